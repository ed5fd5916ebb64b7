import { studioQuizPage } from "@academy/content/pages/studio/quiz-page";
import { Button } from "../../../ui/buttons/button.tsx";
import { Dialog } from "../../../ui/modal/dialog.tsx";

const words = studioQuizPage.discarding;

type DiscardDialogProps = { isOpen: boolean; onDiscard: () => Promise<void>; onClose: () => void };

export const DiscardDialog = ({ isOpen, onDiscard, onClose }: DiscardDialogProps) => (
  <Dialog
    isOpen={isOpen}
    onClose={onClose}
    title={words.title}
    description={words.text}
    actions={
      <>
        <Button variant="destructive" onClick={() => void onDiscard()}>
          {words.confirm}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {words.cancel}
        </Button>
      </>
    }
  />
);
