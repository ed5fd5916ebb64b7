import { subscribePage } from "@academy/content/pages/subscribe-page";
import { subscribe } from "@academy/contract/calls/orders";
import { callApi } from "../../../lib/api/api.ts";
import { hasCode } from "../../../lib/api/api-error.ts";
import { forgetSubmission, submissionFor } from "../../../lib/storage/kept-submission.ts";
import { shownLine } from "../../../lib/text/shown-text.ts";
import type { FormErrors } from "../../../ui/form/form-store.ts";
import { isAddress } from "../../../ui/form/is-address.ts";
import { readFields, useForm } from "../../../ui/form/use-form.ts";
import { toast } from "../../../ui/toast/toast-store.ts";
import { formFailure } from "../form-failure.ts";
import { leaveFor } from "../leave-for.ts";
import { justEnrolled } from "./just-enrolled.ts";

const processingMs = 2000;
const formName = "subscribe";
const words = subscribePage.form;

/** Takes its two seconds, whatever the answer is and however soon it comes; then welcomes, or leads to payment. */
export const useEnrollment = () =>
  useForm({
    read: readFields,
    check: (values, form) => problemsOf(values, form),
    async send(values, { signal }) {
      const answer = enroll(values);
      // Heard of when the time is over.
      answer.catch(() => {});
      await wait(processingMs, signal);
      return answer;
    },
    onDone(answer, { email = "" }) {
      forgetSubmission(formName);
      if (answer.outcome === "checkout") return leaveFor(answer.url);
      justEnrolled.keep({ outcome: answer.outcome, email: shownLine(email) });
      toast({ ...subscribePage.toast, survivesPageLoad: true });
      // The server decides what the front door is.
      return leaveFor("/");
    },
    readFailure: (error, hasField) =>
      hasCode(error, "ALREADY_YOURS") ? { form: <AlreadyYours /> } : formFailure(error, hasField),
    draft: { name: formName, fields: ["name", "email"] },
  });

function enroll(values: Record<string, string>) {
  const person = { name: shownLine(values.name ?? ""), email: shownLine(values.email ?? "") };
  return callApi(subscribe, { body: { ...person, submission_id: submissionFor(formName, person) } });
}

function problemsOf({ name, email }: Record<string, string>, form: HTMLFormElement): FormErrors {
  const { nameMissing, emailMissing, emailWrong } = words;
  return {
    ...(!name?.trim() && { name: nameMissing }),
    ...(!email?.trim() ? { email: emailMissing } : !isAddress(form) && { email: emailWrong }),
  };
}

function AlreadyYours() {
  const { text, link } = words.alreadyYours;
  return (
    <>
      {text}{" "}
      <a href={link.to} className="text-link">
        {link.label}
      </a>
    </>
  );
}

const wait = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
