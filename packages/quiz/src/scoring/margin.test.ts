import { expect, test } from "vitest";
import { type ArchetypeKey, archetypeKeys } from "../archetypes.ts";
import { foremostLine, marginLine, marginOf } from "./margin.ts";
import { percentOf, type QuizResult, type Scores, scoreQuiz } from "./score.ts";

/** A result as the scoring would give it; whoever is not named scored 5. */
function resultOf(scores: Partial<Scores>, rest = 5): QuizResult {
  const allScores = Object.fromEntries(archetypeKeys.map((key) => [key, scores[key] ?? rest])) as Scores;
  const [first, second] = [...archetypeKeys].sort((one, other) => allScores[other] - allScores[one]) as [
    ArchetypeKey,
    ArchetypeKey,
  ];
  const [score, behind] = [allScores[first], allScores[second]];
  return {
    primary: { archetype: first, score, confidence: 57 },
    secondary: { archetype: second, score: behind, strength: percentOf(behind, score) },
    allScores,
  };
}

test.each([
  [20, "blend"],
  [19, "blend"],
  [18.8, "close"],
  [17, "close"],
  [16.8, "clear"],
  [0, "clear"],
] as const)("a second score of %d beside 20 is %s", (mother, margin) => {
  expect(marginOf(resultOf({ teacher: 20, mother }, 0))).toBe(margin);
});

test.each([
  [
    { teacher: 20, mother: 10 },
    "Your answers point clearly to the Sacred Teacher, with the Divine Mother in support.",
  ],
  [
    { teacher: 20, mother: 18 },
    "Your answers point to the Sacred Teacher, with the Divine Mother close behind: one or two different answers could have switched them.",
  ],
  [
    { teacher: 20, mother: 19.4 },
    "You are a blend of the Sacred Teacher and the Divine Mother: the two are almost level.",
  ],
  [
    { teacher: 20, mother: 20 },
    "You are a blend of the Sacred Teacher and the Divine Mother: the two are level.",
  ],
  [
    { teacher: 20, mother: 20, artist: 19.5 },
    "You are a blend of the Sacred Teacher, the Divine Mother and the Visionary Artist: the three are almost level.",
  ],
  [
    { teacher: 20, mother: 20, artist: 19.5, mystic: 19.6 },
    "Your answers are spread over many archetypes: the Sacred Teacher and the Divine Mother come first, by very little.",
  ],
])("%j reads as it is", (scores, line) => {
  expect(marginLine(resultOf(scores), false)).toBe(line);
});

test.each([
  [{ teacher: 20, mother: 10 }, "lean toward the Sacred Teacher, and a second"],
  [
    { teacher: 20, mother: 19 },
    "lean toward the Sacred Teacher and the Divine Mother, almost alike, and a second",
  ],
])("careless answers %j are taken as a sketch, and nobody is blamed", (scores, part) => {
  const line = marginLine(resultOf(scores), true);
  expect(line).toContain("first sketch");
  expect(line).toContain(part);
  expect(line).not.toMatch(/careless|honest|random|clearly|should/i);
});

test("without answers, or with a handful, nothing is claimed", () => {
  const nothing = scoreQuiz({ phase1: [], phase2: {}, phase3: {} });
  const handful = scoreQuiz({
    phase1: [{ questionId: 1, answer: "teacher", phase: 1 }],
    phase2: {},
    phase3: {},
  });
  for (const result of [nothing, handful]) {
    for (const isCareless of [false, true]) {
      expect(marginLine(result, isCareless)).toMatch(/^You answered too little for a profile/);
    }
  }
});

test("the least that sixty steps can give is enough for a profile", () => {
  const phase1 = Array.from(
    { length: 20 },
    (_, index) => ({ questionId: index + 1, answer: "none", phase: 1 }) as const,
  );
  const phase3 = Object.fromEntries(Array.from({ length: 30 }, (_, index) => [index + 1, 1]));
  const phase2 = Object.fromEntries(
    Array.from({ length: 10 }, (_, index) => [index + 1, ["teacher", "mother", "mystic", "artist"] as const]),
  );
  expect(marginLine(scoreQuiz({ phase1, phase2, phase3 }), false)).not.toMatch(/too little/);
});

test("knowing the first two only, the words are the same", () => {
  for (const mother of [10, 18, 19.4, 20]) {
    const result = resultOf({ teacher: 20, mother });
    const foremost = {
      primary: "teacher",
      secondary: "mother",
      strength: result.secondary.strength,
    } as const;
    for (const isCareless of [false, true]) {
      expect(foremostLine(foremost, isCareless)).toBe(marginLine(result, isCareless));
    }
  }
  expect(foremostLine({ primary: "teacher", secondary: "mother", strength: 0 }, false)).toMatch(/too little/);
});
