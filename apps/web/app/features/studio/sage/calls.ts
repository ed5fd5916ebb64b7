import * as calls from "@academy/contract/calls/sage";
import type { OpenQuestion, TaughtAnswerView } from "@academy/contract/sage";
import { callApi } from "../../../lib/api/api.ts";
import { pageOf, useFresh, usePages } from "../../../lib/api/use-pages.ts";
import type { AnswerBody } from "./check-answer.ts";

const key = "studio-sage";

export const useQuestions = () =>
  usePages([key, "questions"], (cursor, signal) =>
    callApi(calls.listSageQuestions, { query: pageOf(cursor, "20"), signal }),
  );
export const useAnswers = () =>
  usePages([key, "answers"], (cursor, signal) =>
    callApi(calls.listSageAnswers, { query: pageOf(cursor, "20"), signal }),
  );
/** Asks for both lists anew: teaching an answer changes them both. */
export const useFreshLists = () => useFresh(key);

export const dismiss = (asked: string) => callApi(calls.dismissSageQuestion, { body: { key: asked } });
export const removeAnswer = (id: string) => callApi(calls.removeSageAnswer, { params: { id } });

/** What is being written: something new, the answer to a question of the list, or one that was taught before. */
export type AnswerInProgress =
  | { kind: "new" }
  | { kind: "answer"; of: OpenQuestion }
  | { kind: "edit"; of: TaughtAnswerView };

export function saveAnswer(writing: AnswerInProgress, body: AnswerBody) {
  if (writing.kind === "edit") {
    return callApi(calls.changeSageAnswer, { params: { id: writing.of.id }, body });
  }
  const answersKey = writing.kind === "answer" ? { answersKey: writing.of.key } : {};
  return callApi(calls.addSageAnswer, { body: { ...body, ...answersKey } });
}

/** Under which it is kept until it is saved: a press beside the dialog must not cost an answer. */
export function draftOf(writing: AnswerInProgress) {
  if (writing.kind === "new") return "studio-sage/new";
  return `studio-sage/${writing.kind}/${writing.kind === "edit" ? writing.of.id : writing.of.key}`;
}
