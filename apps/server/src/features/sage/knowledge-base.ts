import { normalizeQuestion } from "./exchanges/question-key.rules.ts";
import { allPassages } from "./passages/all.ts";
import type { Passage } from "./passages/passage.ts";
import { publishedPassages } from "./passages/published-passages.ts";
import { type Classify, loadHead, makeClassify } from "./understanding/head/head.ts";
import { nearness, type Vector } from "./understanding/meaning/vectors.ts";

export type KnowledgeBase = {
  classify: Classify;
  /** The nearest of what the owner has taught. */
  findTaught(vector: Vector | undefined): { passage: Passage; nearness: number } | undefined;
  passages: ReadonlyMap<string, Passage>;
  /** What answers a question in these very words: the pages' own suggestions, and whatever the owner has taught. */
  byKey: ReadonlyMap<string, Passage>;
};

/** A passage that the owner has taught, with the ways in which it was asked for. */
export type TaughtPassage = Passage & { alsoAskedAs: readonly string[] };

export const questionsOf = ({ asks, alsoAskedAs }: TaughtPassage) => [asks, ...alsoAskedAs];

let classify: Classify | undefined;

export function makeKnowledgeBase(
  taught: readonly TaughtPassage[],
  meanings: ReadonlyMap<string, Vector> = new Map(),
): KnowledgeBase {
  classify ??= makeClassify(loadHead());
  const written = publishedPassages() ?? allPassages;
  const passages = [...written, ...taught];
  const keys = [
    ...written.map((passage) => [passage.asks, passage] as const),
    ...taught.flatMap((passage) => questionsOf(passage).map((question) => [question, passage] as const)),
  ];
  const known = taught.flatMap((passage) =>
    questionsOf(passage).flatMap((question) => {
      const vector = meanings.get(question);
      return vector ? [{ passage, vector }] : [];
    }),
  );
  return {
    classify,
    findTaught(asked) {
      if (!asked) return undefined;
      const near = known.map(({ passage, vector }) => ({ passage, nearness: nearness(vector, asked) }));
      return near.sort((one, other) => other.nearness - one.nearness)[0];
    },
    passages: new Map(passages.map((passage) => [passage.id, passage])),
    byKey: new Map(keys.map(([question, passage]) => [normalizeQuestion(question), passage])),
  };
}
