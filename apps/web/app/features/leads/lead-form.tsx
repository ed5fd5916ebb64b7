import { leadConsent, leadForm } from "@academy/content/pages/quiz/lead-form";
import { fullName } from "@academy/contract/fields/full-name";
import type { LeadReceipt } from "@academy/contract/visitors/leads";
import { useQueryClient } from "@tanstack/react-query";
import { type ChangeEvent, useRef } from "react";
import { Link } from "react-router";
import { newId } from "../../lib/new-id.ts";
import { shownLine } from "../../lib/text/shown-text.ts";
import { Checkbox } from "../../ui/form/checkbox.tsx";
import { Form, SubmitButton } from "../../ui/form/form.tsx";
import { isAddress } from "../../ui/form/is-address.ts";
import { TextField } from "../../ui/form/text-field.tsx";
import { useForm } from "../../ui/form/use-form.ts";
import { toast } from "../../ui/toast/toast-store.ts";
import { askAgain, useUser } from "../account/public.ts";
import { type LeadPerson, leadBody, type QuizSheet } from "./lead-body.ts";
import { sendLead } from "./send-lead.ts";

type Draft = LeadPerson;
type Submission = { id: string; of: string };

type LeadFormProps = {
  sheet: QuizSheet;
  draft: Draft | undefined;
  onType: (draft: Draft) => void;
  submission: Submission | undefined;
  onSending: (submission: Submission) => void;
  onReceipt: (receipt: LeadReceipt, sent: LeadPerson & { submission: string }) => void;
};

/** Name and address in exchange for the result. What was typed stays, whatever happens to the call. */
export function LeadForm(props: LeadFormProps) {
  const { sheet, onType, onSending, onReceipt } = props;
  const { user } = useUser();
  const client = useQueryClient();
  const known = user && { name: fullName(user), email: user.email };
  const draft = props.draft ?? { name: "", email: "", ...known, wantsNews: false };

  /** In a toast, as specified; the field it is about takes the focus. */
  const said = useRef<ReturnType<typeof toast>>(undefined);
  const say = (words: { title: string; description: string }) => {
    said.current = toast({ ...words, variant: "destructive" });
  };
  // What was said of one try is not so with the next, and must not lie on the result.
  const takeBack = () => said.current?.dismiss();

  const type = ({ target }: ChangeEvent<HTMLInputElement>) =>
    onType({ ...draft, [target.name]: target.type === "checkbox" ? target.checked : target.value });

  const control = useForm({
    read: () => ({ ...draft, name: shownLine(draft.name), email: draft.email.trim() }),
    check({ name, email }, form) {
      takeBack();
      const { nameMissing, emailMissing, emailWrong } = leadForm;
      const isWrong = !email || !isAddress(form);
      // One toast at a time, about the first of them; each field has its own beside it.
      if (!name) say(nameMissing);
      else if (!email) say(emailMissing);
      return {
        ...(!name && { name: nameMissing.description }),
        ...(isWrong && { email: email ? emailWrong : emailMissing.description }),
      };
    },
    async send(person, { form }) {
      const { name, email, wantsNews } = person;
      const submission = submissionFor(JSON.stringify([name, email, wantsNews]));
      const receipt = await sendLead({
        ...leadBody(sheet, person),
        submission_id: submission,
        website: String(new FormData(form).get("website") ?? ""),
      });
      return { receipt, submission };
    },
    onDone({ receipt, submission }, person) {
      takeBack();
      // A member is known with the archetype of their newest result.
      if (user) void askAgain(client);
      onReceipt(receipt, { ...person, submission });
    },
    readFailure() {
      say(leadForm.failure);
      return {};
    },
  });

  /** The same words sent again are the same submission; a corrected address is another one. */
  function submissionFor(of: string): string {
    if (props.submission?.of === of) return props.submission.id;
    const id = newId();
    onSending({ id, of });
    return id;
  }

  return (
    // Nothing is required, since the toasts say what is missing.
    <Form control={control}>
      <TextField
        name="name"
        label={leadForm.name}
        autoComplete="name"
        maxLength={160}
        value={draft.name}
        onChange={type}
      />
      <TextField
        name="email"
        label={leadForm.email}
        type="email"
        autoComplete="email"
        inputMode="email"
        maxLength={254}
        value={draft.email}
        onChange={type}
      />
      <div aria-hidden="true" className="lead-website">
        <label>
          {leadForm.website}
          <input name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <Checkbox name="wantsNews" label={leadForm.news} checked={draft.wantsNews} onChange={type} />
      <div>
        <SubmitButton size="large" busyLabel={leadForm.busy} className="lead-submit">
          {leadForm.submit}
        </SubmitButton>
        <p className="mt-4 text-ink-soft text-small text-pretty">
          {leadConsent.text}{" "}
          <Link to={leadForm.privacy.to} className="text-link">
            {leadForm.privacy.label}
          </Link>
        </p>
      </div>
    </Form>
  );
}
