import { studioSagePage } from "@academy/content/pages/studio/sage-page";
import type { TaughtAnswerView } from "@academy/contract/sage";
import { useMutation } from "@tanstack/react-query";
import { explain } from "../../../lib/api/api-error.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { Dialog } from "../../../ui/modal/dialog.tsx";
import { toast } from "../../../ui/toast/toast-store.ts";
import { removeAnswer } from "./calls.ts";

const words = studioSagePage.removal;

type RemovalDialogProps = { answer: TaughtAnswerView | null; onClose: () => void; onRemoved: () => void };

export function RemovalDialog({ answer, onClose, onRemoved }: RemovalDialogProps) {
  const removing = useMutation({
    mutationFn: removeAnswer,
    onSuccess: () => {
      onClose();
      toast({ title: words.done });
      onRemoved();
    },
  });
  const close = () => {
    removing.reset();
    onClose();
  };
  return (
    <Dialog
      isOpen={answer !== null}
      onClose={close}
      title={words.title}
      description={words.text}
      actions={
        <>
          <Button
            variant="destructive"
            isBusy={removing.isPending}
            onClick={() => answer && removing.mutate(answer.id)}
          >
            {removing.isPending ? words.busy : words.confirm}
          </Button>
          <Button variant="quiet" onClick={close}>
            {words.cancel}
          </Button>
        </>
      }
    >
      <p className="studio-question">{answer?.question}</p>
      <p role="alert" className="field-error mt-3">
        {removing.error ? explain(removing.error) : ""}
      </p>
    </Dialog>
  );
}
