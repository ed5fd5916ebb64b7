import { editDistance } from "./edit-distance.ts";

/** The letters of a word as bits: those that it has, and those that it has more than once. */
function lettersOf(word: string): { some: number; several: number } {
  let some = 0;
  let several = 0;
  for (let at = 0; at < word.length; at++) {
    const bit = 1 << (word.charCodeAt(at) & 31);
    several |= some & bit;
    some |= bit;
  }
  return { some, several };
}

/** Whether so many edits can make up for the letters that are in one word and not in the other. */
function canLose(some: number, several: number, edits: number): boolean {
  let left = edits;
  for (let bits = some; bits !== 0; bits &= bits - 1) if (--left < 0) return false;
  for (let bits = several; bits !== 0; bits &= bits - 1) if (--left < 0) return false;
  return true;
}

/** Words of one length with their letters beside them. */
type Shelf = { words: string[]; some: number[]; several: number[] };

/** A word that only goes on is likely, one that differs by a letter likelier, by two letters less. */
const likelihoods = { changed: 0.45, goesOn: 0.375, perFurtherLetter: 0.3 } as const;

type NearWord = { word: string; likelihood: number; alike: number };

function sharedStart(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length++;
  return length;
}

/** Of words that are as likely the one that begins like it for longer; one that begins otherwise makes it a mere guess. */
const goesFirst = (alike: number, than: number) => than > 0 && (alike === 0 || alike > than);

type Reach = {
  /** How many letters may be other ones. */
  maxEdits: number;
  /** Whether a word that begins like this one counts, however long it is. */
  mayGoOn: boolean;
};

/**
 * Finds the known word that was most likely meant. An edit takes away one letter and adds one at most, so all words whose
 * letters differ by more are passed over: measuring every one of them would hold up everybody else's requests.
 */
export function makeNearestWord(known: Iterable<string>): (word: string, reach: Reach) => string | undefined {
  const shelves: Shelf[] = [];
  for (const word of known) {
    shelves[word.length] ??= { words: [], some: [], several: [] };
    const shelf = shelves[word.length] as Shelf;
    const { some, several } = lettersOf(word);
    shelf.words.push(word);
    shelf.some.push(some);
    shelf.several.push(several);
  }

  return (word, { maxEdits, mayGoOn }) => {
    const asked = lettersOf(word);
    let best: NearWord | undefined;
    const consider = (other: string, likelihood: number) => {
      if (best && likelihood < best.likelihood) return;
      const alike = sharedStart(word, other);
      if (!best || likelihood > best.likelihood || goesFirst(alike, best.alike)) {
        best = { word: other, likelihood, alike };
      }
    };
    const longest = mayGoOn ? shelves.length : word.length + maxEdits;
    for (let length = word.length - maxEdits; length <= longest; length++) {
      const shelf = shelves[length];
      for (let at = 0; shelf && at < shelf.words.length; at++) {
        const some = shelf.some[at] as number;
        const several = shelf.several[at] as number;
        if (!canLose(asked.some & ~some, asked.several & ~several, maxEdits)) continue;
        const other = shelf.words[at] as string;
        if (mayGoOn && other.startsWith(word)) {
          const further = likelihoods.perFurtherLetter * (length - word.length);
          consider(other, (likelihoods.goesOn * length) / (length + further));
          continue;
        }
        if (length > word.length + maxEdits) continue;
        if (!canLose(some & ~asked.some, several & ~asked.several, maxEdits)) continue;
        const edits = editDistance(word, other, maxEdits);
        if (edits <= maxEdits) consider(other, (likelihoods.changed * length) / (length + edits));
      }
    }
    return best?.word;
  };
}
