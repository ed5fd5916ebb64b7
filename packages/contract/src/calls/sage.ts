import { defineCall } from "../call.ts";
import { pageQuery } from "../paging.ts";
import * as sage from "../sage.ts";

export const askSage = defineCall({
  method: "POST",
  path: "/api/chat",
  audience: "everyone",
  summary: "Ask Sage support",
  body: sage.sageQuestionBody,
  answer: sage.sageAnswer,
});
export const streamSage = defineCall({
  method: "POST",
  path: "/api/chat/stream",
  audience: "everyone",
  summary: "Ask Sage support and get the answer in pieces, one JSON object per line",
  body: sage.sageQuestionBody,
  answer: { mediaTypes: ["application/x-ndjson"] },
});
export const rateAnswer = defineCall({
  method: "POST",
  path: "/api/chat/:id/rating",
  audience: "everyone",
  summary: "Say whether an answer helped, for whoever got it",
  params: sage.ratingParams,
  body: sage.ratingBody,
});
export const listSageQuestions = defineCall({
  method: "GET",
  path: "/api/studio/helper/questions",
  audience: "staff",
  summary: "What people asked in vain or got a bad answer to, most often first",
  query: pageQuery,
  answer: sage.openQuestionPage,
});
export const dismissSageQuestion = defineCall({
  method: "POST",
  path: "/api/studio/helper/questions/dismiss",
  audience: "staff",
  summary: "Take a question off the list until it is asked again",
  body: sage.dismissBody,
});
export const previewSageAnswer = defineCall({
  method: "POST",
  path: "/api/studio/helper/answers/preview",
  audience: "staff",
  summary: "Say what an answer would catch of what was asked lately, right or wrong, before it is taught",
  body: sage.previewBody,
  answer: sage.answerPreview,
});
export const listSageAnswers = defineCall({
  method: "GET",
  path: "/api/studio/helper/answers",
  audience: "staff",
  summary: "The owner's own answers",
  query: pageQuery,
  answer: sage.taughtAnswerPage,
});
export const addSageAnswer = defineCall({
  method: "POST",
  path: "/api/studio/helper/answers",
  audience: "staff",
  summary: "Add an answer of the owner's own",
  body: sage.taughtAnswerBody,
  answer: sage.taughtAnswerView,
  status: 201,
});
export const changeSageAnswer = defineCall({
  method: "PUT",
  path: "/api/studio/helper/answers/:id",
  audience: "staff",
  summary: "Change an answer of the owner's own",
  params: sage.taughtAnswerParams,
  body: sage.taughtAnswerBody,
  answer: sage.taughtAnswerView,
});
export const removeSageAnswer = defineCall({
  method: "DELETE",
  path: "/api/studio/helper/answers/:id",
  audience: "staff",
  summary: "Remove an answer of the owner's own",
  params: sage.taughtAnswerParams,
});
