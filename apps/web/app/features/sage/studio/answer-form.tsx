import { studioSagePage } from "@academy/content/pages/studio/sage-page";
import { useMutation } from "@tanstack/react-query";
import { explain } from "../../../lib/api/api-error.ts";
import { keptDraft } from "../../../lib/storage/kept-draft.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { Form, FormError, SubmitButton } from "../../../ui/form/form.tsx";
import { useForm } from "../../../ui/form/use-form.ts";
import { AnswerFieldset } from "./answer-fieldset.tsx";
import { type AnswerBody, type AnswerFields, answerBodyOf, problemsOf } from "./check-answer.ts";
import { type AnswerInProgress, draftOf, saveWriting } from "./writing.ts";

const words = studioSagePage.form;
const fields = ["question", "answer", "alsoAskedAs"] as const;

type AnswerFormProps = { writing: AnswerInProgress; onCancel: () => void; onSaved: () => void };

export function AnswerForm({ writing, onCancel, onSaved }: AnswerFormProps) {
  const draftName = draftOf(writing);
  // A mutation, so that everybody hears of a session that has ended.
  const { mutateAsync } = useMutation({ mutationFn: (body: AnswerBody) => saveWriting(writing, body) });
  const control = useForm({
    read: (form) => answerBodyOf(fieldsOf(form)),
    check: problemsOf,
    send: (body) => mutateAsync(body),
    onDone: onSaved,
    readFailure: (error) => ({ form: explain(error) }),
    draft: { name: draftName, fields },
  });
  const cancel = () => {
    keptDraft.drop(draftName);
    onCancel();
  };
  return (
    <Form control={control}>
      <AnswerFieldset writing={writing} />
      <FormError />
      <div className="form-actions">
        <SubmitButton busyLabel={words.busy}>
          {writing.kind === "edit" ? words.saveChange : words.save}
        </SubmitButton>
        <Button variant="quiet" onClick={cancel}>
          {words.cancel}
        </Button>
      </div>
    </Form>
  );
}

function fieldsOf(form: HTMLFormElement): AnswerFields {
  const data = new FormData(form);
  const typed = (name: keyof AnswerFields) => String(data.get(name) ?? "");
  return { question: typed("question"), answer: typed("answer"), alsoAskedAs: typed("alsoAskedAs") };
}
