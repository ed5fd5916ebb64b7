import { questionFlow } from "@academy/content/pages/quiz/quiz-page";
import { quizVersion } from "@academy/content/quiz-version";
import { useState } from "react";
import { Button } from "../../../ui/buttons/button.tsx";
import { toast } from "../../../ui/toast/toast-store.ts";
import { attemptStore } from "../attempt/attempt-store.ts";
import { quizActions } from "../attempt/quiz-actions.ts";
import { chooseOrder } from "../quiz-order.ts";
import { questionModule } from "../stage-modules.ts";
import { textsFor } from "../version-texts.ts";

type BeginButtonProps = { label: string; hasAttempt: boolean; onContinue: () => void };

/** Starts an attempt, or goes on with the one that is kept, once the questions are here. */
export function BeginButton({ label, hasAttempt, onContinue }: BeginButtonProps) {
  const [isBusy, setBusy] = useState(false);
  const begin = async () => {
    setBusy(true);
    try {
      const [order] = await Promise.all([
        hasAttempt ? undefined : chooseOrder(),
        questionModule.load(),
        textsFor(hasAttempt ? attemptStore.current()?.texts : quizVersion.name).load(),
      ]);
      if (order) quizActions.start(order);
      else quizActions.turnPage();
      onContinue();
    } catch {
      toast({ title: questionFlow.failed, description: questionFlow.unreachable, variant: "destructive" });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button size="large" isBusy={isBusy} onClick={begin}>
      {label}
    </Button>
  );
}
