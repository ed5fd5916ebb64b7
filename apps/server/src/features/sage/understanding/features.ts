import { type Features, featuresOfWords } from "./concepts.ts";
import { stemOf } from "./tokens.ts";

/** How much a word and a pair of words weigh beside what they mean. */
const wordWeight = 0.8;
const pairWeight = 0.8;

/** All that is heard in a question: its meanings, every word, and every two words that stand together. */
export function termsOf(words: readonly string[]): Features {
  const terms = new Map(featuresOfWords(words));
  const stems = words.map(stemOf);
  for (const [index, stem] of stems.entries()) {
    terms.set(`.${stem}`, wordWeight);
    const next = stems[index + 1];
    if (next !== undefined) terms.set(`.${stem}.${next}`, pairWeight);
  }
  return terms;
}
