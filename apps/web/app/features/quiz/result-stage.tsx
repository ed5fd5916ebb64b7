import { resultPage } from "@academy/content/pages/quiz/quiz-page";
import { carelessSigns } from "@academy/quiz/scoring/careless";
import type { QuizTexts } from "@academy/quiz/texts/texts";
import { useMemo } from "react";
import { MailedTo } from "../leads/public.ts";
import { KeepResult, ResultPage } from "../results/public.ts";
import { type Attempt, type Receipt, sheetOf } from "./attempt/attempt.ts";
import { quizActions } from "./attempt/quiz-actions.ts";
import { StartOver } from "./start-over.tsx";
import { useStageHeading } from "./use-stage-heading.ts";

type ResultStageProps = { attempt: Attempt; receipt: Receipt; texts: QuizTexts };

/** The result as the server worked it out; a reload shows it again. */
export function ResultStage({ attempt, receipt, texts }: ResultStageProps) {
  const { token, result, name, sent } = receipt;
  const heading = useStageHeading("results");
  const sheet = useMemo(() => sheetOf(attempt), [attempt]);
  const isCareless = carelessSigns(sheet.answers, sheet.order).length > 0;
  const mailed = sent ? (
    <MailedTo
      sheet={sheet}
      sent={{ ...sent, name: name ?? "" }}
      onCorrected={(corrected, { email, wantsNews, submission }) =>
        quizActions.corrected({
          token: corrected.token,
          result: corrected.result,
          name,
          sent: { email, wantsNews, submission },
        })
      }
    />
  ) : (
    <p className="text-ink-soft text-small text-pretty">{resultPage.mailed}</p>
  );
  return (
    <ResultPage
      heading={heading}
      result={result}
      isCareless={isCareless}
      texts={texts}
      version={attempt.texts ? Number.parseInt(attempt.texts, 10) : undefined}
      name={name}
      takenAt={attempt.finishedAt}
      keep={<KeepResult token={token} archetype={result.primary.archetype} name={name} mailed={mailed} />}
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
