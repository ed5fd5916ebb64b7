import { type AnswerId, answerIds, type ChosenAnswer, type QuizAnswers } from "../answers.ts";
import { type ArchetypeKey, archetypeKeys } from "../archetypes.ts";
import { questionDesign, statementDesign } from "../design.ts";

export type Scores = Record<ArchetypeKey, number>;

export type QuizResult = {
  primary: { archetype: ArchetypeKey; score: number; confidence: number };
  secondary: { archetype: ArchetypeKey; score: number; strength: number };
  allScores: Scores;
};

const pointsOfChoice = 3;
const pointsOfRank = [4, 3, 2, 1];
/** Hundredths, so that weighted points stay whole numbers and equal scores compare equal. */
const weights = { phase1: 40, phase2: 35, phase3: 25 } as const;
const highestConfidence = 95;
const scoreOfFullConfidence = 30;

type Points = Record<keyof typeof weights, Scores>;

export function scoreQuiz(answers: QuizAnswers): QuizResult {
  const points = pointsOf(answers);
  // Once for each, before they are compared with one another.
  const hundredths = fill(
    (key) =>
      weights.phase1 * points.phase1[key] +
      weights.phase2 * points.phase2[key] +
      weights.phase3 * points.phase3[key],
  );
  // Sorting is stable: what all four comparisons leave equal keeps the order of the keys.
  const [first, second] = [...archetypeKeys].sort(
    (one, other) =>
      hundredths[other] - hundredths[one] ||
      points.phase1[other] - points.phase1[one] ||
      points.phase2[other] - points.phase2[one] ||
      points.phase3[other] - points.phase3[one],
  ) as [ArchetypeKey, ArchetypeKey];
  const [primary, secondary] = [hundredths[first], hundredths[second]];
  return {
    primary: {
      archetype: first,
      score: primary / 100,
      confidence: confidenceIn(primary / 100),
    },
    secondary: { archetype: second, score: secondary / 100, strength: percentOf(secondary, primary) },
    allScores: fill((key) => hundredths[key] / 100),
  };
}

/** How sure the quiz is of an archetype with this score: one scale for the first and for any other. */
export const confidenceIn = (score: number): number =>
  Math.min(highestConfidence, percentOf(Math.round(score * 100), scoreOfFullConfidence * 100));

/** Rounds half up; of nothing, nothing. */
export const percentOf = (part: number, whole: number): number =>
  whole === 0 ? 0 : Math.round((part * 100) / whole);

/** The order of the profile: the highest first, equals in the order of the keys, each with its bar relative to the highest. */
export function profileBars(result: QuizResult): { archetype: ArchetypeKey; score: number; width: number }[] {
  const { primary, secondary, allScores } = result;
  const place = (key: ArchetypeKey) =>
    key === primary.archetype ? -2 : key === secondary.archetype ? -1 : archetypeKeys.indexOf(key);
  return [...archetypeKeys]
    .sort((one, other) => allScores[other] - allScores[one] || place(one) - place(other))
    .map((archetype) => ({
      archetype,
      score: allScores[archetype],
      width: percentOf(Math.round(allScores[archetype] * 100), Math.round(primary.score * 100)),
    }));
}

export function archetypeOf(questionId: number, answer: ChosenAnswer): ArchetypeKey | undefined {
  if (answer === "none") return undefined;
  const slot = answerIds.indexOf(answer as AnswerId);
  return slot === -1 ? (answer as ArchetypeKey) : questionDesign[questionId]?.[slot];
}

function pointsOf({ phase1, phase2, phase3 }: QuizAnswers): Points {
  const points: Points = { phase1: fill(() => 0), phase2: fill(() => 0), phase3: fill(() => 0) };
  for (const { questionId, answer } of phase1) {
    const archetype = archetypeOf(questionId, answer);
    if (archetype) points.phase1[archetype] += pointsOfChoice;
  }
  for (const ranking of Object.values(phase2)) {
    ranking.forEach((archetype, rank) => {
      points.phase2[archetype] += pointsOfRank[rank] ?? 0;
    });
  }
  for (const [id, rating] of Object.entries(phase3)) {
    const archetype = statementDesign[Number(id) - 1];
    if (archetype) points.phase3[archetype] += rating;
  }
  return points;
}

function fill(value: (key: ArchetypeKey) => number): Scores {
  const scores = {} as Scores;
  for (const key of archetypeKeys) scores[key] = value(key);
  return scores;
}
