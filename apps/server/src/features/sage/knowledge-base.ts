import { normalizeQuestion } from "./exchanges/question-key.rules.ts";
import { allPassages } from "./passages/all.ts";
import type { Passage } from "./passages/passage.ts";
import { publishedPassages } from "./passages/published-passages.ts";
import { type Classifier, makeClassifier } from "./understanding/classifier.ts";
import { makeSimilaritySearch } from "./understanding/similarity.ts";
import { loadTrainedModel } from "./understanding/trained-model.ts";

export type KnowledgeBase = {
  classifier: Classifier;
  /** The most similar of what the owner has taught. */
  findSimilarTaught: ReturnType<typeof makeSimilaritySearch>;
  passages: ReadonlyMap<string, Passage>;
  /** What answers a question in these very words: the pages' own suggestions, and whatever the owner has taught. */
  byKey: ReadonlyMap<string, Passage>;
};

/** A passage that the owner has taught, with the ways in which it was asked for. */
export type TaughtPassage = Passage & { alsoAskedAs: readonly string[] };

let classifier: Classifier | undefined;

export function makeKnowledgeBase(taught: readonly TaughtPassage[]): KnowledgeBase {
  const model = loadTrainedModel();
  classifier ??= makeClassifier(model);
  const written = publishedPassages() ?? allPassages;
  const passages = [...written, ...taught];
  const questionsOf = ({ asks, alsoAskedAs }: TaughtPassage) => [asks, ...alsoAskedAs];
  const keys = [
    ...written.map((passage) => [passage.asks, passage] as const),
    ...taught.flatMap((passage) => questionsOf(passage).map((question) => [question, passage] as const)),
  ];
  return {
    classifier,
    findSimilarTaught: makeSimilaritySearch(
      taught.map((passage) => ({ id: passage.id, questions: questionsOf(passage) })),
      model,
    ),
    passages: new Map(passages.map((passage) => [passage.id, passage])),
    byKey: new Map(keys.map(([question, passage]) => [normalizeQuestion(question), passage])),
  };
}
