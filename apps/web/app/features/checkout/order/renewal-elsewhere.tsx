import { checkoutPage } from "@academy/content/pages/buying/checkout-page";
import type { OfferView } from "@academy/contract/orders";
import { Form, FormError, SubmitButton } from "../../../ui/form/form.tsx";
import { readFields, useForm } from "../../../ui/form/use-form.ts";
import { formFailure } from "../form-failure.ts";
import { renewalProblems } from "./form/check-order.ts";
import { RenewalConsent } from "./form/plan-choice.tsx";

type RenewalElsewhereProps = { offer: Pick<OfferView, "name" | "priceCents">; checkoutLink: string };

/** Before a payment page of somebody else's: what renews is said and agreed to, whatever is said there. */
export function RenewalElsewhere({ offer, checkoutLink }: RenewalElsewhereProps) {
  const control = useForm({
    read: readFields,
    check: renewalProblems,
    send: async () => checkoutLink,
    onDone: (page) => window.location.assign(page),
    readFailure: formFailure,
  });
  return (
    <Form control={control} aria-label={offer.name}>
      <RenewalConsent priceCents={offer.priceCents} />
      <FormError />
      <SubmitButton size="large" busyLabel={checkoutPage.busy}>
        {checkoutPage.submit}
      </SubmitButton>
    </Form>
  );
}
