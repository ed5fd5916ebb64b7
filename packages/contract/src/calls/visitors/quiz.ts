import { defineCall } from "../../call.ts";
import { funnelBatch } from "../../visitors/funnel.ts";
import { quizExperimentView, quizOrder, quizOrderBody, quizOrderChoice } from "../../visitors/quiz.ts";

export const countFunnel = defineCall({
  method: "POST",
  path: "/api/funnel",
  audience: "everyone",
  summary: "Count how far visitors come in the quiz; nothing in it points to a person",
  body: funnelBatch,
});
export const showQuizOrder = defineCall({
  method: "GET",
  path: "/api/quiz/order",
  audience: "everyone",
  summary: "The order of steps for a visitor who starts now",
  answer: quizOrder,
});
export const showQuizOrderChoice = defineCall({
  method: "GET",
  path: "/api/studio/quiz-order",
  audience: "owners",
  summary: "Which order of steps visitors get",
  answer: quizOrderChoice,
});
export const chooseQuizOrder = defineCall({
  method: "PUT",
  path: "/api/studio/quiz-order",
  audience: "owners",
  summary: "Choose one order for everyone, or each for half of the visitors",
  body: quizOrderBody,
  answer: quizOrderChoice,
});
export const showQuizExperiment = defineCall({
  method: "GET",
  path: "/api/studio/quiz-order/experiment",
  audience: "owners",
  summary: "How the two orders compare",
  answer: quizExperimentView,
});
