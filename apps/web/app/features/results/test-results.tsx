import { resultPage } from "@academy/content/pages/quiz/quiz-page";
import { sampleResult } from "@academy/content/quiz-samples";
import { quizVersion } from "@academy/content/quiz-version";
import { showResult } from "@academy/contract/calls/visitors/results";
import type { ResultView } from "@academy/contract/visitors/results";
import { archetypes } from "@academy/quiz/archetypes";
import type { QuizTexts } from "@academy/quiz/texts/texts";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useEffect } from "react";
import { useSearchParams } from "react-router";
import { ApiError } from "../../lib/api/api-error.ts";
import { apiQuery } from "../../lib/api/query-client.ts";
import { isAnsweredNotFound } from "../../lib/not-found-answer.ts";
import { useTitle } from "../../lib/use-title.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/buttons/button.tsx";
import { LinkButton } from "../../ui/buttons/link-button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { useHydrated } from "../../ui/use-hydrated.ts";
import { WaitingPage } from "../../ui/waiting/waiting-page.tsx";
import { useUser } from "../account/public.ts";
import { KeepResult } from "./keep-result.tsx";
import { ResultPage } from "./result-page.tsx";
import { servedResult, servedScript } from "./served-result.ts";

/** Runs before the sample is painted: whoever comes for a result of their own must not see another first. */
const hideSample = `if (new URLSearchParams(location.search).has("r")) document.documentElement.classList.add("awaits-result");`;

type TestResultsProps = { notFound: ReactNode };

/** The sample, or the saved result whose token is in the address, which a prerendered page doesn't know. */
export function TestResults({ notFound }: TestResultsProps) {
  const [search] = useSearchParams();
  const { isAuthenticated } = useUser();
  const isHydrated = useHydrated();
  const served = servedResult();
  const token = isHydrated ? search.get("r") : (served?.token ?? null);
  useEffect(() => document.documentElement.classList.remove("awaits-result"), []);
  // The sample is for visitors.
  if ((isHydrated && isAnsweredNotFound()) || (token === null && isAuthenticated)) return notFound;
  if (token) return <SavedResult token={token} served={served} notFound={notFound} />;
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own few words, known to the content policy by their hash. */}
      <script dangerouslySetInnerHTML={{ __html: hideSample }} />
      <SampleResult />
    </>
  );
}

const sampleTexts = quizVersion.sample ? (JSON.parse(quizVersion.sample) as QuizTexts) : undefined;

function SampleResult() {
  const mark = <Badge>{resultPage.sampleMark}</Badge>;
  return (
    <ResultPage result={sampleResult} isCareless={false} texts={sampleTexts} mark={mark}>
      <p className="text-lead">{resultPage.sampleNote}</p>
      <LinkButton to="/quiz" variant="secondary">
        {resultPage.sampleAction}
      </LinkButton>
    </ResultPage>
  );
}

type SavedResultProps = { token: string; served: ResultView | undefined; notFound: ReactNode };

function SavedResult({ token, served, notFound }: SavedResultProps) {
  const isServed = served?.token === token;
  const { data, error, refetch, isFetching } = useQuery({
    ...apiQuery(showResult, { params: { token } }),
    ...(isServed ? { initialData: served } : {}),
  });
  useTitle(data && archetypes[data.result.primary.archetype].title);
  if (data) {
    return (
      <ResultPage
        result={data.result}
        isCareless={data.isCareless}
        texts={data.quiz?.texts}
        version={data.quiz?.version}
        takenAt={data.takenAt}
        keep={<KeepResult token={token} archetype={data.result.primary.archetype} />}
      >
        {isServed && <script {...servedScript(served)} />}
        <p className="text-lead">{resultPage.othersNote}</p>
        <LinkButton to="/quiz" variant="secondary">
          {resultPage.sampleAction}
        </LinkButton>
      </ResultPage>
    );
  }
  if (!error) return <WaitingPage />;
  // A token that is not even one is as unknown as one that opens nothing.
  if (error instanceof ApiError && [400, 404].includes(error.status)) return notFound;
  return (
    <Notice heading={resultPage.failedHeading} role="alert">
      <p className="text-lead">{resultPage.failedLead}</p>
      <Button isBusy={isFetching} onClick={() => void refetch()}>
        {resultPage.tryAgain}
      </Button>
    </Notice>
  );
}
