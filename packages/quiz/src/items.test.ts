import { expect, test } from "vitest";
import { answerIds } from "./answers.ts";
import { questionDesign } from "./design.ts";
import { type Question, shownAnswers } from "./items.ts";

const question = (id: number): Question => ({
  id,
  question: "?",
  answers: answerIds.map((answerId, index) => ({
    id: answerId,
    text: answerId,
    archetype: questionDesign[id]?.[index] ?? "teacher",
  })),
});

test("odd questions show the first five answers, even ones the last five, labeled A to E", () => {
  for (let id = 1; id <= 20; id++) {
    const shown = shownAnswers(question(id));
    expect(shown.map(({ label }) => label).join("")).toBe("ABCDE");
    expect(shown.map(({ answer }) => answer.id).join(""), `question ${id}`).toBe(id % 2 ? "ABCDE" : "FGHIJ");
  }
});

test("a question with fewer answers shows those it has", () => {
  const short = { ...question(2), answers: question(2).answers.slice(0, 7) };

  expect(shownAnswers(short).map(({ label, answer }) => label + answer.id)).toEqual(["AF", "BG"]);
});
