import { literalConceptsAt, longestConceptsAt } from "./lexicon.ts";
import { isCommonStem, isStopWord, stemOf } from "./tokens.ts";

/** What a text says, each with its weight: concepts (@), content stems, words and pairs of words (.), whose it is (>). */
export type Features = ReadonlyMap<string, number>;

const weights = {
  ...{ concept: 1, explained: 0.3, unexplained: 0.6, common: 0.25 },
  ...{ word: 0.8, pair: 0.8, owned: 0.35 },
} as const;

const pronouns = new Set("i my me you your we our he she her they their it this".split(" "));

/** What a text is about: the concepts of the lexicon, and the stems of the words that say something. */
export function topicsOf(tokens: readonly string[]): Features {
  const topics = new Map<string, number>();
  const add = (name: string, weight: number) => topics.set(name, Math.max(topics.get(name) ?? 0, weight));

  const all = tokens.map(stemOf);
  for (let at = 0; at < all.length; at++) {
    for (const concept of literalConceptsAt(all, at)) add(`@${concept}`, weights.concept);
  }
  const telling = tokens.filter((token) => !isStopWord(token)).map(stemOf);
  for (let at = 0; at < telling.length; ) {
    const { concepts, length } = longestConceptsAt(telling, at);
    const weight = length > 0 ? weights.explained : weights.unexplained;
    const next = at + Math.max(1, length);
    for (const concept of concepts) add(`@${concept}`, weights.concept);
    for (const stem of telling.slice(at, next)) add(stem, isCommonStem(stem) ? weights.common : weight);
    at = next;
  }
  return topics;
}

export const wordFeature = (stem: string): string => `.${stem}`;

/** All that a question is classified by: its topics, every word, every two words that stand together, and whose it is. */
export function featuresOf(tokens: readonly string[]): Features {
  const features = new Map(topicsOf(tokens));
  const stems = tokens.map(stemOf);
  for (const [index, stem] of stems.entries()) {
    features.set(wordFeature(stem), weights.word);
    const next = stems[index + 1];
    if (next !== undefined) features.set(`${wordFeature(stem)}.${next}`, weights.pair);
    // "Your address" is another question than "my address".
    const owned = tokens.slice(index + 1, index + 3).find((token) => !isStopWord(token));
    const token = tokens[index] ?? "";
    if (pronouns.has(token) && owned) features.set(`${token}>${stemOf(owned)}`, weights.owned);
  }
  return features;
}
