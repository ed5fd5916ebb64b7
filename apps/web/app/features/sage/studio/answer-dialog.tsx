import { studioSagePage } from "@academy/content/pages/studio/sage-page";
import { Dialog } from "../../../ui/modal/dialog.tsx";
import { toast } from "../../../ui/toast/toast-store.ts";
import { AnswerForm } from "./answer-form.tsx";
import { type AnswerInProgress, draftOf } from "./writing.ts";

const words = studioSagePage.form;
const titles = { new: words.newTitle, answer: words.answerTitle, edit: words.editTitle };

type AnswerDialogProps = { writing: AnswerInProgress | null; onClose: () => void; onSaved: () => void };

export function AnswerDialog({ writing, onClose, onSaved }: AnswerDialogProps) {
  const finish = () => {
    onClose();
    toast(words.saved);
    onSaved();
  };
  return (
    <Dialog isOpen={writing !== null} onClose={onClose} title={titles[writing?.kind ?? "new"]}>
      {writing && <AnswerForm key={draftOf(writing)} writing={writing} onCancel={onClose} onSaved={finish} />}
    </Dialog>
  );
}
