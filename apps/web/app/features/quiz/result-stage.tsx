import { resultPage } from "@academy/content/pages/quiz/quiz-page";
import { carelessSigns } from "@academy/quiz/scoring/careless";
import type { QuizTexts } from "@academy/quiz/texts/texts";
import { KeepResult, ResultPage } from "../results/public.ts";
import { type Attempt, answersOf, type Receipt } from "./attempt/attempt.ts";
import { StartOver } from "./start-over.tsx";
import { useStageHeading } from "./use-stage-heading.ts";

type ResultStageProps = { attempt: Attempt; receipt: Receipt; texts: QuizTexts };

/** The result as the server worked it out; a reload shows it again. */
export function ResultStage({ attempt, receipt: { token, result, name }, texts }: ResultStageProps) {
  const heading = useStageHeading("results");
  const isCareless = carelessSigns(answersOf(attempt), attempt.order).length > 0;
  return (
    <ResultPage
      heading={heading}
      result={result}
      isCareless={isCareless}
      texts={texts}
      version={attempt.texts ? Number.parseInt(attempt.texts, 10) : undefined}
      name={name}
      takenAt={attempt.finishedAt}
      keep={<KeepResult token={token} archetype={result.primary.archetype} name={name} isMailed />}
    >
      <StartOver
        label={resultPage.again}
        title={resultPage.againTitle}
        more={resultPage.againMore}
        keepLabel={resultPage.againKeep}
      />
    </ResultPage>
  );
}
