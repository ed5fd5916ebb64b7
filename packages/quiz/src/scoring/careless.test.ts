import fc from "fast-check";
import { expect, test } from "vitest";
import { answerIds, type ChosenAnswer, type QuizAnswers } from "../answers.ts";
import { type ArchetypeKey, archetypeKeys } from "../archetypes.ts";
import { questionDesign, setDesign, statementDesign } from "../design.ts";
import { stepOrders } from "../steps.ts";
import { type CarelessSign, carelessSigns } from "./careless.ts";

const shown = (id: number): ArchetypeKey[] => {
  const row = questionDesign[id] ?? [];
  return [...(id % 2 === 1 ? row.slice(0, 5) : row.slice(5))];
};
const ids = (last: number) => Array.from({ length: last }, (_, index) => index + 1);
const record = <Value>(last: number, value: (id: number) => Value): Record<string, Value> =>
  Object.fromEntries(ids(last).map((id) => [id, value(id)]));
const choose = (answer: (id: number) => ChosenAnswer): QuizAnswers["phase1"] =>
  ids(20).map((questionId) => ({ questionId, answer: answer(questionId), phase: 1 }));

/** Somebody who reads: likes archetypes more or less, and answers by that with some mood on the day. */
function honest(random: () => number): QuizAnswers {
  const liking = Object.fromEntries(archetypeKeys.map((key) => [key, random()])) as Record<
    ArchetypeKey,
    number
  >;
  const felt = (key: ArchetypeKey) => liking[key] + 0.3 * random();
  const byLiking = (keys: readonly ArchetypeKey[]) =>
    keys
      .map((key) => ({ key, value: felt(key) }))
      .sort((a, b) => b.value - a.value)
      .map(({ key }) => key);
  return {
    phase1: choose((id) => byLiking(shown(id))[0] ?? "none"),
    phase2: record(10, (id) => byLiking(setDesign[id] ?? [])),
    phase3: record(30, (id) =>
      Math.min(7, 1 + Math.floor((felt(statementDesign[id - 1] ?? "teacher") / 1.3) * 7)),
    ),
  };
}

/** A stream of its own, so that a failure is found again. */
function dice(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const reader = honest(dice(7));
const signsOf = (change: Partial<QuizAnswers>): CarelessSign[] => {
  const [inSequence, interleaved] = stepOrders.map((order) => carelessSigns({ ...reader, ...change }, order));
  expect(interleaved).toEqual(inSequence);
  return inSequence ?? [];
};

test("ten equal ratings in a row are a sign, nine are not", () => {
  const varied = (id: number) => 1 + (id % 7);

  expect(signsOf({ phase3: record(30, () => 4) })).toEqual(["equal-ratings"]);
  expect(signsOf({ phase3: record(30, (id) => (id > 9 && id < 20 ? 7 : varied(id))) })).toEqual([
    "equal-ratings",
  ]);
  expect(signsOf({ phase3: record(30, (id) => (id > 9 && id < 19 ? 7 : 1 + (id % 3))) })).toEqual([]);
  expect(signsOf({ phase3: record(30, (id) => (id % 10 === 0 ? 1 : 6)) })).toEqual([]);
});

test("ratings asked late in the quiz count in their number, not in the order of text", () => {
  // As text "2" stands after "19": read that way, these would not be a row.
  expect(signsOf({ phase3: { ...record(30, (id) => 1 + (id % 2)), ...record(10, () => 5) } })).toEqual([
    "equal-ratings",
  ]);
});

test("always the same place is a sign, however the answer was sent; the same archetype is not", () => {
  for (const place of [0, 1, 2, 3, 4]) {
    expect(signsOf({ phase1: choose((id) => shown(id)[place] ?? "none") })).toEqual(["same-position"]);
    const letter = (id: number) => answerIds[id % 2 === 1 ? place : place + 5] ?? "none";
    expect(signsOf({ phase1: choose(letter) })).toEqual(["same-position"]);
  }
  expect(signsOf({ phase1: choose(() => "none") })).toEqual(["same-position"]);
  for (const archetype of archetypeKeys) {
    expect(
      signsOf({ phase1: choose((id) => (shown(id).includes(archetype) ? archetype : "none")) }),
      archetype,
    ).toEqual([]);
  }
  // The letters of the list without regard to what was shown stand nowhere on the screen every other time.
  expect(signsOf({ phase1: choose(() => "A") })).toEqual([]);
});

test("always taking the places in the same order is a sign; always the same preference is not", () => {
  for (const pattern of [
    [0, 1, 2, 3],
    [3, 2, 1, 0],
    [2, 0, 3, 1],
  ]) {
    const ranking = (id: number) => pattern.map((place) => (setDesign[id] ?? [])[place] as ArchetypeKey);
    expect(signsOf({ phase2: record(10, ranking) })).toEqual(["same-ranking"]);
    expect(signsOf({ phase2: record(5, ranking) }), "five are few").toEqual([]);
  }
  fc.assert(
    fc.property(fc.shuffledSubarray([...archetypeKeys], { minLength: 10 }), (preference) => {
      const ranking = (id: number) =>
        [...(setDesign[id] ?? [])].sort((a, b) => preference.indexOf(a) - preference.indexOf(b));
      expect(signsOf({ phase2: record(10, ranking) })).toEqual([]);
    }),
    { numRuns: 500 },
  );
});

test("what was not answered is no sign", () => {
  expect(carelessSigns({ phase1: [], phase2: {}, phase3: {} }, "sequence")).toEqual([]);
  expect(signsOf({ phase3: record(9, () => 4) })).toEqual([]);
  // Left out in the middle: nobody asked says whether it would have gone on.
  const { 8: _left, ...rest } = record(16, () => 4);
  expect(signsOf({ phase3: rest })).toEqual([]);
});

test("of people who read, and even of dice, next to none are taken for careless", () => {
  let [readers, throwers] = [0, 0];
  const count = 5000;
  for (let seed = 1; seed <= count; seed++) {
    const random = dice(seed);
    if (carelessSigns(honest(random), "sequence").length > 0) readers++;
    const any = <Value>(values: readonly Value[]) => values[Math.floor(random() * values.length)] as Value;
    const thrown: QuizAnswers = {
      phase1: choose((id) => any([...shown(id), "none"] as const)),
      phase2: record(10, (id) => [...(setDesign[id] ?? [])].sort(() => random() - 0.5)),
      phase3: record(30, () => any([1, 2, 3, 4, 5, 6, 7])),
    };
    if (carelessSigns(thrown, "interleaved").length > 0) throwers++;
  }

  expect(readers / count).toBeLessThan(0.001);
  expect(throwers / count).toBeLessThan(0.001);
});
