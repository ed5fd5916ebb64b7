import { contactPage } from "@academy/content/contact-page";
import type { ContactTopic } from "@academy/contract/contact";
import { fullName } from "@academy/contract/full-name";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { fillEmpty } from "../../lib/fill-empty.ts";
import { shownLine, shownText } from "../../lib/shown-text.ts";
import { Button } from "../../ui/button.tsx";
import { useHydrated } from "../../ui/use-hydrated.ts";
import { useUser } from "../account/public.ts";
import { type Errors, type FieldName, fieldNames, problemsOf } from "./check-message.ts";
import { contactDraft, submissionFor } from "./contact-draft.ts";
import { ContactFields } from "./contact-fields.tsx";
import { failureOf, sendMessage } from "./send-message.ts";

const words = contactPage.form;

type ContactFormProps = {
  /** After another: whoever asked for it is ready to write. */
  isNext: boolean;
  onSent: () => void;
};

/** A message to the academy. What was typed stays on the device until it has arrived. */
export function ContactForm({ isNext, onSent }: ContactFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const failureWords = useRef<HTMLDivElement>(null);
  const isUnderWay = useRef(false);
  const [isSending, setSending] = useState(false);
  const [errors, setErrors] = useState<Errors>({});
  const [failure, setFailure] = useState<{ title: string; description: string }>();
  const [length, setLength] = useState(0);
  const isHydrated = useHydrated();
  const { user } = useUser();

  useEffect(() => {
    if (!form.current) return;
    fillEmpty(form.current, contactDraft.read());
    setLength(valuesOf(form.current).message.length);
    if (isNext) form.current.querySelector("input")?.focus();
  }, [isNext]);
  useEffect(() => {
    if (!user || !form.current) return;
    fillEmpty(form.current, { name: fullName(user), email: user.email });
  }, [user]);
  useEffect(() => {
    if (failure) failureWords.current?.focus();
  }, [failure]);

  const type = (event: FormEvent<HTMLFormElement>) => {
    const values = valuesOf(event.currentTarget);
    contactDraft.keep(values);
    setLength(values.message.length);
    const { name } = event.target as HTMLInputElement;
    setErrors(({ [name as FieldName]: _mended, ...others }) => others);
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // At once, not with the next rendering: two presses may come before it.
    if (isUnderWay.current) return;
    const sent = event.currentTarget;
    const values = valuesOf(sent);
    const isAddress = !(sent.elements.namedItem("email") as HTMLInputElement).validity.typeMismatch;
    const problems = problemsOf(values, isAddress);
    setErrors(problems);
    setFailure(undefined);
    const wrong = fieldNames.find((name) => problems[name]);
    if (wrong) return sent.querySelector<HTMLElement>(`[name=${wrong}]`)?.focus();

    isUnderWay.current = true;
    setSending(true);
    try {
      await sendMessage({
        ...values,
        topic: values.topic as ContactTopic,
        submission_id: submissionFor(values),
        website: String(new FormData(sent).get("website") ?? ""),
      });
      contactDraft.drop();
      onSent();
    } catch (error) {
      setFailure(failureOf(error));
      isUnderWay.current = false;
      setSending(false);
    }
  };

  return (
    <form ref={form} noValidate aria-label={words.label} className="form" onSubmit={submit} onInput={type}>
      <ContactFields errors={errors} length={length} />
      <p className="text-ink-soft text-small text-pretty">
        {words.privacyNote}{" "}
        <Link to={words.privacyLink.to} className="text-link">
          {words.privacyLink.label}
        </Link>
      </p>
      {failure && (
        <div ref={failureWords} role="alert" tabIndex={-1} className="form-error">
          <p className="font-medium">{failure.title}</p>
          <p className="mt-1 text-small">{failure.description}</p>
        </div>
      )}
      {/* Before the page has come to life it sends nothing: what was typed must not end in the address. */}
      <Button type={isHydrated ? "submit" : "button"} size="large" isBusy={isSending}>
        {isSending ? words.busy : words.submit}
      </Button>
    </form>
  );
}

/** As the server takes them. */
function valuesOf(form: HTMLFormElement): Record<FieldName, string> {
  const data = new FormData(form);
  const value = (name: FieldName) => String(data.get(name) ?? "");
  return {
    name: shownLine(value("name")),
    email: value("email").trim(),
    topic: value("topic"),
    message: shownText(value("message")),
  };
}
