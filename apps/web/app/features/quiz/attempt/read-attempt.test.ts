import { setDesign } from "@academy/quiz/design";
import { scoreQuiz } from "@academy/quiz/scoring/score";
import { stepsInOrder } from "@academy/quiz/steps";
import { expect, test } from "vitest";
import type { Attempt } from "./attempt.ts";
import { readAttempt } from "./read-attempt.ts";

const given = stepsInOrder("sequence").map(({ phase, id }) =>
  phase === 1 ? "none" : phase === 2 ? (setDesign[id] ?? []) : 4,
) as Attempt["given"];
const whole: Attempt = {
  version: 1,
  order: "sequence",
  given,
  reached: 61,
  finishedAt: "2026-01-02T03:04:05.000Z",
  lead: { name: "Ada", email: "ada@example.com", wantsNews: true },
  submission: { id: "1", of: "2" },
  receipt: {
    token: "abc",
    result: scoreQuiz({ phase1: [], phase2: {}, phase3: {} }),
    sent: { email: "ada@example.com", wantsNews: true, submission: "1" },
  },
};
const kept = (part: object) => readAttempt(JSON.parse(JSON.stringify({ ...whole, ...part })));

test("what was kept comes back whole", () => {
  expect(kept({})).toEqual(whole);
  expect(kept({ given: given.slice(0, 22), receipt: undefined })).toMatchObject({
    reached: 61,
    order: "sequence",
  });
});

test("an attempt keeps the version of the texts that it began with, where it is one", () => {
  expect(kept({ texts: "2-0123456789abcdef" })).toEqual({ ...whole, texts: "2-0123456789abcdef" });
  for (const texts of ["../../api", "2-xyz", "", 2, null]) expect(kept({ texts })).toEqual(whole);
});

test.each([
  null,
  undefined,
  7,
  "x",
  [],
  {},
  { version: 2, order: "sequence", given: [] },
  { version: 1, order: "backwards", given: [] },
  { version: 1, order: "sequence", given: "A" },
])("%j is no attempt", (value) => {
  expect(readAttempt(value)).toBeNull();
});

test.each([
  ["an unknown answer", 3, "K"],
  ["an answer of another kind", 3, 4],
  ["a ranking of a foreign archetype", 21, ["teacher", "artist", "alchemist", "mystic"]],
  ["a ranking with one twice", 21, ["teacher", "artist", "alchemist", "alchemist"]],
  ["a rating out of range", 40, 8],
  ["a rating between two", 40, 3.5],
  ["nothing", 40, null],
])("%s ends the answers there, and nothing after it counts", (_, index, value) => {
  const attempt = kept({ given: given.with(index, value as never) });
  expect(attempt?.given).toEqual(given.slice(0, index));
  expect(attempt).toMatchObject({ receipt: undefined, submission: undefined, finishedAt: undefined });
});

test("more answers than steps are no answers", () => {
  expect(kept({ given: [...given, 4] })?.given).toHaveLength(60);
});

test.each([
  ["a ranking under way", 21, ["artist", null, null, "mother"], true],
  ["a ranking with one twice", 21, ["artist", "artist", null, null], false],
  ["a ranking of another set", 21, ["mystic", null, null, null], false],
  ["a rating under way", 40, 7, true],
  ["a rating out of range", 40, 9, false],
  ["a rating at a choice", 3, 7, false],
])("%s is taken over if it fits its step", (_, count, unfinished, isKept) => {
  const attempt = kept({ given: given.slice(0, count), unfinished });
  expect(attempt?.unfinished).toEqual(isKept ? unfinished : undefined);
});

test("a spoilt receipt, draft or moment is left out, and the answers stay", () => {
  const attempt = kept({
    receipt: { token: "abc", result: {} },
    lead: "Ada",
    finishedAt: "soon",
    reached: -4,
  });
  expect(attempt).toMatchObject({ receipt: undefined, lead: undefined, reached: 61 });
  expect(Date.parse(attempt?.finishedAt ?? "")).not.toBeNaN();
  expect(attempt?.given).toEqual(given);
});
