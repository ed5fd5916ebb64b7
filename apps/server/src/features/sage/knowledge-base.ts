import { normaliseQuestion } from "./exchanges/question-key.rules.ts";
import { allPassages } from "./passages/all.ts";
import type { Passage } from "./passages/passage.ts";
import { type Finder, makeFinder } from "./understanding/classifier.ts";
import { makeNearest } from "./understanding/similarity.ts";
import { readLearnt } from "./understanding/trained-model.ts";

export type Knowledge = {
  finder: Finder;
  /** The nearest of what the owner has taught. */
  nearestTaught: ReturnType<typeof makeNearest>;
  passages: ReadonlyMap<string, Passage>;
  /** What answers a question in these very words: the pages' own suggestions, and whatever the owner has taught. */
  byKey: ReadonlyMap<string, Passage>;
};

let finder: Finder | undefined;

/** A passage that the owner has taught, with the ways in which it was asked for. */
export type TaughtPassage = Passage & { alsoAskedAs: readonly string[] };

export function knowledgeWith(taught: readonly TaughtPassage[]): Knowledge {
  const learnt = readLearnt();
  finder ??= makeFinder(learnt);
  const passages = [...allPassages, ...taught];
  const waysOf = ({ asks, alsoAskedAs }: TaughtPassage) => [asks, ...alsoAskedAs];
  const keys = [
    ...allPassages.map((passage) => [passage.asks, passage] as const),
    ...taught.flatMap((passage) => waysOf(passage).map((way) => [way, passage] as const)),
  ];
  return {
    finder,
    nearestTaught: makeNearest(
      taught.map((passage) => ({ id: passage.id, ways: waysOf(passage) })),
      learnt,
    ),
    passages: new Map(passages.map((passage) => [passage.id, passage])),
    byKey: new Map(keys.map(([way, passage]) => [normaliseQuestion(way), passage])),
  };
}
