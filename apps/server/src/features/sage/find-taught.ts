import type { Passage } from "./passages/passage.ts";
import type { WeighStem } from "./understanding/head/head.ts";
import { nearness, type Vector } from "./understanding/meaning/vectors.ts";
import { contentStems } from "./understanding/tokens.ts";

/** A passage that the owner has taught, with the ways in which it was asked for. */
export type TaughtPassage = Passage & { alsoAskedAs: readonly string[] };

export const questionsOf = ({ asks, alsoAskedAs }: TaughtPassage) => [asks, ...alsoAskedAs];

export type TaughtMatch = {
  passage: Passage;
  /** How near what is asked is to what was taught, by meaning. */
  nearness: number;
  /** The same with the words that they share. */
  score: number;
};

/** The same rare words say as much as a third of a meaning. */
const wordsWeight = 0.35;

/**
 * How near to a question that the owner has answered it must be: where a passage answers for sure, is likely, where a
 * professional is, and where nothing of ours does. Set on `exam/taught.tsv`.
 */
export const enoughFor = { sure: 0.72, likely: 0.6, professional: 0.78, none: 0.45 };
/** As good as the same question, whatever else answers it. */
export const sameQuestion = 0.89;

/** The nearest of what the owner has taught, by meaning and by words. */
export function makeFindTaught(
  taught: readonly TaughtPassage[],
  meanings: ReadonlyMap<string, Vector>,
  weigh: WeighStem,
): (message: string, vector: Vector | undefined) => TaughtMatch | undefined {
  const sum = (stems: Iterable<string>) => [...stems].reduce((all, stem) => all + weigh(stem), 0);
  const ways = taught.flatMap((passage) =>
    questionsOf(passage).flatMap((question) => {
      const vector = meanings.get(question);
      const stems = new Set(contentStems(question));
      return vector ? [{ passage, vector, stems, weight: sum(stems) }] : [];
    }),
  );
  return (message, asked) => {
    if (!asked || ways.length === 0) return undefined;
    const stems = contentStems(message);
    const weight = sum(stems);
    const found = ways.map(({ passage, vector, ...way }) => {
      const shared = sum(stems.filter((stem) => way.stems.has(stem)));
      const near = nearness(vector, asked);
      const words = (2 * shared) / (weight + way.weight || 1);
      return { passage, nearness: near, score: near + wordsWeight * words };
    });
    return found.reduce((best, each) => (each.score > best.score ? each : best));
  };
}
