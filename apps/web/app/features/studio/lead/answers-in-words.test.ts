import { questions } from "@academy/quiz/texts/questions";
import { rankingSets } from "@academy/quiz/texts/ranking-sets";
import { expect, test } from "vitest";
import { answersInWords } from "./answers-in-words.ts";

const plain = (text = "") => text.replaceAll("**", "");

test("answers are said as they were chosen, by archetype or by id, and what is missing is said too", () => {
  const [first, second] = questions;
  const set = rankingSets[1];
  const ranking = set?.options.map(({ archetype }) => archetype).reverse() ?? [];

  const [chosen, ranked, rated] = answersInWords({
    phase1: [
      { questionId: 1, answer: "mystic", phase: 1 },
      { questionId: 2, answer: "C", phase: 1 },
      { questionId: 3, answer: "none", phase: 1 },
    ],
    phase2: { 2: ranking },
    phase3: { 1: 7 },
  });

  expect(chosen?.slice(0, 4).map(({ said }) => said)).toEqual([
    [plain(first?.answers.find(({ archetype }) => archetype === "mystic")?.text)],
    [plain(second?.answers.find(({ id }) => id === "C")?.text)],
    ["None of the above"],
    ["Not answered"],
  ]);
  expect(ranked?.[1]?.said).toEqual(set?.options.map(({ text }) => plain(text)).reverse());
  expect([rated?.[0]?.said, rated?.[1]?.said]).toEqual([["7 of 7"], ["Not answered"]]);
  expect([chosen?.length, ranked?.length, rated?.length]).toEqual([20, 10, 30]);
  expect(JSON.stringify([chosen, ranked, rated])).not.toContain("**");
});

test("answers to another version are said in its words", () => {
  const texts = {
    "question-2": "Asked anew?",
    "question-2-C": "The **new** one",
    "set-2-artist": "Painted",
    "statement-1": "I rest.",
  };
  const [chosen, ranked, rated] = answersInWords(
    { phase1: [{ questionId: 2, answer: "C", phase: 1 }], phase2: { 2: ["artist"] }, phase3: { 1: 7 } },
    texts,
  );

  expect(chosen?.[1]).toMatchObject({ asked: "Asked anew?", said: ["The new one"] });
  expect(ranked?.[1]?.said).toEqual(["Painted"]);
  expect(rated?.[0]?.asked).toBe("I rest.");
});
