import { expect, test } from "vitest";
import { type ArchetypeKey, archetypeKeys } from "./archetypes.ts";
import { questionDesign, setDesign, statementDesign } from "./design.ts";

type Row = readonly ArchetypeKey[];

const questions = Object.entries(questionDesign);
const sets = Object.values(setDesign);
const half = (isShown: boolean): Row[] =>
  questions.map(([id, row]) => ((Number(id) % 2 === 1) === isShown ? row.slice(0, 5) : row.slice(5)));

/** How often each stands in each place. */
function perPlace(rows: Row[], places: number): number[] {
  return archetypeKeys.flatMap((key) =>
    Array.from({ length: places }, (_, place) => rows.filter((row) => row[place] === key).length),
  );
}

/** How often each two stand in one row. */
function perPair(rows: Row[]): number[] {
  return archetypeKeys.flatMap((one, index) =>
    archetypeKeys
      .slice(index + 1)
      .map((other) => rows.filter((row) => row.includes(one) && row.includes(other)).length),
  );
}

const only = (values: number[]) => [...new Set(values)].sort((a, b) => a - b);

test("there are twenty questions of all ten archetypes and ten sets of four different ones", () => {
  expect(questions.map(([id]) => Number(id))).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
  for (const [id, row] of questions) expect([...row].sort(), id).toEqual([...archetypeKeys].sort());
  expect(Object.keys(setDesign)).toEqual(["1", "2", "3", "4", "5", "6", "7", "8", "9", "10"]);
  for (const set of sets) expect(new Set(set).size).toBe(4);
});

test.each([
  ["shown", half(true)],
  ["hidden", half(false)],
] as const)(
  "in the %s answers each stands twice in each place and meets every other four or five times",
  (_, rows) => {
    expect(only(perPlace(rows, 5))).toEqual([2]);
    expect(only(perPair(rows))).toEqual([4, 5]);
  },
);

test("in the sets each stands once in each place and meets every other once or twice", () => {
  expect(only(perPlace(sets, 4))).toEqual([1]);
  expect(only(perPair(sets))).toEqual([1, 2]);
});

test("statements are three rounds of the ten, no archetype twice within six", () => {
  expect(statementDesign).toHaveLength(30);
  for (const round of [0, 10, 20]) {
    expect([...statementDesign.slice(round, round + 10)].sort()).toEqual([...archetypeKeys].sort());
  }
  for (let first = 0; first + 6 <= 30; first++) {
    expect(new Set(statementDesign.slice(first, first + 6)).size, `from ${first + 1}`).toBe(6);
  }
});
