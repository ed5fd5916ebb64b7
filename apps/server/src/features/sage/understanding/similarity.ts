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
  const known = documents.flatMap(({ id, questions }) =>
    questions.map((question) => ({ id, vector: vectorOf(featuresOf(tokenize(question))) })),
  );

  return (features: Features): Match | undefined => {
    const asked = vectorOf(features);
    let best: Match | undefined;
    for (const { id, vector } of known) {
      let similarity = 0;
      for (const [feature, weight] of vector) similarity += weight * (asked.get(feature) ?? 0);
      if (!best || similarity > best.similarity) best = { id, similarity };
    }
    return best;
  };
}
