import { leadForm } from "@academy/content/pages/quiz/lead-form";
import { totalSteps } from "@academy/quiz/steps";
import { ArrowLeft } from "lucide-react";
import { useMemo } from "react";
import { Button } from "../../ui/buttons/button.tsx";
import { LeadForm } from "../leads/public.ts";
import { type Attempt, sheetOf } from "./attempt/attempt.ts";
import { quizActions } from "./attempt/quiz-actions.ts";
import { StartOver } from "./start-over.tsx";
import { Dial } from "./steps/dial.tsx";
import { useStageHeading } from "./use-stage-heading.ts";

/** Between the last answer and the result. */
export function LeadStage({ attempt }: { attempt: Attempt }) {
  const heading = useStageHeading("lead");
  const sheet = useMemo(() => sheetOf(attempt), [attempt]);
  return (
    <div className="quiz-flow quiz-flow-done">
      <div className="quiz-column">
        <h1 ref={heading} tabIndex={-1} className="text-title outline-none">
          {leadForm.heading}
        </h1>
        <p className="mt-4 mb-8 text-lead text-pretty">{leadForm.lead}</p>
        <LeadForm
          sheet={sheet}
          draft={attempt.lead}
          onType={quizActions.draftLead}
          submission={attempt.submission}
          onSending={quizActions.sending}
          onReceipt={({ token, result }, { name, ...sent }) =>
            quizActions.received({ token, result, name, sent })
          }
        />
        <div className="quiz-foot">
          <Button variant="quiet" size="small" icon={<ArrowLeft />} onClick={quizActions.previous}>
            {leadForm.back}
          </Button>
          <StartOver />
        </div>
      </div>
      <div className="quiz-dial">
        <Dial order={attempt.order} lit={totalSteps} />
      </div>
    </div>
  );
}
