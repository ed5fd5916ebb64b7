import { studioSagePage } from "@academy/content/pages/studio/sage-page";
import { Field } from "../../../ui/form/field.tsx";
import { useFieldError } from "../../../ui/form/form.tsx";
import { Textarea } from "../../../ui/form/textarea.tsx";
import type { AnswerInProgress } from "./writing.ts";

const words = studioSagePage.form;

/** React focuses by itself, too early for a dialog, and leaves the attribute out. */
const askFocus = (area: HTMLElement | null) => area?.setAttribute("autofocus", "");

/** The browser keeps what is typed, so that nothing here can lose it. */
export function AnswerFieldset({ writing }: { writing: AnswerInProgress }) {
  const known = writing.kind === "new" ? undefined : writing.of.question;
  const taught = writing.kind === "edit" ? writing.of : undefined;
  return (
    <>
      <Field label={words.question} hint={words.questionHint} error={useFieldError("question")}>
        <Textarea name="question" rows={2} defaultValue={known} className="studio-short" />
      </Field>
      <Field label={words.answer} hint={words.answerHint} error={useFieldError("answer")}>
        <Textarea
          ref={known === undefined ? undefined : askFocus}
          name="answer"
          rows={6}
          defaultValue={taught?.answer}
        />
      </Field>
      <Field label={words.also} hint={words.alsoHint} error={useFieldError("alsoAskedAs")} isOptional>
        <Textarea
          name="alsoAskedAs"
          rows={3}
          defaultValue={taught?.alsoAskedAs.join("\n")}
          className="studio-short"
        />
      </Field>
    </>
  );
}
