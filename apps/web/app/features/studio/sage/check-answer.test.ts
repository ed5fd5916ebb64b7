import { studioSagePage } from "@academy/content/pages/studio/sage-page";
import { taughtAnswerBody } from "@academy/contract/sage";
import { expect, test } from "vitest";
import { answerBodyOf, problemsOf } from "./check-answer.ts";

const words = studioSagePage.form;
const good = {
  question: "Do you teach reiki?",
  answer: "No.  \nWe teach the business side.",
  alsoAskedAs: "",
};

test("each line is another way of asking, once, without what can't be shown", () => {
  expect(
    answerBodyOf({
      ...good,
      question: " Do you\nteach reiki? ",
      alsoAskedAs: "reiki?\r\n\n  reiki? \nis there reiki\u0000",
    }),
  ).toEqual({
    question: "Do you teach reiki?",
    answer: good.answer,
    alsoAskedAs: ["reiki?", "is there reiki"],
  });
});

const body = (part: Partial<typeof good>) => answerBodyOf({ ...good, ...part });
const many = (count: number) => Array.from({ length: count }, (_, index) => `way ${index}`).join("\n");

test("what has nothing wrong with it is taken by the call, at its longest too", () => {
  for (const part of [
    {},
    { question: "x".repeat(300), answer: "y".repeat(2000), alsoAskedAs: `${many(19)}\n${"z".repeat(300)}` },
  ]) {
    expect(problemsOf(body(part))).toEqual({});
    expect(taughtAnswerBody.safeParse(body(part)).success).toBe(true);
  }
});

test.each([
  [{ question: " a" }, { question: words.questionMissing }],
  [{ question: "x".repeat(301) }, { question: words.questionTooLong }],
  [{ answer: "\n" }, { answer: words.answerMissing }],
  [{ answer: "x".repeat(2001) }, { answer: words.answerTooLong }],
  [{ alsoAskedAs: many(21) }, { alsoAskedAs: words.tooManyAlso }],
  [{ alsoAskedAs: "x".repeat(301) }, { alsoAskedAs: words.alsoTooLong }],
])("%j is told so, and would be refused", (part, errors) => {
  expect(problemsOf(body(part))).toEqual(errors);
  expect(taughtAnswerBody.safeParse(body(part)).success).toBe(false);
});
