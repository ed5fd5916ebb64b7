import { archetypeKeys } from "@academy/quiz/archetypes";
import { lexicon } from "./lexicon.ts";
import { lexiconElsewhere } from "./lexicon-elsewhere.ts";
import { asksOnly, isCommon, isSmall, plainWords, stemOf } from "./tokens.ts";

/** What a text is about: meanings (marked with @) and stems, each with the weight it has by itself. */
export type Features = ReadonlyMap<string, number>;

const pronouns = new Set([
  "i",
  "my",
  "me",
  "you",
  "your",
  "we",
  "our",
  "he",
  "she",
  "her",
  "they",
  "their",
  "it",
  "this",
]);
const questions = new Set([
  "how",
  "what",
  "where",
  "when",
  "who",
  "which",
  "why",
  "can",
  "do",
  "does",
  "is",
  "are",
  "will",
]);

const weights = {
  pronoun: 0.2,
  owned: 0.35,
  meaning: 1,
  explained: 0.3,
  unexplained: 0.6,
  common: 0.25,
} as const;

type Phrase = { stems: readonly string[]; meaning: string };

/** By their first stem, the longest first. Loose ones may have small words in between, tight ones are met word for word. */
const loosePhrases = new Map<string, Phrase[]>();
const tightPhrases = new Map<string, Phrase[]>();

keepAll(lexicon, "@");
keepAll(lexiconElsewhere, "@elsewhere-");
for (const phrases of [...loosePhrases.values(), ...tightPhrases.values()]) {
  phrases.sort((one, other) => other.stems.length - one.stems.length);
}

function keepAll(words: Readonly<Record<string, string>>, mark: string): void {
  for (const [meaning, list] of Object.entries(words)) {
    for (const phrase of list.split(",")) keepPhrase(plainWords(phrase), mark + meaning);
  }
}

/** A phrase that has only one word of weight would be met everywhere without its small words: it is taken literally. */
function keepPhrase(words: readonly string[], meaning: string): void {
  const telling = words.filter((word) => !isSmall(word) && !asksOnly(stemOf(word)) && !isVague(word, words));
  const isLoose = words.length === 1 || telling.length > 1;
  const stems = (isLoose ? words.filter((word) => words.length === 1 || !isSmall(word)) : words).map(stemOf);
  const [first] = stems;
  if (first === undefined) return;
  const table = isLoose ? loosePhrases : tightPhrases;
  table.set(first, [...(table.get(first) ?? []), { stems, meaning }]);
}

function isVague(word: string, words: readonly string[]): boolean {
  const stem = stemOf(word);
  return words.length > 1 && stem !== "not" && isCommon(stem);
}

export function featuresOf(text: string): Features {
  return featuresOfWords(plainWords(text));
}

export function featuresOfWords(words: readonly string[]): Features {
  const features = new Map<string, number>();
  const add = (name: string, weight: number) => features.set(name, Math.max(features.get(name) ?? 0, weight));
  const addStem = (stem: string, isExplained: boolean) =>
    add(stem, isCommon(stem) ? weights.common : isExplained ? weights.explained : weights.unexplained);

  const all = words.map(stemOf);
  for (let at = 0; at < all.length; at++) {
    for (const { meaning } of phrasesAt(tightPhrases, all, at)) add(meaning, weights.meaning);
  }
  const telling = words.filter((word) => !isSmall(word)).map(stemOf);
  for (let at = 0; at < telling.length; ) {
    const found = phrasesAt(loosePhrases, telling, at);
    // The longest phrase hides the words inside it.
    const length = found[0]?.stems.length ?? 0;
    for (const { stems, meaning } of found) if (stems.length === length) add(meaning, weights.meaning);
    for (const stem of telling.slice(at, at + Math.max(1, length))) addStem(stem, length > 0);
    at += Math.max(1, length);
  }
  // Whose it is: "your address" is another question than "my address".
  for (const [index, word] of words.entries()) {
    const next = words.slice(index + 1, index + 3).find((each) => !isSmall(each));
    if (pronouns.has(word)) add(`~${word}`, weights.pronoun);
    if (pronouns.has(word) && next) add(`${word}>${stemOf(next)}`, weights.owned);
    if (questions.has(word) && next) add(`${word}>${stemOf(next)}`, weights.owned);
  }
  // Two archetypes in one question: it is about how they go together.
  if (archetypeMeanings.filter((meaning) => features.has(meaning)).length > 1)
    add("@two-archetypes", weights.meaning);
  return features;
}

const archetypeMeanings = archetypeKeys.map((key) => `@${key.toLowerCase()}`);

function phrasesAt(table: Map<string, Phrase[]>, stems: readonly string[], at: number): Phrase[] {
  const first = stems[at];
  if (first === undefined) return [];
  return (table.get(first) ?? []).filter((phrase) =>
    phrase.stems.every((stem, index) => stems[at + index] === stem),
  );
}
