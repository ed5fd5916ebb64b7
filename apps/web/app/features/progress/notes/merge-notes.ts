import { diff3Merge } from "node-diff3";

type Versions = { base: string; mine: string; theirs: string };

/**
 * Two versions of a note that began as one. What only one side changed is taken; where both changed the same lines, both
 * stay, one below the other: a line too many is easily struck out, a lost one is gone.
 */
export function mergeNotes({ base, mine, theirs }: Versions): string {
  if (mine === theirs || theirs === base) return mine;
  if (mine === base) return theirs;
  const [a, o, b] = [mine.split("\n"), base.split("\n"), theirs.split("\n")];
  if (countEqualPairs(o, a) + countEqualPairs(o, b) > maxEqualPairs) return bothOf(a, b).join("\n");
  return diff3Merge(a, o, b)
    .flatMap(({ ok, conflict }) => ok ?? (conflict ? keepBoth(conflict) : []))
    .join("\n");
}

/** The comparison takes minutes where thousands of lines are the same, as in a note of nothing but line breaks. */
const maxEqualPairs = 200_000;

function countEqualPairs(one: string[], other: string[]): number {
  const counts = new Map<string, number>();
  for (const line of one) counts.set(line, (counts.get(line) ?? 0) + 1);
  return other.reduce((sum, line) => sum + (counts.get(line) ?? 0), 0);
}

type Conflict = { a: string[]; o: string[]; b: string[] };

function keepBoth({ a: mine, o: base, b: theirs }: Conflict): string[] {
  const [mineAdded, theirsAdded] = [addedAround(base, mine), addedAround(base, theirs)];
  if (theirsAdded && !mineAdded) return [...theirsAdded.above, ...mine, ...theirsAdded.below];
  if (mineAdded && !theirsAdded) return [...mineAdded.above, ...theirs, ...mineAdded.below];
  return bothOf(mine, theirs);
}

function bothOf(mine: string[], theirs: string[]): string[] {
  if (contains(mine, theirs)) return mine;
  return contains(theirs, mine) ? theirs : [...mine, ...theirs];
}

/** Lines that were written right above or below lines left as they were: no reason to keep the old ones twice. */
function addedAround(base: string[], changed: string[]) {
  if (base.length === 0 || changed.length < base.length) return undefined;
  const from = changed.findIndex((_, start) => base.every((line, index) => changed[start + index] === line));
  return from < 0 ? undefined : { above: changed.slice(0, from), below: changed.slice(from + base.length) };
}

/** Whether one has every word of the other: whole lines, or the beginning of what was written on from it. */
function contains(whole: string[], part: string[]): boolean {
  const [all, some] = [whole.join("\n"), part.join("\n")];
  if (`\n${all}\n`.includes(`\n${some}\n`)) return true;
  return all.startsWith(some) && !/^[\p{L}\p{N}]/u.test(all.slice(some.length));
}
