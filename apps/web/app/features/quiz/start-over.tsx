import { questionFlow } from "@academy/content/pages/quiz/quiz-page";
import { useState } from "react";
import { Button } from "../../ui/buttons/button.tsx";
import { Dialog } from "../../ui/modal/dialog.tsx";
import { quizActions } from "./attempt/quiz-actions.ts";

type StartOverProps = { label?: string; title?: string; more?: string; keepLabel?: string };

/** Asks once more before the kept attempt is gone. */
export function StartOver(props: StartOverProps) {
  const { label = questionFlow.startOver, title = questionFlow.startOverTitle } = props;
  const { more = questionFlow.startOverMore, keepLabel = questionFlow.keepGoing } = props;
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const actions = (
    <>
      <Button onClick={quizActions.startOver}>{label}</Button>
      <Button variant="quiet" onClick={close}>
        {keepLabel}
      </Button>
    </>
  );
  return (
    <>
      <Button variant="quiet" size="small" onClick={() => setOpen(true)}>
        {label}
      </Button>
      <Dialog isOpen={isOpen} onClose={close} title={title} description={more} actions={actions} />
    </>
  );
}
