import type { Features } from "./meanings.ts";
import { isNeutral } from "./neutral-words.ts";
import { isCommon } from "./words.ts";

type Best = { score: number; likeness: number; coverage: number };

/** Tuned on the practice half of the exam: below it the helper says that it does not know. */
export const leastEvidence = 1.1;

const perilous = new Set(
  ["despair", "violence", "emergency", "illness", "symptom", "drug", "doctor", "law", "finance"].map(
    (meaning) => `@${meaning}`,
  ),
);

/** What the words of a question say by themselves, whatever was found. */
export function readWords(features: Features, isAsked: (stem: string) => boolean) {
  const names = [...features.keys()];
  const meanings = names.filter((name) => name.startsWith("@"));
  const elsewhere = meanings.filter((name) => name.startsWith("@elsewhere"));
  const telling = names.filter((name) => !/[@~>]/.test(name) && !isCommon(name));
  const strange = telling.filter(
    (stem) => isUnexplained(features, stem) && !isAsked(stem) && !isNeutral(stem),
  );
  return {
    understood: meanings.length - elsewhere.length,
    elsewhere: elsewhere.length,
    telling: telling.length,
    /** Words that nobody asks the academy with. */
    strange: strange.length,
    isPerilous: meanings.some((name) => perilous.has(name)),
  };
}

export type ReadWords = ReturnType<typeof readWords>;

/**
 * How well a question is understood. Words that nobody asks the academy with, and words of other subjects, speak against
 * it, however well the rest fits.
 */
export function evidenceOf(words: ReadWords, best: Best): number {
  const { understood, elsewhere, telling, strange } = words;
  // Nothing but small words, and not the words of a question that is known.
  if (understood === 0 && best.likeness < 0.6) return 0;
  const isThin = understood < 2 && best.coverage < 0.6;
  const strangeness = telling === 0 ? 0 : (2 * strange) / telling + 0.4 * Math.min(2, strange);
  return best.score - strangeness - 0.8 * elsewhere - (isThin ? 0.8 : 0);
}

/** Words inside a phrase that means something weigh less than those that stand alone. */
const isUnexplained = (features: Features, stem: string) => (features.get(stem) ?? 0) > 0.5;
