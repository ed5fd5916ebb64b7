import { studioSagePage } from "@academy/content/pages/studio-sage-page";
import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { explain } from "../../../lib/api-error.ts";
import { keptDraft } from "../../../lib/kept-draft.ts";
import { Button } from "../../../ui/button.tsx";
import { AnswerFieldset } from "./answer-fieldset.tsx";
import {
  type AnswerBody,
  type AnswerErrors,
  type AnswerFields,
  answerBodyOf,
  problemsOf,
} from "./check-answer.ts";
import { draftOf, saveWriting, type Writing } from "./writing.ts";

const words = studioSagePage.form;

type AnswerFormProps = { writing: Writing; onCancel: () => void; onSaved: () => void };

export function AnswerForm({ writing, onCancel, onSaved }: AnswerFormProps) {
  const draftName = draftOf(writing);
  const [draft] = useState(() => keptDraft.read(draftName));
  const [errors, setErrors] = useState<AnswerErrors>({});
  const saving = useMutation({
    mutationFn: (body: AnswerBody) => saveWriting(writing, body),
    onSuccess: () => {
      keptDraft.drop(draftName);
      onSaved();
    },
  });
  const cancel = () => {
    keptDraft.drop(draftName);
    onCancel();
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (saving.isPending) return;
    const body = answerBodyOf(fieldsOf(event.currentTarget));
    const problems = problemsOf(body);
    setErrors(problems);
    const [wrong] = Object.keys(problems);
    if (wrong) event.currentTarget.querySelector<HTMLElement>(`[name=${wrong}]`)?.focus();
    else saving.mutate(body);
  };
  return (
    <form
      noValidate
      className="form"
      onSubmit={submit}
      onInput={(event) => keptDraft.write(draftName, fieldsOf(event.currentTarget))}
    >
      <AnswerFieldset writing={writing} draft={draft} errors={errors} />
      {saving.error && (
        <p role="alert" className="form-error">
          {explain(saving.error)}
        </p>
      )}
      <div className="form-actions">
        <Button type="submit" isBusy={saving.isPending}>
          {saving.isPending ? words.busy : writing.kind === "edit" ? words.saveChange : words.save}
        </Button>
        <Button variant="quiet" onClick={cancel}>
          {words.cancel}
        </Button>
      </div>
    </form>
  );
}

function fieldsOf(form: HTMLFormElement): AnswerFields {
  const data = new FormData(form);
  const typed = (name: keyof AnswerFields) => String(data.get(name) ?? "");
  return { question: typed("question"), answer: typed("answer"), alsoAskedAs: typed("alsoAskedAs") };
}
