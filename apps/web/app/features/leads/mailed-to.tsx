import { leadForm } from "@academy/content/pages/quiz/lead-form";
import { resultPage } from "@academy/content/pages/quiz/quiz-page";
import type { LeadReceipt } from "@academy/contract/visitors/leads";
import { useEffect, useRef, useState } from "react";
import { newId } from "../../lib/new-id.ts";
import { fillWords } from "../../lib/text/fill-words.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { Form, FormError, SubmitButton } from "../../ui/form/form.tsx";
import { isAddress } from "../../ui/form/is-address.ts";
import { TextField } from "../../ui/form/text-field.tsx";
import { readFields, useForm } from "../../ui/form/use-form.ts";
import { type LeadPerson, leadBody, type QuizSheet } from "./lead-body.ts";
import { sendLead } from "./send-lead.ts";

type MailedResult = LeadPerson & { submission: string };

type MailedToProps = {
  sheet: QuizSheet;
  /** As this device sent it: the server tells nobody whose a result is. */
  sent: MailedResult;
  onCorrected: (receipt: LeadReceipt, sent: MailedResult) => void;
};

const words = resultPage.mailedTo;

/** Where one's own result was mailed, and the way to mend a slip in it. */
export function MailedTo({ sheet, sent, onCorrected }: MailedToProps) {
  const [isOpen, setOpen] = useState(false);
  const [isCorrected, setCorrected] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpen(false);
    opener.current?.focus();
  };
  return (
    <div className="grid justify-items-start gap-1">
      <p role="status" className="text-ink-soft text-small text-pretty wrap-anywhere">
        {fillWords(isCorrected ? words.corrected : words.sent, { address: sent.email })}
      </p>
      <Button
        ref={opener}
        variant="quiet"
        size="small"
        className="-ml-3"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {words.correct}
      </Button>
      {isOpen && (
        <CorrectionForm
          sheet={sheet}
          sent={sent}
          onCorrected={(...corrected) => {
            setCorrected(true);
            close();
            onCorrected(...corrected);
          }}
        />
      )}
    </div>
  );
}

/** Sent as another submission that takes the place of the first: it counts in the same limits, and its mail in the same number a day. */
function CorrectionForm({ sheet, sent, onCorrected }: MailedToProps) {
  // Sent again after a failure it is the same one; another address is another.
  const submissions = useRef(new Map<string, string>());
  const control = useForm({
    read: (form) => ({ email: (readFields(form).email ?? "").trim() }),
    check({ email }, form): { email?: string } {
      if (!email) return { email: leadForm.emailMissing.description };
      return isAddress(form) ? {} : { email: leadForm.emailWrong };
    },
    async send({ email }) {
      const submission = submissions.current.get(email) ?? newId();
      submissions.current.set(email, submission);
      const person = { ...sent, email, submission };
      const receipt = await sendLead({
        ...leadBody(sheet, person),
        submission_id: submission,
        corrects: sent.submission,
      });
      return { receipt, person };
    },
    onDone: ({ receipt, person }) => onCorrected(receipt, person),
    readFailure: () => ({ form: words.failed }),
  });
  const { element } = control;
  useEffect(() => {
    const field = element.current?.elements.namedItem("email");
    if (field instanceof HTMLInputElement) field.select();
  }, [element]);
  return (
    <Form control={control} className="mt-2 w-full">
      <TextField
        name="email"
        label={words.label}
        type="email"
        autoComplete="email"
        inputMode="email"
        maxLength={254}
        defaultValue={sent.email}
      />
      <FormError />
      <div className="form-actions">
        <SubmitButton busyLabel={words.busy}>{words.submit}</SubmitButton>
      </div>
    </Form>
  );
}
