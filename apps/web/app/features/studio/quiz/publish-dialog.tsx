import { studioQuizPage } from "@academy/content/pages/studio/quiz-page";
import { useState } from "react";
import { fillWords } from "../../../lib/text/fill-words.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { Dialog } from "../../../ui/modal/dialog.tsx";
import { Changes, type TextChange } from "../editor/changes.tsx";

const words = studioQuizPage.publishing;

type PublishDialogProps = {
  isOpen: boolean;
  changes: readonly TextChange[];
  warnings: number;
  onPublish: () => Promise<void>;
  onClose: () => void;
};

/** What would change, and what may be wrong with it, before anybody reads it. */
export function PublishDialog({ isOpen, changes, warnings, onPublish, onClose }: PublishDialogProps) {
  const [isBusy, setBusy] = useState(false);
  const publish = async () => {
    setBusy(true);
    await onPublish();
    setBusy(false);
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={words.title}
      description={words.text}
      actions={
        <>
          <Button isBusy={isBusy} onClick={() => void publish()}>
            {isBusy ? words.busy : words.confirm}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {words.cancel}
          </Button>
        </>
      }
    >
      {warnings > 0 && (
        <p className="quiz-warning">
          {warnings === 1 ? words.warnings.one : fillWords(words.warnings.many, { count: warnings })}
        </p>
      )}
      <h3 className="mt-4 type-body weight-500">{words.changes}</h3>
      <Changes changes={changes} />
    </Dialog>
  );
}
