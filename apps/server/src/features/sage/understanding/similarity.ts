import { type Features, featuresOf } from "./features.ts";
import { tokenize } from "./tokens.ts";
import type { TrainedModel } from "./train.ts";

/** Something that is known by a few ways of asking alone. */
type Document = { id: string; questions: readonly string[] };
type Match = { id: string; similarity: number };

/** Cosine similarity of weighed features: a handful of ways of asking is too little to train on. */
export function makeSimilaritySearch(
  documents: readonly Document[],
  { rows, idf }: Pick<TrainedModel, "rows" | "idf">,
) {
  const highestIdf = idf.reduce((most, each) => Math.max(most, each), 1);
  const vectorOf = (features: Features): Features => {
    const weighed = [...features].map(([feature, weight]) => {
      const row = rows.get(feature);
      return [feature, weight * (row === undefined ? highestIdf : (idf[row] ?? highestIdf))] as const;
    });
    const length = Math.hypot(...weighed.map(([, weight]) => weight)) || 1;
    return new Map(weighed.map(([feature, weight]) => [feature, weight / length]));
  };
  const asks = documents.flatMap(({ id, questions }) => questions.map((question) => ({ id, question })));
  /** Which of them have a feature, and with what weight: only what was asked need be looked at. */
  const having = new Map<string, { at: number; weight: number }[]>();
  for (const [at, { question }] of asks.entries()) {
    for (const [feature, weight] of vectorOf(featuresOf(tokenize(question)))) {
      const others = having.get(feature);
      if (others) others.push({ at, weight });
      else having.set(feature, [{ at, weight }]);
    }
  }

  return (features: Features): Match | undefined => {
    const similarities = new Float64Array(asks.length);
    for (const [feature, asked] of vectorOf(features)) {
      for (const { at, weight } of having.get(feature) ?? []) {
        similarities[at] = (similarities[at] as number) + weight * asked;
      }
    }
    let best: Match | undefined;
    for (const [at, { id }] of asks.entries()) {
      const similarity = similarities[at] as number;
      if (!best || similarity > best.similarity) best = { id, similarity };
    }
    return best;
  };
}
