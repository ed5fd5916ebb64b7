import type { Features } from "./concepts.ts";
import { termsOf } from "./features.ts";
import { plainWords } from "./tokens.ts";
import type { Learnt } from "./train.ts";

/** Something that is known by a few ways of asking alone. */
export type Told = { id: string; ways: readonly string[] };

/** What the owner has taught is found by likeness: a handful of ways of asking is too little to learn from. */
export function makeNearest(told: readonly Told[], learnt: Learnt) {
  const rarest = learnt.rarity.reduce((most, each) => Math.max(most, each), 1);
  const vectorOf = (terms: Features): Features => {
    const weighed = [...terms].map(([term, weight]) => {
      const row = learnt.terms.get(term);
      return [term, weight * (row === undefined ? rarest : (learnt.rarity[row] ?? rarest))] as const;
    });
    const length = Math.hypot(...weighed.map(([, weight]) => weight)) || 1;
    return new Map(weighed.map(([term, weight]) => [term, weight / length]));
  };
  const known = told.flatMap(({ id, ways }) =>
    ways.map((way) => ({ id, vector: vectorOf(termsOf(plainWords(way))) })),
  );

  return (terms: Features): { id: string; likeness: number } | undefined => {
    const asked = vectorOf(terms);
    let best: { id: string; likeness: number } | undefined;
    for (const { id, vector } of known) {
      let likeness = 0;
      for (const [term, weight] of vector) likeness += weight * (asked.get(term) ?? 0);
      if (!best || likeness > best.likeness) best = { id, likeness };
    }
    return best;
  };
}
