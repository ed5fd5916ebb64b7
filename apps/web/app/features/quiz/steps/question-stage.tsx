import { questionFlow, quizPage } from "@academy/content/pages/quiz-page";
import { questions } from "@academy/quiz/questions";
import { rankingSets } from "@academy/quiz/ranking-sets";
import { statements } from "@academy/quiz/statements";
import { type Step, totalSteps } from "@academy/quiz/steps";
import { ArrowLeft } from "lucide-react";
import { memo, useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { ProgressBar } from "../../../ui/waiting/progress-bar.tsx";
import { type Attempt, currentStep, percentComplete, stepAt } from "../attempt/attempt.ts";
import { hasActed, quizActions } from "../attempt/quiz-actions.ts";
import { StartOver } from "../start-over.tsx";
import { useStageHeading } from "../use-stage-heading.ts";
import { ChoiceStep } from "./choice-step.tsx";
import { useOnePressOnce } from "./one-press-once.ts";
import { RankingStep } from "./ranking-step.tsx";
import { RatingStep } from "./rating-step.tsx";

type QuestionStageProps = { attempt: Attempt; laysOutNext: boolean; onPause: () => void };

/**
 * One step at a time, with how far it is and the way back. The step to come is laid out, out of sight, while this one is
 * being read: an answer then only has to show it.
 */
export function QuestionStage({ attempt, laysOutNext, onPause }: QuestionStageProps) {
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
          <StepOf step={step} unfinished={attempt.unfinished} />
        </div>
        {toCome && (
          <div key={answered + 1} className="quiz-step quiz-step-to-come">
            <StepOf step={toCome} unfinished={undefined} />
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

type StepOfProps = { step: Step; unfinished: Attempt["unfinished"] };

const StepOf = memo(function StepOf({ step, unfinished }: StepOfProps) {
  const question = step.phase === 1 && questions.find(({ id }) => id === step.id);
  if (question) return <ChoiceStep question={question} />;
  const set = step.phase === 2 && rankingSets.find(({ id }) => id === step.id);
  if (set) return <RankingStep set={set} begun={Array.isArray(unfinished) ? unfinished : undefined} />;
  const statement = statements.find(({ id }) => id === step.id);
  const rating = typeof unfinished === "number" ? unfinished : undefined;
  return statement && <RatingStep statement={statement} rating={rating} />;
});
