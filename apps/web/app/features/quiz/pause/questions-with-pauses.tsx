import { questionFlow } from "@academy/content/pages/quiz/quiz-page";
import { quizPauses } from "@academy/content/pages/quiz/quiz-pauses";
import type { Phase } from "@academy/quiz/steps";
import type { QuizTexts } from "@academy/quiz/texts/texts";
import { ArrowLeft } from "lucide-react";
import { startTransition, useEffect, useState } from "react";
import { whenIdle } from "../../../lib/when-idle.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { classes } from "../../../ui/classes.ts";
import { type Attempt, stepAt } from "../attempt/attempt.ts";
import { quizActions } from "../attempt/quiz-actions.ts";
import { Dial } from "../steps/dial.tsx";
import { QuestionStage } from "../steps/question-stage.tsx";
import { useStageHeading } from "../use-stage-heading.ts";

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

/** The phase that begins with the step an attempt stands at. One of each in turn, there is nothing to announce. */
export function phaseBegun({
  order,
  given,
}: Pick<Attempt, "order" | "given">): Exclude<Phase, 1> | undefined {
  if (order !== "sequence" || given.length === 0) return undefined;
  const phase = stepAt(order, given.length)?.phase;
  return phase === 1 || phase === stepAt(order, given.length - 1)?.phase ? undefined : phase;
}

type PhasePauseProps = { phase: 2 | 3; onRead: () => void };

/** What changes now, and one button. */
function PhasePause({ phase, onRead }: PhasePauseProps) {
  const heading = useStageHeading(phase);
  const { part, heading: words, text } = quizPauses[phase];
  return (
    <div className="quiz-column quiz-pause">
      <p className="text-gold-deep text-small">{part}</p>
      <h1 ref={heading} tabIndex={-1} className="mt-2 text-title outline-none">
        {words}
      </h1>
      <p className="mt-4 max-w-text text-lead text-pretty">{text}</p>
      <div className="quiz-pause-actions">
        <Button size="large" onClick={onRead}>
          {quizPauses.action}
        </Button>
      </div>
      <div className="quiz-foot">
        <Button variant="quiet" size="small" icon={<ArrowLeft />} onClick={quizActions.previous}>
          {questionFlow.previous}
        </Button>
      </div>
    </div>
  );
}
