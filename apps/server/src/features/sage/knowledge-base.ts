import { normalizeQuestion } from "./exchanges/question-key.rules.ts";
import { allPassages } from "./passages/all.ts";
import type { Passage } from "./passages/passage.ts";
import { publishedPassages } from "./passages/published-passages.ts";
import { type Classifier, makeClassifier } from "./understanding/classifier.ts";
import { makeSimilaritySearch } from "./understanding/similarity.ts";
import type { TrainedModel } from "./understanding/train.ts";

export type KnowledgeBase = {
  /** False while Sage support is being trained: then only what is asked in known words can be answered. */
  isTrained: boolean;
  classifier: Classifier;
  /** The most similar of what the owner has taught. */
  findSimilarTaught: ReturnType<typeof makeSimilaritySearch>;
  passages: ReadonlyMap<string, Passage>;
  /** What answers a question in these very words: the pages' own suggestions, and whatever the owner has taught. */
  byKey: ReadonlyMap<string, Passage>;
};

/** A passage that the owner has taught, with the ways in which it was asked for. */
export type TaughtPassage = Passage & { alsoAskedAs: readonly string[] };

const untrained: TrainedModel = {
  classes: [],
  vocabulary: [],
  rows: new Map(),
  idf: new Float32Array(),
  weights: new Float32Array(),
  bias: new Float32Array(),
};

/** Costly to make, and the same for all that the owner may teach. */
const classifiers = new WeakMap<TrainedModel, Classifier>();

export function makeKnowledgeBase(
  taught: readonly TaughtPassage[],
  model: TrainedModel = untrained,
): KnowledgeBase {
  const classifier = classifiers.get(model) ?? makeClassifier(model);
  classifiers.set(model, classifier);
  const written = publishedPassages() ?? allPassages;
  const passages = [...written, ...taught];
  const questionsOf = ({ asks, alsoAskedAs }: TaughtPassage) => [asks, ...alsoAskedAs];
  const keys = [
    ...written.map((passage) => [passage.asks, passage] as const),
    ...taught.flatMap((passage) => questionsOf(passage).map((question) => [question, passage] as const)),
  ];
  return {
    isTrained: model !== untrained,
    classifier,
    findSimilarTaught: makeSimilaritySearch(
      taught.map((passage) => ({ id: passage.id, questions: questionsOf(passage) })),
      model,
    ),
    passages: new Map(passages.map((passage) => [passage.id, passage])),
    byKey: new Map(keys.map(([question, passage]) => [normalizeQuestion(question), passage])),
  };
}
