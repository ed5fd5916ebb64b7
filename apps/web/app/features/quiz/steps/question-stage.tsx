import { questionFlow, quizPage } from "@academy/content/pages/quiz/quiz-page";
import { quizSteps } from "@academy/content/pages/quiz-steps";
import { totalSteps } from "@academy/quiz/steps";
import type { QuizTexts } from "@academy/quiz/texts/texts";
import { ArrowLeft } from "lucide-react";
import { memo, useEffect, useState } from "react";
import { afterPaint } from "../../../lib/after-paint.ts";
import { fillWords } from "../../../lib/text/fill-words.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { classes } from "../../../ui/classes.ts";
import { ProgressBar } from "../../../ui/waiting/progress-bar.tsx";
import { type Attempt, currentStep, percentComplete, stepAt } from "../attempt/attempt.ts";
import { hasActed, quizActions } from "../attempt/quiz-actions.ts";
import { StartOver } from "../start-over.tsx";
import { usePageTop, useStageHeading } from "../use-stage-heading.ts";
import { useOnePressOnce } from "./one-press-once.ts";
import { StepOf } from "./step-of.tsx";

const words = quizSteps.questionStage;

type QuestionStageProps = { attempt: Attempt; texts: QuizTexts; laysOutNext: boolean; onPause: () => void };

/**
 * One step at a time, with how far it is and the way back. The step to come is laid out, out of sight, while this one is
 * being read: an answer then only has to show it. Everything else waits for the frame after: the next one's answers
 * open, its question gets the focus, and after the first one there is a way back.
 */
export function QuestionStage({ attempt, texts, laysOutNext, onPause }: QuestionStageProps) {
  const step = currentStep(attempt);
  const answered = attempt.given.length;
  const [resumedAt] = useState(() => (hasActed() || answered === 0 ? -1 : answered));
  // What it begins with is there at once: its question must not take the focus a second time.
  const [shown, setShown] = useState(answered);
  useEffect(() => afterPaint(() => setShown(answered)), [answered]);
  usePageTop(answered);
  const holder = useStageHeading<HTMLDivElement>(shown);
  useOnePressOnce();
  if (!step) return null;
  const percent = percentComplete(attempt);
  const complete = fillWords(words.complete, { percent });
  const isClosed = shown !== answered;
  const toCome = laysOutNext ? stepAt(attempt.order, answered + 1) : undefined;
  return (
    <div className="quiz-column">
      <div className="quiz-progress">
        <p id="quiz-place">{fillWords(words.place, { number: answered + 1, total: totalSteps })}</p>
        <p>{complete}</p>
        <ProgressBar label={words.progress} isLabelHidden value={percent} valueText={complete} />
      </div>
      {resumedAt === answered && (
        <p role="status" className="quiz-resumed">
          {questionFlow.welcomeBack}
        </p>
      )}
      {/* Keyed: every step begins with nothing of the one before. */}
      <div ref={holder} className="quiz-steps">
        <div key={answered} className={classes("quiz-step quiz-step-now", !isClosed && "quiz-step-open")}>
          <StepOf step={step} texts={texts} unfinished={attempt.unfinished} isClosed={isClosed} />
        </div>
        {toCome && (
          <div
            key={answered + 1}
            aria-hidden="true"
            className={classes("quiz-step quiz-step-aside", toCome.phase !== 1 && "quiz-step-hidden")}
          >
            <StepOf step={toCome} texts={texts} unfinished={undefined} isClosed />
          </div>
        )}
      </div>
      <Foot isFirst={Math.min(shown, answered) === 0} onPause={onPause} />
    </div>
  );
}

type FootProps = { isFirst: boolean; onPause: () => void };

const Foot = memo(function Foot({ isFirst, onPause }: FootProps) {
  return (
    <>
      <div className="quiz-foot">
        <Button
          variant="quiet"
          size="small"
          icon={<ArrowLeft />}
          disabled={isFirst}
          onClick={quizActions.previous}
        >
          {questionFlow.previous}
        </Button>
        <span className="flex">
          <Button variant="quiet" size="small" onClick={onPause}>
            {questionFlow.pause}
          </Button>
          <StartOver />
        </span>
      </div>
      <p className="quiz-disclaimer">{quizPage.disclaimer}</p>
    </>
  );
});
