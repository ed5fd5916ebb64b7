import { checkBalance } from "@academy/quiz/scoring/balance";
import { textById } from "@academy/quiz/texts/all-texts";
import { expect, test } from "vitest";
import { groupBy } from "../../../lib/group-by.ts";
import { differences, findPlaces, labelOf, quizPlaces, withText } from "./quiz-places.ts";

const first = textById.get("question-2-A");
const sieve = {
  search: "",
  showing: "all",
  texts: {},
  published: {},
  problems: new Map(),
  refused: {},
} as const;

test("there are sixty steps in their order, and the ten profiles", () => {
  expect(quizPlaces.flatMap(({ step }) => step?.number ?? [])).toEqual(
    Array.from({ length: 60 }, (_, index) => index + 1),
  );
  expect(quizPlaces.filter(({ kind }) => kind === "profiles")).toHaveLength(10);
  expect(quizPlaces[30]).toMatchObject({
    title: "Statement 1",
    step: { at: { phase: 3, id: 1 }, number: 31 },
  });
});

test("a text says whose it is, by the letter that visitors see", () => {
  expect(labelOf(textById.get("question-1-A") as never)).toBe("Answer A, counts for The Bold Revolutionary");
  // The even questions show the other half.
  expect(labelOf(textById.get("question-2-F") as never)).toBe("Answer A, counts for The Sacred Teacher");
  expect(labelOf(textById.get("question-2-A") as never)).toBe("Answer, counts for The Radiant Performer");
  expect(labelOf(textById.get("mystic-gift-2") as never)).toBe("Gift 2");
});

test("a text that is put back is no change", () => {
  const changed = withText({}, "question-2-A", "Other");
  expect(differences({}, changed)).toMatchObject([
    { id: "question-2-A", before: first?.text, after: "Other" },
  ]);
  expect(withText(changed, "question-2-A", first?.text ?? "")).toEqual({});
});

test("steps are found by their words as they are now, by what changed and by what is warned of", () => {
  const texts = { "question-2-A": "A zebra", "mystic-shadow": "A zebra, too" };
  const problems = groupBy(checkBalance(texts), ({ id }) => id);
  const ids = (more: object) => findPlaces({ ...sieve, texts, problems, ...more }).map(({ id }) => id);

  expect(ids({ search: " ZEBRA " })).toEqual(["question-2", "mystic"]);
  expect(ids({ search: "zebra", showing: "profiles" })).toEqual(["mystic"]);
  expect(ids({ showing: "changed", published: { "mystic-shadow": "A zebra, too" } })).toEqual(["question-2"]);
  expect(ids({ showing: "problems" })).toEqual(["question-2"]);
  expect(ids({ showing: "sets" })).toHaveLength(10);
  expect(ids({ search: "nothing of the kind" })).toEqual([]);
  // What keeps the rest from being saved is shown whatever is looked for.
  expect(ids({ search: "nothing of the kind", refused: { "mystic-shadow": "Too long." } })).toEqual([
    "mystic",
  ]);
});
