import { type ArchetypeKey, archetypeKeys, nameInSentence } from "../archetypes.ts";
import type { QuizResult } from "./score.ts";

export type Margin = "clear" | "close" | "blend";
/** The two foremost; the strength is the second's score in percent of the first's. */
export type TopArchetypes = { primary: ArchetypeKey; secondary: ArchetypeKey; strength: number };

/**
 * A usual first score is about 17. One choice is worth 1.2 of that, so from 95% on not even a whole answer lies between
 * the two; given to the other archetype it moves them by 2.4, so from 85% on an answer or two could have swapped them.
 */
const blendFrom = 95;
const closeFrom = 85;
/** All sixty steps give 42.5 together at the least: below half of that, most of the quiz was left out. */
const enoughInAll = 21;

const tooLittle =
  "You answered too little for a profile: take this as a first glimpse, and finish the quiz whenever you like.";

export function marginOf({ secondary: { strength } }: { secondary: { strength: number } }): Margin {
  if (strength >= blendFrom) return "blend";
  return strength >= closeFrom ? "close" : "clear";
}

/** One sentence that claims as much as the answers allow, and no more. */
export function marginLine(result: QuizResult, isCareless: boolean): string {
  const { primary, secondary, allScores } = result;
  if (archetypeKeys.reduce((sum, key) => sum + allScores[key], 0) < enoughInAll) return tooLittle;
  const level = levelWithFirst(result);
  if (!isCareless && level.length > 3) {
    return `Your answers are spread over many archetypes: ${nameInSentence(primary.archetype)} and ${nameInSentence(secondary.archetype)} come first, by very little.`;
  }
  if (!isCareless && level.length === 3) {
    const [one, two, three] = level as [ArchetypeKey, ArchetypeKey, ArchetypeKey];
    return `You are a blend of ${nameInSentence(one)}, ${nameInSentence(two)} and ${nameInSentence(three)}: the three are almost level.`;
  }
  return foremostLine(
    { primary: primary.archetype, secondary: secondary.archetype, strength: secondary.strength },
    isCareless,
  );
}

/** The same where nothing is known of the other eight. */
export function foremostLine({ primary, secondary, strength }: TopArchetypes, isCareless: boolean): string {
  if (strength === 0) return tooLittle;
  const margin = marginOf({ secondary: { strength } });
  const [one, other] = [nameInSentence(primary), nameInSentence(secondary)];
  if (isCareless) {
    const found = margin === "clear" ? one : `${one} and ${other}, almost alike`;
    return `Take this as a first sketch: your answers lean toward ${found}, and a second, slower round may show more.`;
  }
  switch (margin) {
    case "blend":
      return `You are a blend of ${one} and ${other}: the two are ${strength === 100 ? "level" : "almost level"}.`;
    case "close":
      return `Your answers point to ${one}, with ${other} close behind: one or two different answers could have switched them.`;
    case "clear":
      return `Your answers point clearly to ${one}, with ${other} in support.`;
  }
}

/** The two and whoever else is as near, in the order of their scores. */
function levelWithFirst({ primary, secondary, allScores }: QuizResult): ArchetypeKey[] {
  const others = archetypeKeys.filter(
    (key) =>
      key !== primary.archetype &&
      key !== secondary.archetype &&
      allScores[key] * 100 >= primary.score * blendFrom,
  );
  others.sort((one, other) => allScores[other] - allScores[one]);
  return [primary.archetype, secondary.archetype, ...others];
}
