import fc from "fast-check";
import { expect, test } from "vitest";
import { answerIds, type ChosenAnswer, type QuizAnswers } from "../answers.ts";
import { type ArchetypeKey, archetypeKeys } from "../archetypes.ts";
import { questionDesign, setDesign, statementDesign } from "../design.ts";
import { confidenceIn, percentOf, profileBars, type QuizResult, scoreQuiz } from "./score.ts";

const nothing: QuizAnswers = { phase1: [], phase2: {}, phase3: {} };
const pick = (...answers: [number, ChosenAnswer][]): QuizAnswers["phase1"] =>
  answers.map(([questionId, answer]) => ({ questionId, answer, phase: 1 }));

/** Any sheet that can be handed in, from empty to full. */
const anyAnswers = fc.record({
  phase1: fc.uniqueArray(
    fc.record({
      questionId: fc.integer({ min: 1, max: 20 }),
      answer: fc.constantFrom<ChosenAnswer>(...archetypeKeys, ...answerIds, "none"),
      phase: fc.constant(1 as const),
    }),
    { selector: ({ questionId }) => questionId, maxLength: 20 },
  ),
  phase2: fc.record(
    Object.fromEntries(
      Object.entries(setDesign).map(([id, set]) => [
        id,
        fc.shuffledSubarray([...set], { minLength: 4, maxLength: 4 }),
      ]),
    ),
    { requiredKeys: [] },
  ),
  phase3: fc.record(
    Object.fromEntries(statementDesign.map((_, index) => [index + 1, fc.integer({ min: 1, max: 7 })])),
    { requiredKeys: [] },
  ),
}) as fc.Arbitrary<QuizAnswers>;

/** The rules once more, as slowly as they can be read: whole numbers of any size, one archetype at a time. */
type Slow = { key: ArchetypeKey; points: [bigint, bigint, bigint]; twentieths: bigint };

function slowTable(answers: QuizAnswers): Slow[] {
  const table = archetypeKeys.map((key): Slow => {
    let [first, second, third] = [0n, 0n, 0n];
    for (let id = 1; id <= 20; id++) {
      for (const given of answers.phase1.filter(({ questionId }) => questionId === id)) {
        const byId = (answerIds as readonly string[]).includes(given.answer)
          ? questionDesign[id]?.["ABCDEFGHIJ".indexOf(given.answer)]
          : given.answer;
        if (byId === key) first += 3n;
      }
    }
    for (let id = 1; id <= 10; id++) {
      const ranking = answers.phase2[String(id)];
      if (ranking?.[0] === key) second += 4n;
      if (ranking?.[1] === key) second += 3n;
      if (ranking?.[2] === key) second += 2n;
      if (ranking?.[3] === key) second += 1n;
    }
    for (let id = 1; id <= 30; id++) {
      if (statementDesign[id - 1] === key) third += BigInt(answers.phase3[String(id)] ?? 0);
    }
    // 0.40, 0.35 and 0.25 are 8, 7 and 5 twentieths.
    return { key, points: [first, second, third], twentieths: 8n * first + 7n * second + 5n * third };
  });
  const isBefore = (a: Slow, b: Slow): boolean => {
    if (a.twentieths !== b.twentieths) return a.twentieths > b.twentieths;
    for (const phase of [0, 1, 2] as const) {
      if (a.points[phase] !== b.points[phase]) return a.points[phase] > b.points[phase];
    }
    return archetypeKeys.indexOf(a.key) < archetypeKeys.indexOf(b.key);
  };
  const ordered: Slow[] = [];
  for (const entry of table) {
    const at = ordered.findIndex((other) => isBefore(entry, other));
    ordered.splice(at === -1 ? ordered.length : at, 0, entry);
  }
  return ordered;
}

/** Rounds half up without ever leaving whole numbers. */
const roundHalfUp = (over: bigint, under: bigint): number =>
  under === 0n ? 0 : Number((2n * over + under) / (2n * under));

test("scores, order, confidence, strength and bars are those of the slow reading", () => {
  fc.assert(
    fc.property(anyAnswers, (answers) => {
      const slow = slowTable(answers);
      const [first, second] = slow as [Slow, Slow];
      const result = scoreQuiz(answers);

      expect(result.primary.archetype).toBe(first.key);
      expect(result.secondary.archetype).toBe(second.key);
      for (const { key, twentieths } of slow) expect(result.allScores[key]).toBe(Number(twentieths) / 20);
      expect(result.primary.score).toBe(Number(first.twentieths) / 20);
      expect(result.secondary.score).toBe(Number(second.twentieths) / 20);
      // score / 30 * 100 = twentieths / 20 / 30 * 100 = twentieths / 6
      expect(result.primary.confidence).toBe(Math.min(95, roundHalfUp(first.twentieths, 6n)));
      expect(result.secondary.strength).toBe(roundHalfUp(second.twentieths * 100n, first.twentieths));
      for (const { archetype, width } of profileBars(result)) {
        const own = slow.find(({ key }) => key === archetype)?.twentieths ?? -1n;
        expect(width, archetype).toBe(roundHalfUp(own * 100n, first.twentieths));
      }
    }),
    { numRuns: 1000 },
  );
});

test("bars come highest first, the two named ones in front, every archetype once", () => {
  fc.assert(
    fc.property(anyAnswers, (answers) => {
      const result = scoreQuiz(answers);
      const bars = profileBars(result);

      expect(bars.map(({ archetype }) => archetype).sort()).toEqual([...archetypeKeys].sort());
      expect(bars.slice(0, 2).map(({ archetype }) => archetype)).toEqual([
        result.primary.archetype,
        result.secondary.archetype,
      ]);
      expect(bars.map(({ score }) => score)).toEqual(bars.map(({ score }) => score).sort((a, b) => b - a));
      for (const { width } of bars) expect(width >= 0 && width <= 100).toBe(true);
    }),
  );
});

test("without any answer everything is 0, in the order of the keys", () => {
  const result = scoreQuiz(nothing);

  expect(result.primary).toEqual({ archetype: "teacher", score: 0, confidence: 0 });
  expect(result.secondary).toEqual({ archetype: "mother", score: 0, strength: 0 });
  expect(new Set(Object.values(result.allScores))).toEqual(new Set([0]));
  expect(profileBars(result).map(({ width }) => width)).toEqual(Array(10).fill(0));
  expect(scoreQuiz({ ...nothing, phase1: pick([1, "none"], [2, "none"]) })).toEqual(result);
});

test("a sheet computed by hand", () => {
  const result = scoreQuiz({
    // Question 1: A revolutionary, J teacher. Question 2, shown second half: H is the mystic.
    phase1: pick([1, "A"], [2, "H"], [3, "mystic"], [4, "none"], [5, "teacher"]),
    phase2: { 4: ["mystic", "architect", "mother", "revolutionary"] },
    phase3: { 1: 7, 6: 5 },
  });

  // mystic: 0.40 × 6 + 0.35 × 4 + 0.25 × 5 = 2.4 + 1.4 + 1.25; alchemist: 0.25 × 7; revolutionary: 1.2 + 0.35
  expect(result.allScores).toEqual({
    teacher: 1.2,
    mother: 0.7,
    mystic: 5.05,
    architect: 1.05,
    alchemist: 1.75,
    medicineKeeper: 0,
    performer: 0,
    artist: 0,
    earthGuardian: 0,
    revolutionary: 1.55,
  });
  // 5.05 / 30 × 100 = 16.83; 1.75 / 5.05 × 100 = 34.65
  expect(result.primary).toEqual({ archetype: "mystic", score: 5.05, confidence: 17 });
  expect(result.secondary).toEqual({ archetype: "alchemist", score: 1.75, strength: 35 });
});

test("equal scores go to more phase 1 points, then phase 2, then the earlier key", () => {
  const tied = (answers: Partial<QuizAnswers>) => {
    const { primary, secondary } = scoreQuiz({ ...nothing, ...answers });
    expect(secondary.score).toBe(primary.score);
    return [primary.archetype, secondary.archetype];
  };
  const choices = [1, 2, 3, 4, 5].map((id): [number, ChosenAnswer] => [id, "revolutionary"]);

  // 0.40 × 15 = 6 = 0.35 × 5 + 0.25 × 17
  expect(
    tied({
      phase1: pick(...choices),
      phase2: {
        2: ["teacher", "artist", "alchemist", "mother"],
        9: ["mother", "earthGuardian", "architect", "medicineKeeper"],
      },
      phase3: { 2: 7, 19: 7, 28: 3 },
    }),
  ).toEqual(["revolutionary", "mother"]);
  // 0.35 × 10 = 3.5 = 0.25 × 14
  expect(
    tied({
      phase2: {
        1: ["artist", "earthGuardian", "medicineKeeper", "mystic"],
        6: ["artist", "revolutionary", "medicineKeeper", "alchemist"],
        7: ["performer", "architect", "artist", "teacher"],
      },
      phase3: { 2: 7, 19: 7 },
    }),
  ).toEqual(["artist", "mother"]);
  // Statements 4 and 3: what is equal in all three phases keeps the order of the keys.
  expect(tied({ phase3: { 3: 6, 4: 6 } })).toEqual(["artist", "revolutionary"]);
});

test("a half is rounded up, and confidence stops at 95", () => {
  expect([percentOf(1, 8), percentOf(125, 1000), percentOf(1, 200), percentOf(0, 0)]).toEqual([13, 13, 1, 0]);
  const all = Array.from({ length: 20 }, (_, index): [number, ChosenAnswer] => [index + 1, "mystic"]);
  const confidence = (count: number): number =>
    scoreQuiz({ ...nothing, phase1: pick(...all.slice(0, count)) }).primary.confidence;

  // 24 / 30 = 80%; with every rating at seven 24 + 5.25 = 29.25, which would be 97.5%.
  expect([confidence(1), confidence(5), confidence(20)]).toEqual([4, 20, 80]);
  const certain: QuizResult = scoreQuiz({ ...nothing, phase1: pick(...all), phase3: { 6: 7, 13: 7, 25: 7 } });
  expect(certain.primary).toEqual({ archetype: "mystic", score: 29.25, confidence: 95 });
  // One scale for both: 8.4 and 4.8 of 30. The second's strength is of the first, and another thing.
  const shared = scoreQuiz({
    ...nothing,
    phase1: [
      ...pick(...all.slice(0, 7)),
      ...pick([8, "artist"], [9, "artist"], [10, "artist"], [11, "artist"]),
    ],
  });
  const { primary, secondary } = shared;
  expect([primary, secondary].map(({ score }) => confidenceIn(score))).toEqual([28, 16]);
  expect([primary.confidence, secondary.strength]).toEqual([28, 57]);
});
