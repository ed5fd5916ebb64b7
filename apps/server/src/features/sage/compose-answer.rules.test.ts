import { expect, test } from "vitest";
import { composeAnswer } from "./compose-answer.ts";
import { sentencesOf } from "./understanding/tokens.ts";

const long = [
  "The Blueprint carries no money-back period of its own.",
  "The 30-day guarantees belong to the package.",
  "A bird sat on the fence all morning, and nobody had asked it to leave or to stay, so it stayed.",
  "If you were charged by mistake, write to us and we put it right.",
  "Another long sentence stands here that has nothing to do with anything, and it goes on for a while.",
  "The rights that the law gives you as a buyer remain yours.",
];

test("a short text is said whole", () => {
  expect(composeAnswer("It costs $3.23 per day. Cancel anytime.", "cost")).toBe(
    "It costs $3.23 per day. Cancel anytime.",
  );
});

test("of a long one the first sentence and those about the question are said, in their order", () => {
  const answer = composeAnswer(long.join(" "), "I was charged by mistake, is there a guarantee?");

  const said = sentencesOf(answer);
  expect(said[0]).toBe(long[0]);
  expect(said).toContain(long[3]);
  expect(said.length).toBeLessThanOrEqual(4);
  expect(said.map((sentence) => long.indexOf(sentence))).toEqual(
    said.map((sentence) => long.indexOf(sentence)).sort((one, other) => one - other),
  );
  expect(said.every((sentence) => long.includes(sentence))).toBe(true);
});

test("a list stays whole, on lines of its own, whatever is left out around it", () => {
  const list = "It has:\n- a course with films\n- a workbook";
  const answer = composeAnswer(`${list}\n${long.join(" ")}`, "guarantee");

  expect(answer.startsWith(`${list}\n`)).toBe(true);
  expect(answer.split("\n")).toHaveLength(4);
});

test("a price, a 1:1 and a quotation end no sentence", () => {
  expect(
    sentencesOf("About $3.23 per day, 1:1 with her. “You charge,” he said. Then she left."),
  ).toHaveLength(3);
});
