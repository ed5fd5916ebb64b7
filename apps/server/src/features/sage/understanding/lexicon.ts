import { readFileSync } from "node:fs";
import { join } from "node:path";
import { isCommonStem, isQuestionWord, isStopWord, stemOf, tokenize } from "./tokens.ts";

type Phrase = { concept: string; stems: readonly string[] };

/** Phrases by their first stem, the longest first. */
type PhraseTable = ReadonlyMap<string, readonly Phrase[]>;

/**
 * What people call things: `lexicon.tsv` has a concept and one of its phrases on each line. A phrase may stand for
 * several concepts; endings don't matter.
 */
function readLexicon(): { loose: PhraseTable; tight: PhraseTable } {
  const loose = new Map<string, Phrase[]>();
  const tight = new Map<string, Phrase[]>();
  const lines = readFileSync(join(import.meta.dirname, "lexicon.tsv"), "utf8")
    .split("\n")
    .filter(Boolean);
  for (const line of lines) {
    const [concept = "", text = ""] = line.split("\t");
    const words = tokenize(text);
    const isLoose = isMetLoosely(words);
    const stems = (isLoose && words.length > 1 ? words.filter((word) => !isStopWord(word)) : words).map(
      stemOf,
    );
    const [first] = stems;
    if (first === undefined) continue;
    const table = isLoose ? loose : tight;
    table.set(first, [...(table.get(first) ?? []), { concept, stems }]);
  }
  for (const phrases of [...loose.values(), ...tight.values()]) {
    phrases.sort((one, other) => other.stems.length - one.stems.length);
  }
  return { loose, tight };
}

/** A phrase that has only one word of weight would be met everywhere without its stop words: it is taken literally. */
function isMetLoosely(words: readonly string[]): boolean {
  if (words.length === 1) return true;
  const isVague = (stem: string) => isQuestionWord(stem) || (stem !== "not" && isCommonStem(stem));
  return words.filter((word) => !isStopWord(word) && !isVague(stemOf(word))).length > 1;
}

const { loose, tight } = readLexicon();

const phrasesAt = (table: PhraseTable, stems: readonly string[], at: number) =>
  (table.get(stems[at] ?? "") ?? []).filter((phrase) =>
    phrase.stems.every((stem, index) => stems[at + index] === stem),
  );

/** Concepts whose phrase stands in a text word for word. */
export const literalConceptsAt = (stems: readonly string[], at: number): string[] =>
  phrasesAt(tight, stems, at).map(({ concept }) => concept);

/** Concepts of the longest phrase that begins here, among stems without stop words; it hides the words inside it. */
export function longestConceptsAt(
  stems: readonly string[],
  at: number,
): { concepts: readonly string[]; length: number } {
  const found = phrasesAt(loose, stems, at);
  const length = found[0]?.stems.length ?? 0;
  const concepts = found.filter((phrase) => phrase.stems.length === length).map(({ concept }) => concept);
  return { concepts, length };
}
