import type { OpenQuestionPage, TaughtAnswerPage } from "@academy/contract/sage";
import { getJson, sendJson } from "../../../lib/api.ts";
import type { AnswerBody } from "./check-answer.ts";

const base = "/api/studio/helper";
const answerPath = (id: string) => `${base}/answers/${encodeURIComponent(id)}`;

const pageAt = (path: string, cursor: string | null) =>
  `${path}?${new URLSearchParams({ limit: "20", ...(cursor === null ? {} : { cursor }) })}`;

export const getQuestions = (cursor: string | null, signal: AbortSignal) =>
  getJson<OpenQuestionPage>(pageAt(`${base}/questions`, cursor), { signal });
export const getAnswers = (cursor: string | null, signal: AbortSignal) =>
  getJson<TaughtAnswerPage>(pageAt(`${base}/answers`, cursor), { signal });

export const dismiss = (key: string) => sendJson("POST", `${base}/questions/dismiss`, { body: { key } });
export const teach = (body: AnswerBody & { answersKey?: string }) =>
  sendJson("POST", `${base}/answers`, { body });
export const changeAnswer = (id: string, body: AnswerBody) => sendJson("PUT", answerPath(id), { body });
export const removeAnswer = (id: string) => sendJson("DELETE", answerPath(id));
