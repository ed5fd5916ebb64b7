import { defineCall } from "../call.ts";
import * as sage from "../chat.ts";
import { pageQuery } from "../paging.ts";

export const askSage = defineCall({
  method: "POST",
  path: "/api/chat",
  audience: "everyone",
  summary: "Ask Sage support",
  body: sage.chatBody,
  answer: sage.chatAnswer,
});
export const streamSage = defineCall({
  method: "POST",
  path: "/api/chat/stream",
  audience: "everyone",
  summary: "Ask Sage support and get the answer in pieces, one JSON object per line",
  body: sage.chatBody,
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
  audience: "owners",
  summary: "What people asked in vain or got a bad answer to, most often first",
  query: pageQuery,
  answer: sage.helperQuestionPage,
});
export const dismissSageQuestion = defineCall({
  method: "POST",
  path: "/api/studio/helper/questions/dismiss",
  audience: "owners",
  summary: "Take a question off the list until it is asked again",
  body: sage.dismissBody,
});
export const listSageAnswers = defineCall({
  method: "GET",
  path: "/api/studio/helper/answers",
  audience: "owners",
  summary: "The owner's own answers",
  query: pageQuery,
  answer: sage.ownAnswerPage,
});
export const addSageAnswer = defineCall({
  method: "POST",
  path: "/api/studio/helper/answers",
  audience: "owners",
  summary: "Add an answer of the owner's own",
  body: sage.ownAnswerBody,
  answer: sage.ownAnswerView,
  status: 201,
});
export const changeSageAnswer = defineCall({
  method: "PUT",
  path: "/api/studio/helper/answers/:id",
  audience: "owners",
  summary: "Change an answer of the owner's own",
  params: sage.ownAnswerParams,
  body: sage.ownAnswerBody,
  answer: sage.ownAnswerView,
});
export const removeSageAnswer = defineCall({
  method: "DELETE",
  path: "/api/studio/helper/answers/:id",
  audience: "owners",
  summary: "Remove an answer of the owner's own",
  params: sage.ownAnswerParams,
});
