import { checkoutPage } from "@academy/content/pages/buying/checkout-page";
import { noteInterest } from "@academy/contract/calls/orders";
import { fullName } from "@academy/contract/fields/full-name";
import type { OfferView } from "@academy/contract/orders";
import { useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { callApi } from "../../../lib/api/api.ts";
import { shownLine } from "../../../lib/text/shown-text.ts";
import { Form, FormError, SubmitButton } from "../../../ui/form/form.tsx";
import { isAddress } from "../../../ui/form/is-address.ts";
import { prefill } from "../../../ui/form/prefill.ts";
import { TextField } from "../../../ui/form/text-field.tsx";
import { readFields, useForm } from "../../../ui/form/use-form.ts";
import { useUser } from "../../account/public.ts";
import { formFailure } from "../form-failure.ts";
import { buyerProblems } from "./form/check-order.ts";
import { fieldsDraft } from "./form/order-choices.ts";

const words = checkoutPage.closed;

type InterestFormProps = {
  offer: OfferView["key"];
  /** Whether payment is open, and this alone isn’t ready. */
  isSoon: boolean;
};

/** While it can’t be bought: name and address of whoever would like to be told. */
export function InterestForm({ offer, isSoon }: InterestFormProps) {
  const { heading, text } = isSoon ? checkoutPage.soon : words;
  const [isNoted, setNoted] = useState(false);
  const { user } = useUser();
  const control = useForm({
    read: readFields,
    check: (values, form) => buyerProblems(values, (name) => isAddress(form, name)),
    send: ({ name = "", email = "" }) =>
      callApi(noteInterest, { body: { offer, name: shownLine(name), email: shownLine(email) } }),
    onDone: () => setNoted(true),
    readFailure: formFailure,
    draft: { name: fieldsDraft(offer), fields: ["name", "email"] },
  });
  const { element } = control;
  useEffect(() => {
    if (user && element.current) prefill(element.current, { name: fullName(user), email: user.email });
  }, [element, user]);
  if (isNoted) return <Noted />;
  return (
    <>
      <h2 className="text-heading">{heading}</h2>
      <p className="mt-2 mb-6 text-pretty">{text}</p>
      <Form control={control} aria-label={heading}>
        <TextField name="name" label={words.name} autoComplete="name" maxLength={160} />
        <TextField name="email" label={words.email} type="email" autoComplete="email" maxLength={254} />
        <FormError />
        <SubmitButton size="large" busyLabel={words.busy}>
          {words.submit}
        </SubmitButton>
      </Form>
      <p className="mt-2 text-small">
        <Link to={words.privacyLink.to} className="text-link inline-flex min-h-11 items-center">
          {words.privacyLink.label}
        </Link>
      </p>
    </>
  );
}

function Noted() {
  const { heading, text } = words.done;
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <>
      <h2 ref={title} tabIndex={-1} className="text-heading outline-none">
        {heading}
      </h2>
      <p className="mt-2 text-pretty">{text}</p>
    </>
  );
}
