import { studioSagePage } from "@academy/content/pages/studio/sage-page";
import { keptDraft } from "../../../lib/storage/kept-draft.ts";
import { FormField } from "../../../ui/form/text-field.tsx";
import { Textarea } from "../../../ui/form/textarea.tsx";
import { readFields } from "../../../ui/form/use-form.ts";
import { toast } from "../../../ui/toast/toast-store.ts";
import { FormDialog } from "../kit/form-dialog.tsx";
import { AnswerPreview } from "./answer-preview.tsx";
import { type AnswerInProgress, draftOf, saveAnswer, useFreshLists } from "./calls.ts";
import { answerBodyOf, problemsOf } from "./check-answer.ts";

const words = studioSagePage.form;
const titles = { new: words.newTitle, answer: words.answerTitle, edit: words.editTitle };

/** React focuses by itself, too early for a dialog, and leaves the attribute out. */
const askFocus = (area: HTMLElement | null) => area?.setAttribute("autofocus", "");

type AnswerDialogProps = { writing: AnswerInProgress; onClose: () => void };

/** The browser keeps what is typed, so that nothing here can lose it. */
export function AnswerDialog({ writing, onClose }: AnswerDialogProps) {
  const name = draftOf(writing);
  const refresh = useFreshLists();
  const known = writing.kind === "new" ? undefined : writing.of.question;
  const taught = writing.kind === "edit" ? writing.of : undefined;
  const alike = writing.kind === "answer" ? writing.of.alike : [];
  const askers = writing.kind === "answer" ? writing.of.askers : 0;
  const otherWays = taught?.alsoAskedAs ?? alike.map(({ question }) => question);
  return (
    <FormDialog
      title={titles[writing.kind]}
      words={{ ...words, submit: taught ? words.saveChange : words.save }}
      read={(form) => {
        const { question = "", answer = "", alsoAskedAs = "" } = readFields(form);
        return answerBodyOf({ question, answer, alsoAskedAs });
      }}
      check={problemsOf}
      send={(body) => saveAnswer(writing, body)}
      draft={{ name, fields: ["question", "answer", "alsoAskedAs"] }}
      onDone={() => {
        toast(words.saved);
        return refresh();
      }}
      onClose={onClose}
      onCancel={() => {
        keptDraft.drop(name);
        onClose();
      }}
    >
      <FormField name="question" label={words.question} hint={words.questionHint}>
        <Textarea name="question" rows={2} defaultValue={known} className="min-h-16" />
      </FormField>
      <FormField name="answer" label={words.answer} hint={words.answerHint}>
        <Textarea
          ref={known === undefined ? undefined : askFocus}
          name="answer"
          rows={6}
          defaultValue={taught?.answer}
        />
      </FormField>
      <FormField name="alsoAskedAs" label={words.also} hint={words.alsoHint} isOptional>
        <Textarea name="alsoAskedAs" rows={3} defaultValue={otherWays.join("\n")} className="min-h-16" />
      </FormField>
      {askers > 0 && <p className="text-small">{words.askers(askers)}</p>}
      <AnswerPreview id={taught?.id} />
    </FormDialog>
  );
}
