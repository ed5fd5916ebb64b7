import { safeAnswers, sageTalk } from "@academy/content/help";
import { expect, test } from "vitest";
import { answerQuestion } from "./answer-question.ts";
import { makeKnowledgeBase, type TaughtPassage } from "./knowledge-base.ts";
import { allPassages } from "./passages/all.ts";

const taught: TaughtPassage = {
  id: "taught-1",
  title: "From the academy itself",
  url: "/contact",
  text: "Yes, on Thursdays.",
  asks: "Do you meet in person?",
  alsoAskedAs: [],
  followUp: null,
  isExact: true,
};
const untrained = makeKnowledgeBase([taught]);
const ask = (question: string) =>
  answerQuestion(question, untrained, async () => {
    throw new Error("no lesson is looked for");
  });

test("a crisis is answered before anything was learned", async () => {
  expect(await ask("I want to kill myself")).toMatchObject({ outcome: "safe", text: safeAnswers.crisis });
});

test("what the pages suggest and what the owner taught is answered in these very words", async () => {
  for (const { id, asks } of allPassages) {
    const reply = await ask(asks);
    if (reply.outcome !== "safe")
      expect([asks, reply.outcome, reply.passageId]).toEqual([asks, "answered", id]);
  }
  expect(await ask("do you meet in person")).toMatchObject({ passageId: taught.id, text: taught.text });
});

test("everything else is asked to come again, and is no question that the owner has to answer", async () => {
  expect(await ask("how would I get my money back if it was not for me")).toMatchObject({
    outcome: "small-talk",
    text: sageTalk.gettingReady,
    evidence: [],
  });
});
