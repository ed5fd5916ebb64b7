import * as calls from "@academy/contract/calls/sage";
import { callApi } from "../../../lib/api/api.ts";
import type { AnswerBody } from "./check-answer.ts";

const pageAt = (cursor: string | null) => ({ limit: "20", ...(cursor === null ? {} : { cursor }) });

export const getQuestions = (cursor: string | null, signal: AbortSignal) =>
  callApi(calls.listSageQuestions, { query: pageAt(cursor), signal });
export const getAnswers = (cursor: string | null, signal: AbortSignal) =>
  callApi(calls.listSageAnswers, { query: pageAt(cursor), signal });

export const dismiss = (key: string) => callApi(calls.dismissSageQuestion, { body: { key } });
export const teach = (body: AnswerBody & { answersKey?: string }) => callApi(calls.addSageAnswer, { body });
export const changeAnswer = (id: string, body: AnswerBody) =>
  callApi(calls.changeSageAnswer, { params: { id }, body });
export const removeAnswer = (id: string) => callApi(calls.removeSageAnswer, { params: { id } });
