import { clausesOf, isQuestion } from "./clauses.rules.ts";
import { evidenceOf, type ReadWords, readWords } from "./evidence.ts";
import type { Finder, Found, Search } from "./finder.ts";

export type Reading = { clause: string; search: Search; words: ReadWords; best: Found; evidence: number };

/** A clause must be this much clearer than the whole message to be taken for its question. */
const clearer = 0.75;
const questionBonus = 0.3;
const fewestWords = 2;
const foreignEvidence = 2.2;

/** What a message asks: the clause that is understood best, or the whole of it. */
export function readMessage(
  message: string,
  finder: Finder,
  isPlausible: (id: string, words: ReadWords) => boolean,
): Reading | undefined {
  const readings = clausesOf(message).flatMap((clause, index) => {
    const search = finder.find(clause);
    const words = readWords(search.features, finder.isAsked);
    const best = search.found.find(({ id }) => isPlausible(id, words));
    if (!best || (index > 0 && words.telling + words.understood < fewestWords)) return [];
    const evidence = best.id.startsWith("outside-") ? 0 : evidenceOf(words, best);
    const weight = evidence + (index === 0 ? clearer : 0) + (isQuestion(clause) ? questionBonus : 0);
    return [{ clause, search, words, best, evidence, weight }];
  });
  const [whole] = readings;
  const isForeign = whole?.best.id.startsWith("outside-") && whole.words.elsewhere > 0;
  const best = readings.toSorted((one, other) => other.weight - one.weight)[0];
  // A message about something else may have a clause that could be ours: that one must be very clear.
  return isForeign && best && best.evidence < foreignEvidence ? whole : best;
}
