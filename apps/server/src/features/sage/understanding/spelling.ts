import { makeNearestWord } from "./nearest-word.ts";
import { isStopWord, stemOf } from "./tokens.ts";

/** Shorter words have too many neighbours to guess from. */
const shortest = 5;
/** Of one text: who has mistyped more words than these has typed at random. */
const maxCorrected = 100;

/** Puts the nearest known word in the place of one that nobody has heard of: a slip of the finger, an unfinished word. */
export function makeSpellingCorrector(words: Iterable<string>): (words: readonly string[]) => string[] {
  const known = new Set(words);
  const stems = new Set([...known].map(stemOf));
  const nearestTo = makeNearestWord(known);
  const isKnown = (word: string) =>
    known.has(word) || isStopWord(word) || stems.has(stemOf(word)) || /\d/.test(word);

  function correct(word: string): string {
    const nearest = nearestTo(word, { maxEdits: word.length < 8 ? 1 : 2, mayGoOn: word.length > 6 });
    // Whoever mistypes a word seldom mistypes its first letter.
    return nearest && nearest[0] === word[0] ? nearest : word;
  }
  return (asked) => {
    const unknown = [...new Set(asked)].filter((word) => word.length >= shortest && !isKnown(word));
    const corrected = new Map(unknown.slice(0, maxCorrected).map((word) => [word, correct(word)]));
    return asked.map((word) => corrected.get(word) ?? word);
  };
}
