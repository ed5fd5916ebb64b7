import { type ArchetypeKey, archetypeKeys } from "@academy/quiz/archetypes";
import { percentOf, type QuizResult, type Scores } from "@academy/quiz/scoring/score";

/** A result in which an archetype comes first and the next one of the ten follows. */
export function sampleResult(primary: ArchetypeKey, scoreOfSecond = 12): QuizResult {
  const place = archetypeKeys.indexOf(primary);
  const order = [...archetypeKeys.slice(place), ...archetypeKeys.slice(0, place)];
  const scores = [16.4, scoreOfSecond, 11.25, 10, 9.3, 8, 7.1, 6.6, 5.2, 4];
  return {
    primary: { archetype: primary, score: 16.4, confidence: 55 },
    secondary: {
      archetype: order[1] as ArchetypeKey,
      score: scoreOfSecond,
      strength: percentOf(scoreOfSecond, 16.4),
    },
    allScores: Object.fromEntries(order.map((key, index) => [key, scores[index]])) as Scores,
  };
}
