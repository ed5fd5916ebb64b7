import * as calls from "@academy/contract/calls/studio/quiz";
import type { QuizVersion, QuizView } from "@academy/contract/studio/quiz";
import type { QuizTexts } from "@academy/quiz/texts/texts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback, useState } from "react";
import { callApi } from "../../../lib/api/api.ts";
import { apiQuery } from "../../../lib/api/query-client.ts";
import { usePages } from "../../../lib/api/use-pages.ts";
import { useDraft } from "../pages/use-draft.ts";

const versionsKey = ["studio-quiz-versions"];

/** The quiz as it stands; another round begins the editor anew, never because the browser looked again. */
export function useQuiz() {
  const client = useQueryClient();
  const [round, setRound] = useState(0);
  const query = useQuery({ ...apiQuery(calls.showQuiz), refetchOnMount: "always" });
  const begin = useCallback(async () => {
    await client.invalidateQueries({ queryKey: versionsKey });
    await client.refetchQueries({ queryKey: apiQuery(calls.showQuiz).queryKey });
    setRound((before) => before + 1);
  }, [client]);
  return { ...query, round, begin };
}

const isTexts = (found: unknown): boolean =>
  typeof found === "object" &&
  found !== null &&
  !Array.isArray(found) &&
  Object.values(found).every((text) => typeof text === "string");

/** What is written of the quiz's texts. */
export const useQuizDraft = ({ texts, state }: QuizView) =>
  useDraft<QuizTexts>(
    {
      first: texts,
      state,
      send: (written, basedOn) => callApi(calls.saveQuizDraft, { body: { basedOn, texts: { ...written } } }),
      findState: () => callApi(calls.showQuiz),
      page: "quiz-texts",
      check: isTexts,
    },
    () => {},
  );

export const useQuizVersions = () =>
  usePages<QuizVersion>(versionsKey, (cursor, signal) =>
    callApi(calls.listQuizVersions, { query: cursor === null ? {} : { cursor }, signal }),
  );

export const useQuizVersion = (number: number, isWanted: boolean) =>
  useQuery({
    ...apiQuery(calls.showQuizVersion, { params: { number: String(number) } }),
    enabled: isWanted,
  });
