import { questionFlow } from "@academy/content/quiz-page";
import type { ReactNode } from "react";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { WaitingPage } from "../../ui/waiting-page.tsx";
import type { Attempt, Stage } from "./attempt.ts";
import { type createPart, usePart } from "./load-part.ts";
import { leadPart, questionPart, resultPart } from "./parts.ts";

type LoadedStageProps = { stage: Exclude<Stage, "intro">; attempt: Attempt; onPause: () => void };

export function LoadedStage({ stage, attempt, onPause }: LoadedStageProps) {
  switch (stage) {
    case "questions":
      return (
        <When key={stage} part={questionPart}>
          {({ QuestionStage }) => <QuestionStage attempt={attempt} onPause={onPause} />}
        </When>
      );
    case "lead":
      return (
        <When key={stage} part={leadPart}>
          {({ LeadStage }) => <LeadStage attempt={attempt} />}
        </When>
      );
    case "results":
      return (
        <When key={stage} part={resultPart}>
          {({ ResultStage }) =>
            attempt.receipt && <ResultStage attempt={attempt} receipt={attempt.receipt} />
          }
        </When>
      );
  }
}

type WhenProps<Part> = {
  part: ReturnType<typeof createPart<Part>>;
  children: (part: Part) => ReactNode;
};

function When<Part>({ part, children }: WhenProps<Part>) {
  const { part: loaded, hasFailed, tryAgain } = usePart(part);
  if (loaded) return children(loaded);
  if (!hasFailed) return <WaitingPage />;
  return (
    <Notice heading="One moment" role="alert">
      <p>{questionFlow.unreachable}</p>
      <p>
        <Button onClick={tryAgain}>Try again</Button>
      </p>
    </Notice>
  );
}
