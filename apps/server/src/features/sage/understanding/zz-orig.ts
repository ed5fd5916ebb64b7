import MiniSearch from "minisearch";
import { isStopWord, stemOf } from "./tokens.ts";

/** Shorter words have too many neighbours to guess from. */
const shortest = 5;

/** Puts the nearest known word in the place of one that nobody has heard of: a slip of the finger, an unfinished word. */
export function makeSpellingCorrector(words: Iterable<string>): (words: readonly string[]) => string[] {
  const known = new Set(words);
  const stems = new Set([...known].map(stemOf));
  const search = new MiniSearch<{ id: string; word: string }>({
    fields: ["word"],
    tokenize: (text) => [text],
  });
  search.addAll([...known].map((word) => ({ id: word, word })));
  const isKnown = (word: string) =>
    known.has(word) || isStopWord(word) || stems.has(stemOf(word)) || /\d/.test(word);

  function correct(word: string): string {
    if (word.length < shortest || isKnown(word)) return word;
    const [best] = search.search(word, {
      fuzzy: (term) => (term.length < 8 ? 1 : 2),
      prefix: (term) => term.length > 6,
    });
    // Whoever mistypes a word seldom mistypes its first letter.
    return best && best.id[0] === word[0] ? best.id : word;
  }
  return (asked) => asked.map(correct);
}
