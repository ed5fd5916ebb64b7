import type { Features } from "./concepts.ts";
import { termsOf } from "./features.ts";
import { makeSpeller } from "./spelling.ts";
import { isSmall, plainWords, stemOf } from "./tokens.ts";
import { entriesOf, fillProbabilities, type Learnt } from "./train.ts";

/** A place that a question may be about, and how likely that is, from 0 to 1. */
export type Found = { id: string; score: number };

export type Search = {
  terms: Features;
  /** The likeliest first. */
  found: readonly Found[];
  /** The share of its words that were never heard in a question, from 0 to 1. */
  unheard: number;
};

export type Finder = { find(question: string): Search };

/** Nobody looks further down. */
const mostFound = 12;

export function makeFinder(learnt: Learnt): Finder {
  const correct = makeSpeller(learnt.words);
  return {
    find(question) {
      const words = correct(plainWords(question));
      const terms = termsOf(words);
      const probabilities = new Float32Array(learnt.places.length);
      fillProbabilities(probabilities, entriesOf(terms, learnt), learnt);
      const found = learnt.places
        .map((id, place) => ({ id, score: probabilities[place] ?? 0 }))
        .sort((one, other) => other.score - one.score)
        .slice(0, mostFound);
      const telling = words.filter((word) => !isSmall(word));
      const strange = telling.filter((word) => !learnt.terms.has(`.${stemOf(word)}`));
      return { terms, found, unheard: telling.length === 0 ? 1 : strange.length / telling.length };
    },
  };
}
