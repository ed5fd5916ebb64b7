import { questionFlow, quizPage } from "@academy/content/pages/quiz-page";
import { totalSteps } from "@academy/quiz/steps";
import type { QuizTexts } from "@academy/quiz/texts";
import { ArrowLeft } from "lucide-react";
import { memo, useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { ProgressBar } from "../../../ui/waiting/progress-bar.tsx";
import { type Attempt, currentStep, percentComplete, stepAt } from "../attempt/attempt.ts";
import { hasActed, quizActions } from "../attempt/quiz-actions.ts";
import { StartOver } from "../start-over.tsx";
import { useStageHeading } from "../use-stage-heading.ts";
import { useOnePressOnce } from "./one-press-once.ts";
import { StepOf } from "./step-of.tsx";

type QuestionStageProps = { attempt: Attempt; texts: QuizTexts; laysOutNext: boolean; onPause: () => void };

/**
 * One step at a time, with how far it is and the way back. The step to come is laid out, out of sight, while this one is
 * being read: an answer then only has to show it.
 */
export function QuestionStage({ attempt, texts, laysOutNext, onPause }: QuestionStageProps) {
  const step = currentStep(attempt);
  const answered = attempt.given.length;
  const [resumedAt] = useState(() => (hasActed() || answered === 0 ? -1 : answered));
  const holder = useStageHeading<HTMLDivElement>(answered);
  useOnePressOnce();
  if (!step) return null;
  const percent = percentComplete(attempt);
  const toCome = laysOutNext ? stepAt(attempt.order, answered + 1) : undefined;
  return (
    <div className="quiz-column">
      <div className="quiz-progress">
        <p id="quiz-place">
          Question {answered + 1} of {totalSteps}
        </p>
        <p>{percent}% Complete</p>
        <ProgressBar label="Progress" isLabelHidden value={percent} valueText={`${percent}% Complete`} />
      </div>
      {resumedAt === answered && (
        <p role="status" className="quiz-resumed">
          {questionFlow.welcomeBack}
        </p>
      )}
      {/* Keyed: every step begins with nothing of the one before. */}
      <div ref={holder} className="quiz-steps">
        <div key={answered} className="quiz-step quiz-step-now">
          <StepOf step={step} texts={texts} unfinished={attempt.unfinished} />
        </div>
        {toCome && (
          <div key={answered + 1} className="quiz-step quiz-step-to-come">
            <StepOf step={toCome} texts={texts} unfinished={undefined} />
          </div>
        )}
      </div>
      <Foot isFirst={answered === 0} onPause={onPause} />
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
