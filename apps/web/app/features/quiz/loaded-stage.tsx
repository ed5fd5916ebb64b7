import { questionFlow } from "@academy/content/pages/quiz/quiz-page";
import { quizSteps } from "@academy/content/pages/quiz-steps";
import type { ReactNode } from "react";
import { Button } from "../../ui/buttons/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { WaitingPage } from "../../ui/waiting/waiting-page.tsx";
import type { Attempt, Stage } from "./attempt/attempt.ts";
import { type createLazyModule, useLazyModule } from "./lazy-module.ts";
import { leadModule, questionModule, resultModule } from "./stage-modules.ts";
import { textsFor } from "./version-texts.ts";

const words = quizSteps.loadedStage;

type LoadedStageProps = { stage: Exclude<Stage, "intro">; attempt: Attempt; onPause: () => void };

export function LoadedStage({ stage, attempt, onPause }: LoadedStageProps) {
  switch (stage) {
    case "questions":
      return (
        <When key={stage} part={questionModule}>
          {({ QuestionsWithPauses }) => (
            <When key={attempt.texts} part={textsFor(attempt.texts)}>
              {(texts) => <QuestionsWithPauses attempt={attempt} texts={texts} onPause={onPause} />}
            </When>
          )}
        </When>
      );
    case "lead":
      return (
        <When key={stage} part={leadModule}>
          {({ LeadStage }) => <LeadStage attempt={attempt} />}
        </When>
      );
    case "results":
      return (
        <When key={stage} part={resultModule}>
          {({ ResultStage }) => (
            <When key={attempt.texts} part={textsFor(attempt.texts)}>
              {(texts) =>
                attempt.receipt && <ResultStage attempt={attempt} receipt={attempt.receipt} texts={texts} />
              }
            </When>
          )}
        </When>
      );
  }
}

type WhenProps<Part> = {
  part: ReturnType<typeof createLazyModule<Part>>;
  children: (part: Part) => ReactNode;
};

function When<Part>({ part, children }: WhenProps<Part>) {
  const { part: loaded, hasFailed, tryAgain } = useLazyModule(part);
  if (loaded) return children(loaded);
  if (!hasFailed) return <WaitingPage />;
  return (
    <Notice heading={words.oneMoment} role="alert">
      <p>{questionFlow.unreachable}</p>
      <p>
        <Button onClick={tryAgain}>{words.tryAgain}</Button>
      </p>
    </Notice>
  );
}
