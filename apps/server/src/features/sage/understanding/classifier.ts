import { type Features, featuresOf, wordFeature } from "./features.ts";
import { makeSpellingCorrector } from "./spelling.ts";
import { isStopWord, stemOf, tokenize } from "./tokens.ts";
import { fillProbabilities, type TrainedModel, vectorOf } from "./train.ts";

/** What a question may be about, and how likely that is, from 0 to 1. */
export type ScoredClass = { id: string; probability: number };

export type Classification = {
  features: Features;
  /** The likeliest first. */
  ranked: readonly ScoredClass[];
  /** The share of its words that were never seen in a question, from 0 to 1. */
  unknownShare: number;
};

export type Classifier = { classify(question: string): Classification };

/** Nobody looks further down. */
const maxRanked = 12;

export function makeClassifier(model: TrainedModel): Classifier {
  const correctSpelling = makeSpellingCorrector(model.vocabulary);
  return {
    classify(question) {
      const tokens = correctSpelling(tokenize(question));
      const features = featuresOf(tokens);
      const probabilities = new Float32Array(model.classes.length);
      fillProbabilities(probabilities, vectorOf(features, model), model);
      const ranked = model.classes
        .map((id, column) => ({ id, probability: probabilities[column] ?? 0 }))
        .sort((one, other) => other.probability - one.probability)
        .slice(0, maxRanked);
      const telling = tokens.filter((token) => !isStopWord(token));
      const unknown = telling.filter((token) => !model.rows.has(wordFeature(stemOf(token))));
      return {
        features,
        ranked,
        unknownShare: telling.length === 0 ? 1 : unknown.length / telling.length,
      };
    },
  };
}
