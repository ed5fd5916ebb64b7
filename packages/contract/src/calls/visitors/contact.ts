import { defineCall } from "../../call.ts";
import * as contact from "../../visitors/contact.ts";

export const sendMessage = defineCall({
  method: "POST",
  path: "/api/contact",
  audience: "everyone",
  summary: "Write to the academy: kept, and mailed to every owner",
  body: contact.contactBody,
});
export const listMessages = defineCall({
  method: "GET",
  path: "/api/studio/messages",
  audience: "support",
  summary: "What people wrote to the academy, the newest first",
  query: contact.messageListQuery,
  answer: contact.messagePage,
});
export const showAnswerPromise = defineCall({
  method: "GET",
  path: "/api/studio/settings/answer-promise",
  audience: "support",
  summary: "Within how many business days people with priority are answered",
  answer: contact.answerPromise,
});
export const setAnswerPromise = defineCall({
  method: "PUT",
  path: "/api/studio/settings/answer-promise",
  audience: "owners",
  summary: "Promise people with priority an answer within so many business days, from their next message on",
  body: contact.answerPromiseBody,
});
export const markMessage = defineCall({
  method: "PUT",
  path: "/api/studio/messages/:id/answered",
  audience: "support",
  summary: "Say whether a message is answered",
  params: contact.messageParams,
  body: contact.answeredBody,
});
export const replyToMessage = defineCall({
  method: "POST",
  path: "/api/studio/messages/:id/replies",
  audience: "support",
  summary: "Answer a message by mail",
  params: contact.messageParams,
  body: contact.replyBody,
});
export const sendReplyAgain = defineCall({
  method: "POST",
  path: "/api/studio/messages/:id/replies/:reply/send-again",
  audience: "support",
  summary: "Send a reply once more that could not be delivered",
  params: contact.replyParams,
});
