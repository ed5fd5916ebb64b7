import { checkoutPage } from "@academy/content/pages/buying/checkout-page";
import { fullName } from "@academy/contract/fields/full-name";
import type { PaymentProviderName } from "@academy/contract/fields/payment-providers";
import type { OfferView } from "@academy/contract/orders";
import { useEffect } from "react";
import { Checkbox } from "../../../../ui/form/checkbox.tsx";
import { Form, FormError, SubmitButton } from "../../../../ui/form/form.tsx";
import { prefill } from "../../../../ui/form/prefill.ts";
import { useUser } from "../../../account/public.ts";
import type { Refusal } from "../refusal.ts";
import type { Coupon } from "../use-coupon.ts";
import type { useQuote } from "../use-quote.ts";
import { Agreement } from "./agreement.tsx";
import { BuyerFields } from "./buyer-fields.tsx";
import { CouponField } from "./coupon-field.tsx";
import { GiftFields } from "./gift-fields.tsx";
import type { Choices } from "./order-choices.ts";
import { MembershipTerms, PlanChoice } from "./plan-choice.tsx";
import { Sums } from "./sums.tsx";
import { useOrder } from "./use-order.ts";

export type OpenOrderProps = {
  offer: OfferView;
  payment: PaymentProviderName;
  invitation: string | null;
};

type OrderFormProps = OpenOrderProps & {
  /** What was typed here before. */
  kept: Record<string, string>;
  choices: Choices;
  choose: (part: Partial<Choices>) => void;
  quote: ReturnType<typeof useQuote>;
  coupon: Coupon;
  onRefused: (refusal: Refusal) => void;
};

/** Who buys, for whom, how it is paid and what that comes to. */
export function OrderForm(props: OrderFormProps) {
  const { offer, payment, invitation, kept, choices, choose, quote, coupon } = props;
  const { user } = useUser();
  const control = useOrder(props);
  const { element } = control;
  useEffect(() => {
    if (user && element.current) prefill(element.current, { name: fullName(user) });
  }, [element, user]);
  const isFree = quote.data?.totalCents === 0;
  return (
    <Form control={control} aria-label={checkoutPage.title} className="order-form">
      <BuyerFields user={user} isGift={choices.isGift} />
      {offer.canBeGiven && (
        <div>
          <Checkbox
            label={checkoutPage.gift.toggle}
            hint={checkoutPage.gift.toggleHint}
            checked={choices.isGift}
            onChange={(event) => choose({ isGift: event.target.checked })}
          />
          <GiftFields choices={choices} choose={choose} keptNote={kept["gift.note"] ?? ""} />
        </div>
      )}
      {offer.billing === "monthly" ? (
        <MembershipTerms offer={offer} isInvited={Boolean(invitation)} isVisitor={!user} />
      ) : (
        !choices.isGift && (
          <PlanChoice
            offer={offer}
            plan={choices.plan}
            isReduced={quote.data !== undefined && quote.data.totalCents < quote.data.listCents}
            onChoose={choose}
          />
        )
      )}
      <section aria-labelledby="sums-heading" className="order-sums">
        <h2 id="sums-heading" className="text-heading">
          {checkoutPage.sums.heading}
        </h2>
        {/* A membership keeps one price for as long as it lasts. */}
        {offer.billing !== "monthly" && (
          <CouponField coupon={coupon} quote={quote.data} isOpen={Boolean(kept.coupon)} />
        )}
        <Sums offer={offer} plan={choices.plan} quote={quote} code={coupon.code} />
      </section>
      <div className="grid gap-5">
        <FormError />
        <Agreement />
        <SubmitButton size="large" busyLabel={checkoutPage.busy}>
          {isFree ? checkoutPage.submitFree : checkoutPage.submit}
        </SubmitButton>
        {!isFree && <p className="text-ink-soft text-small">{checkoutPage.paidAt[payment]}</p>}
      </div>
    </Form>
  );
}
