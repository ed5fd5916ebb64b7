import { questionFlow, quizPage } from "@academy/content/quiz-page";
import { questions } from "@academy/quiz/questions";
import { rankingSets } from "@academy/quiz/ranking-sets";
import { statements } from "@academy/quiz/statements";
import { type Step, totalSteps } from "@academy/quiz/steps";
import { ArrowLeft } from "lucide-react";
import { useEffect, useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { ProgressBar } from "../../../ui/progress-bar.tsx";
import { whenIdle } from "../../../ui/when-idle.ts";
import { type Attempt, currentStep, percentComplete } from "../attempt.ts";
import { hasActed, quizActions } from "../quiz-actions.ts";
import { StartOver } from "../start-over.tsx";
import { ChoiceStep } from "./choice-step.tsx";
import { Dial } from "./dial.tsx";
import { RankingStep } from "./ranking-step.tsx";
import { RatingStep } from "./rating-step.tsx";

type QuestionStageProps = { attempt: Attempt; onPause: () => void };

/** One step at a time, with how far it is and the way back. */
export function QuestionStage({ attempt, onPause }: QuestionStageProps) {
  const step = currentStep(attempt);
  const answered = attempt.given.length;
  const [lit, setLit] = useState(answered);
  // Decoration comes once the question itself is on the screen.
  useEffect(() => whenIdle(() => setLit(answered)), [answered]);
  const [resumedAt] = useState(() => (hasActed() || answered === 0 ? -1 : answered));
  if (!step) return null;
  const percent = percentComplete(attempt);
  return (
    <div className="quiz-flow">
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
        <div key={answered} className="quiz-step">
          <StepOf step={step} unfinished={attempt.unfinished} />
        </div>
        <div className="quiz-foot">
          <Button
            variant="quiet"
            size="small"
            icon={<ArrowLeft />}
            disabled={answered === 0}
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
      </div>
      <div className="quiz-dial">
        <Dial order={attempt.order} lit={lit} />
      </div>
    </div>
  );
}

function StepOf({ step, unfinished }: { step: Step; unfinished: Attempt["unfinished"] }) {
  const question = step.phase === 1 && questions.find(({ id }) => id === step.id);
  if (question) return <ChoiceStep question={question} />;
  const set = step.phase === 2 && rankingSets.find(({ id }) => id === step.id);
  if (set) return <RankingStep set={set} begun={Array.isArray(unfinished) ? unfinished : undefined} />;
  const statement = statements.find(({ id }) => id === step.id);
  const rating = typeof unfinished === "number" ? unfinished : undefined;
  return statement && <RatingStep statement={statement} rating={rating} />;
}
