import { questionFlow } from "@academy/content/pages/quiz/quiz-page";
import { quizPauses } from "@academy/content/pages/quiz/quiz-pauses";
import { ArrowLeft } from "lucide-react";
import { Button } from "../../../ui/buttons/button.tsx";
import { quizActions } from "../attempt/quiz-actions.ts";
import { useStageHeading } from "../use-stage-heading.ts";

type PhasePauseProps = { phase: 2 | 3; onRead: () => void };

/** What changes now, and one button. */
export function PhasePause({ phase, onRead }: PhasePauseProps) {
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
