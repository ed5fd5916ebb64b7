import { leadForm } from "@academy/content/quiz-page";
import { fullName } from "@academy/contract/full-name";
import type { LeadReceipt } from "@academy/contract/leads";
import type { QuizAnswers } from "@academy/quiz/answers";
import { scoreQuiz } from "@academy/quiz/score";
import type { StepOrder } from "@academy/quiz/steps";
import { type ChangeEvent, type FormEvent, useRef, useState } from "react";
import { Link } from "react-router";
import { newId } from "../../lib/new-id.ts";
import { Button } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { Field } from "../../ui/field.tsx";
import { Input } from "../../ui/input.tsx";
import { toast } from "../../ui/toast-store.ts";
import { useUser } from "../account/public.ts";
import { readFirstTouch } from "../funnel/public.ts";
import { sendLead } from "./send-lead.ts";

type Draft = { name: string; email: string; wantsNews: boolean };
type Submission = { id: string; of: string };

type LeadFormProps = {
  answers: QuizAnswers;
  order: StepOrder;
  finishedAt: string | undefined;
  draft: Draft | undefined;
  onType: (draft: Draft) => void;
  submission: Submission | undefined;
  onSending: (submission: Submission) => void;
  onReceipt: (receipt: LeadReceipt) => void;
};

/** Name and address in exchange for the result. What was typed stays, whatever happens to the call. */
export function LeadForm(props: LeadFormProps) {
  const { answers, order, finishedAt, onType, onSending, onReceipt } = props;
  const { user } = useUser();
  const [isSending, setSending] = useState(false);
  const isUnderWay = useRef(false);
  const known = user && { name: fullName(user), email: user.email };
  const draft = props.draft ?? { name: "", email: "", ...known, wantsNews: false };

  const type = ({ target }: ChangeEvent<HTMLInputElement>) =>
    onType({ ...draft, [target.name]: target.type === "checkbox" ? target.checked : target.value });

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // At once, not with the next rendering: two presses may come before it.
    if (isUnderWay.current) return;
    const form = event.currentTarget;
    const refuse = (words: { title: string; description: string }, field: string) => {
      toast({ ...words, variant: "destructive" });
      form.querySelector<HTMLElement>(`[name=${field}]`)?.focus();
    };
    const [name, email] = [shown(draft.name), draft.email.trim()];
    if (!name) return refuse(leadForm.nameMissing, "name");
    if (!email) return refuse(leadForm.emailMissing, "email");

    isUnderWay.current = true;
    setSending(true);
    const { primary, secondary } = scoreQuiz(answers);
    try {
      const receipt = await sendLead({
        email,
        name,
        archetype_primary: primary.archetype,
        archetype_secondary: secondary.archetype,
        confidence_score: primary.confidence,
        quiz_completion: finishedAt,
        phase1_answers: [...answers.phase1],
        phase2_rankings: copyOf(answers.phase2),
        phase3_ratings: { ...answers.phase3 },
        submission_id: submissionFor(JSON.stringify([name, email, draft.wantsNews])),
        wants_news: draft.wantsNews,
        consent_version: leadForm.consentVersion,
        quiz_variant: order,
        first_touch: readFirstTouch(),
        website: String(new FormData(form).get("website") ?? ""),
      });
      onReceipt(receipt);
    } catch {
      toast({ ...leadForm.failure, variant: "destructive" });
      isUnderWay.current = false;
      setSending(false);
    }
  };

  /** The same words sent again are the same submission; a corrected address is another one. */
  function submissionFor(of: string): string {
    if (props.submission?.of === of) return props.submission.id;
    const id = newId();
    onSending({ id, of });
    return id;
  }

  return (
    // The browser itself checks the form of the address; nothing is required, since the toasts say what is missing.
    <form onSubmit={submit} className="form">
      <Field label={leadForm.name}>
        <Input name="name" autoComplete="name" maxLength={160} value={draft.name} onChange={type} />
      </Field>
      <Field label={leadForm.email}>
        <Input
          name="email"
          type="email"
          autoComplete="email"
          inputMode="email"
          maxLength={254}
          value={draft.email}
          onChange={type}
        />
      </Field>
      <div aria-hidden="true" className="lead-website">
        <label>
          Website
          <input name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <Checkbox name="wantsNews" label={leadForm.news} checked={draft.wantsNews} onChange={type} />
      <div>
        <Button type="submit" size="large" isBusy={isSending} className="lead-submit">
          {isSending ? leadForm.busy : leadForm.submit}
        </Button>
        <p className="mt-4 text-ink-soft text-small text-pretty">
          {leadForm.consent}{" "}
          <Link to={leadForm.privacy.to} className="text-link">
            {leadForm.privacy.label}
          </Link>
        </p>
      </div>
    </form>
  );
}

/** What can't be shown comes along when a name is pasted, and would have it refused. */
const shown = (name: string) => name.replace(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]+/gu, " ").trim();

const copyOf = (rankings: QuizAnswers["phase2"]) =>
  Object.fromEntries(Object.entries(rankings).map(([id, ranking]) => [id, [...ranking]]));
