import { contactPage } from "@academy/content/pages/contact-page";
import * as calls from "@academy/contract/calls/visitors/contact";
import { fullName } from "@academy/contract/fields/full-name";
import type { ContactBody, ContactTopic } from "@academy/contract/visitors/contact";
import { useEffect, useState } from "react";
import { Link } from "react-router";
import { callApi } from "../../lib/api/api.ts";
import { ApiError } from "../../lib/api/api-error.ts";
import { forgetSubmission, submissionFor } from "../../lib/storage/kept-submission.ts";
import { shownLine, shownText } from "../../lib/text/shown-text.ts";
import { Form, FormError, SubmitButton } from "../../ui/form/form.tsx";
import { isAddress } from "../../ui/form/is-address.ts";
import { prefill } from "../../ui/form/prefill.ts";
import { useForm } from "../../ui/form/use-form.ts";
import { useUser } from "../account/public.ts";
import { ContactFields } from "./contact-fields.tsx";

const words = contactPage.form;
const formName = "contact";

type ContactFormProps = {
  /** After another: whoever asked for it is ready to write. */
  isNext: boolean;
  onSent: () => void;
};

/** A message to the academy. What was typed stays on the device until it has arrived. */
export function ContactForm({ isNext, onSent }: ContactFormProps) {
  const [length, setLength] = useState(0);
  const { user } = useUser();
  const control = useForm({
    read: valuesOf,
    check: (values, form) => problemsOf(values, isAddress(form)),
    send: (values, { form }) =>
      sendMessage({
        ...values,
        topic: values.topic as ContactTopic,
        submission_id: submissionFor(formName, values),
        ...unseenOf(form),
      }),
    onDone() {
      forgetSubmission(formName);
      onSent();
    },
    readFailure: (error) => ({ form: <FailureWords {...failureOf(error)} /> }),
    draft: { name: formName, fields: [...fieldNames, "asked"] },
  });
  const { element } = control;

  useEffect(() => {
    if (!element.current) return;
    setLength(valuesOf(element.current).message.length);
    if (isNext) element.current.querySelector("input")?.focus();
  }, [element, isNext]);
  useEffect(() => {
    if (user && element.current) prefill(element.current, { name: fullName(user), email: user.email });
  }, [element, user]);

  return (
    <Form
      control={control}
      aria-label={words.label}
      onInput={(event) => setLength(valuesOf(event.currentTarget).message.length)}
    >
      <ContactFields length={length} />
      <p className="text-ink-soft text-small text-pretty">
        {words.privacyNote}{" "}
        <Link to={words.privacyLink.to} className="text-link">
          {words.privacyLink.label}
        </Link>
      </p>
      <FormError />
      <SubmitButton size="large" busyLabel={words.busy}>
        {words.submit}
      </SubmitButton>
    </Form>
  );
}

const FailureWords = ({ title, description }: { title: string; description: string }) => (
  <>
    <p className="weight-500">{title}</p>
    <p className="mt-1 text-small">{description}</p>
  </>
);

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

/** What nobody types: which question of Sage support it passes on; and what only a program fills in. */
function unseenOf(form: HTMLFormElement): Pick<ContactBody, "asked" | "website"> {
  const data = new FormData(form);
  const asked = String(data.get("asked") ?? "");
  return { ...(asked && { asked }), website: String(data.get("website") ?? "") };
}

const sendMessage = (body: ContactBody) => callApi(calls.sendMessage, { body });

/** What is said when a message did not arrive. */
function failureOf(error: unknown): { title: string; description: string } {
  // fetch fails without an answer only when there is no way to the server.
  if (!(error instanceof ApiError)) return contactPage.offline;
  return error.status === 429 ? contactPage.limits.tooMany : contactPage.failure;
}

const fieldNames = ["name", "email", "topic", "message"] as const;
type FieldName = (typeof fieldNames)[number];
type Errors = Partial<Record<FieldName, string>>;

const checkMessageWords = contactPage.limits;
const { maxNameCharacters, maxMessageCharacters } = contactPage.form;

/** What is wrong with each field, in the page's own words. `isAddress` is the browser's opinion. */
export function problemsOf(values: Record<FieldName, string>, isAddress: boolean): Errors {
  const errors: Errors = {};
  if (!values.name) errors.name = checkMessageWords.nameMissing;
  else if (values.name.length > maxNameCharacters) errors.name = checkMessageWords.nameTooLong;
  if (!values.email) errors.email = checkMessageWords.emailMissing;
  else if (!isAddress) errors.email = checkMessageWords.emailWrong;
  if (!values.topic) errors.topic = checkMessageWords.topicMissing;
  if (!values.message) errors.message = checkMessageWords.messageMissing;
  else if (values.message.length > maxMessageCharacters) errors.message = checkMessageWords.messageTooLong;
  return errors;
}
