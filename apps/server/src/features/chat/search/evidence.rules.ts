import type { Features } from "./meanings.rules.ts";
import { isNeutral } from "./neutral-words.rules.ts";
import { isCommon } from "./words.rules.ts";

type Best = { score: number; likeness: number; coverage: number };

/** Tuned on the practice half of the exam: below it the helper says that it does not know. */
export const leastEvidence = 1.1;

/**
 * How well a question is understood, from what was found best and from the words themselves. Words that nobody asks
 * the academy with, and words of other subjects, speak against it, however well the rest fits.
 */
export function evidenceOf(features: Features, best: Best, isAsked: (stem: string) => boolean): number {
  const names = [...features.keys()];
  const meanings = names.filter((name) => name.startsWith("@"));
  const elsewhere = meanings.filter((name) => name.startsWith("@elsewhere"));
  const understood = meanings.length - elsewhere.length;
  // Nothing but small words, or the very words of a question that is known.
  if (understood === 0 && best.likeness < 0.6) return 0;
  const telling = names.filter((name) => !name.startsWith("@") && !isCommon(name));
  const strange = telling.filter(
    (stem) => isUnexplained(features, stem) && !isAsked(stem) && !isNeutral(stem),
  );
  const isThin = understood < 2 && best.coverage < 0.6;
  const strangeness =
    telling.length === 0 ? 0 : (2 * strange.length) / telling.length + 0.4 * Math.min(2, strange.length);
  return best.score - strangeness - 0.8 * elsewhere.length - (isThin ? 0.8 : 0);
}

/** Words inside a phrase that means something weigh less than those that stand alone. */
const isUnexplained = (features: Features, stem: string) => (features.get(stem) ?? 0) > 0.5;
