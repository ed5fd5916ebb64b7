import { subscribePage } from "@academy/content/subscribe-page";
import { fullName } from "@academy/contract/full-name";
import { useEffect, useRef } from "react";
import { Link } from "react-router";
import { fillEmpty } from "../../lib/fill-empty.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { Input } from "../../ui/input.tsx";
import { useHydrated } from "../../ui/use-hydrated.ts";
import { useUser } from "../account/public.ts";
import { useEnrollment } from "./use-enrollment.ts";

const words = subscribePage.form;

/** Name and e-mail, never a card. */
export function EnrollmentForm() {
  const { errors, isProcessing, submit, settle } = useEnrollment();
  const { user } = useUser();
  const form = useRef<HTMLFormElement>(null);
  const isHydrated = useHydrated();

  useEffect(() => {
    if (!user || !form.current) return;
    fillEmpty(form.current, { name: fullName(user), email: user.email });
  }, [user]);

  return (
    <section aria-labelledby="enrol-heading" className="enrollment">
      <h2 id="enrol-heading" className="text-heading">
        {words.heading}
      </h2>
      <p className="mt-2 text-ink-soft">{words.lead}</p>
      <noscript>
        <p className="mt-4">{words.withoutScripts}</p>
      </noscript>
      <form ref={form} noValidate onSubmit={submit} className="form mt-6">
        <Field label={words.name} error={errors.name}>
          <Input name="name" autoComplete="name" maxLength={160} onInput={() => settle("name")} />
        </Field>
        <Field label={words.email} error={errors.email}>
          <Input
            name="email"
            type="email"
            autoComplete="email"
            maxLength={254}
            onInput={() => settle("email")}
          />
        </Field>
        {/* Before the page has come to life it sends nothing: what was typed must not end in the address. */}
        <Button
          type={isHydrated ? "submit" : "button"}
          size="large"
          isBusy={isProcessing}
          disabled={isProcessing}
        >
          {isProcessing ? words.busy : words.submit}
        </Button>
      </form>
      <p className="mt-5 text-small text-pretty">{words.notLiveNote}</p>
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
