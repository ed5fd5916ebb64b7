import { subscribePage } from "@academy/content/pages/subscribe-page";
import { fullName } from "@academy/contract/fields/full-name";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { Link } from "react-router";
import { whenIdle } from "../../../lib/when-idle.ts";
import { Form, FormError, SubmitButton } from "../../../ui/form/form.tsx";
import { prefill } from "../../../ui/form/prefill.ts";
import { TextField } from "../../../ui/form/text-field.tsx";
import { useUser } from "../../account/public.ts";
import { offersQuery } from "../offers-query.ts";
import { useEnrollment } from "./use-enrollment.tsx";

const words = subscribePage.form;

/** Name and e-mail, never a card. */
export function EnrollmentForm() {
  const control = useEnrollment();
  const { element, isSending } = control;
  const { user } = useUser();

  useEffect(() => {
    if (user && element.current) prefill(element.current, { name: fullName(user), email: user.email });
  }, [element, user]);

  return (
    <section aria-labelledby="enroll-heading" className="enrollment">
      <h2 id="enroll-heading" className="text-heading">
        {words.heading}
      </h2>
      <p className="mt-2 text-ink-soft">{words.lead}</p>
      <noscript>
        <p className="mt-4">{words.withoutScripts}</p>
      </noscript>
      <Form control={control} className="mt-6">
        <TextField name="name" label={words.name} autoComplete="name" maxLength={160} />
        <TextField name="email" label={words.email} type="email" autoComplete="email" maxLength={254} />
        <FormError />
        <SubmitButton size="large" busyLabel={words.busy} disabled={isSending}>
          {words.submit}
        </SubmitButton>
      </Form>
      <PaymentNote />
      <p className="mt-3 text-small">
        {words.otherWays.text}{" "}
        <Link to={words.otherWays.link.to} className="text-link">
          {words.otherWays.link.label}
        </Link>
      </p>
      <p className="mt-3 text-ink-soft text-small">{words.agreement}</p>
      <p className="enrollment-links">
        {words.agreementLinks.map(({ label, to }) => (
          <Link key={to} to={to} className="text-link inline-flex min-h-11 items-center">
            {label}
          </Link>
        ))}
      </p>
    </section>
  );
}

const paymentNoteWords = subscribePage.form.payment;

/** Where the money goes, found out when there is time; its place is kept from the start. */
function PaymentNote() {
  const [isTime, setTime] = useState(false);
  useEffect(() => whenIdle(() => setTime(true)), []);
  const { data } = useQuery({ ...offersQuery, enabled: isTime });
  return <p className="enrollment-note">{paymentNoteWords[data?.payment ?? "unknown"]}</p>;
}
