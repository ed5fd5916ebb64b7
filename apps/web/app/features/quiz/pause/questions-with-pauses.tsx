import type { QuizTexts } from "@academy/quiz/texts/texts";
import { startTransition, useEffect, useState } from "react";
import { whenIdle } from "../../../lib/when-idle.ts";
import { classes } from "../../../ui/classes.ts";
import type { Attempt } from "../attempt/attempt.ts";
import { Dial } from "../steps/dial.tsx";
import { QuestionStage } from "../steps/question-stage.tsx";
import { phaseBegun } from "./phase-begun.ts";
import { PhasePause } from "./phase-pause.tsx";

// For whoever writes the texts: the studio shows a step as it is.
export { StepOf } from "../steps/step-of.tsx";

type QuestionsWithPausesProps = { attempt: Attempt; texts: QuizTexts; onPause: () => void };

/**
 * The steps, with a moment between two phases. It is no step: nothing of it is counted or kept, whoever comes back to
 * the quiz or goes back in it is at a step, and each is read once.
 */
export function QuestionsWithPauses({ attempt, texts, onPause }: QuestionsWithPausesProps) {
  const answered = attempt.given.length;
  const [readUpTo, setReadUpTo] = useState(answered);
  const [settled, setSettled] = useState(-1);
  // Decoration and the step to come wait until the question itself is on the screen.
  useEffect(() => whenIdle(() => startTransition(() => setSettled(answered))), [answered]);
  const [litAtFirst] = useState(answered);
  const phase = answered > readUpTo ? phaseBegun(attempt) : undefined;
  const isPauseNext = phaseBegun({ ...attempt, given: [...attempt.given, 0] }) !== undefined;
  return (
    <div className={classes("quiz-flow", phase && "quiz-flow-done")}>
      {phase ? (
        <PhasePause phase={phase} onRead={() => setReadUpTo(answered)} />
      ) : (
        <QuestionStage
          attempt={attempt}
          texts={texts}
          laysOutNext={settled === answered && !isPauseNext}
          onPause={onPause}
        />
      )}
      <div className="quiz-dial">
        <Dial order={attempt.order} lit={settled < 0 ? litAtFirst : settled} />
      </div>
    </div>
  );
}
