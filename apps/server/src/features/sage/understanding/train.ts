import { type Features, featuresOf } from "./features.ts";
import { tokenize } from "./tokens.ts";

/** A way of asking, and the classes it may belong to: each of them is right. */
export type TrainingSample = { text: string; classes: readonly string[]; weight: number };

/** Softmax regression: one row of weights per feature, one column per class. */
export type TrainedModel = {
  classes: readonly string[];
  /** Every word that was seen, as it is written. */
  vocabulary: readonly string[];
  rows: ReadonlyMap<string, number>;
  /** Inverse document frequency: the fewer questions have a feature, the more it says. */
  idf: Float32Array;
  weights: Float32Array;
  bias: Float32Array;
};

const epochs = 16;
const learningRate = 0.35;
const biasLearningRate = 0.02;
/** A word says something from the first time it is seen; a pair of words, or whose a thing is, only when it recurs. */
const leastOften = (feature: string) => (/^\.[^.]+\.|>/.test(feature) ? 3 : 1);
/** Most classes are known to be far off; only what is wrong is worth a correction. */
const minGradient = 1e-3;

export type FeatureVector = { rows: Int32Array; values: Float32Array };

/** The features that are known, weighed by how much they say; of length one for a word and for a story. */
export function vectorOf(
  features: Features,
  { rows: known, idf }: Pick<TrainedModel, "rows" | "idf">,
): FeatureVector {
  const rows: number[] = [];
  const values: number[] = [];
  let squares = 0;
  for (const [feature, weight] of features) {
    const row = known.get(feature);
    if (row === undefined) continue;
    const value = weight * (idf[row] as number);
    rows.push(row);
    values.push(value);
    squares += value * value;
  }
  const length = Math.sqrt(squares) || 1;
  return { rows: Int32Array.from(rows), values: Float32Array.from(values, (value) => value / length) };
}

/** A probability for every class. */
export function fillProbabilities(into: Float32Array, vector: FeatureVector, model: TrainedModel): void {
  const { weights, bias } = model;
  const classes = into.length;
  into.set(bias);
  for (let index = 0; index < vector.rows.length; index++) {
    const start = (vector.rows[index] as number) * classes;
    const value = vector.values[index] as number;
    for (let column = 0; column < classes; column++) {
      into[column] = (into[column] as number) + (weights[start + column] as number) * value;
    }
  }
  let highest = Number.NEGATIVE_INFINITY;
  for (let column = 0; column < classes; column++) highest = Math.max(highest, into[column] as number);
  let total = 0;
  for (let column = 0; column < classes; column++) {
    const share = Math.exp((into[column] as number) - highest);
    into[column] = share;
    total += share;
  }
  for (let column = 0; column < classes; column++) into[column] = (into[column] as number) / total;
}

/**
 * Trains by stochastic gradient descent, each weight with a rate of its own (AdaGrad), in an order that is shuffled but
 * the same every time.
 */
export function train(samples: readonly TrainingSample[], classes: readonly string[]): TrainedModel {
  const tokens = samples.map(({ text }) => tokenize(text));
  const features = tokens.map(featuresOf);
  const known = countEach(features.map((each) => each.keys())).filter(
    ([feature, count]) => count >= leastOften(feature),
  );
  const vocabulary = [...new Set(tokens.flat())];
  const rows = new Map(known.map(([feature], row) => [feature, row]));
  const idf = Float32Array.from(known, ([, count]) => Math.log(1 + samples.length / count));
  const weights = new Float32Array(rows.size * classes.length);
  const model: TrainedModel = {
    ...{ classes, vocabulary, rows, idf, weights },
    bias: new Float32Array(classes.length),
  };

  const columnOf = new Map(classes.map((id, column) => [id, column]));
  const prepared = samples.map(({ classes: right, weight }, index) => ({
    vector: vectorOf(features[index] ?? new Map(), model),
    right: right.flatMap((id) => columnOf.get(id) ?? []),
    weight,
  }));
  const rates = new Float32Array(weights.length).fill(0.01);
  const gradient = new Float32Array(classes.length);
  const random = makeRandom();
  for (let epoch = 0; epoch < epochs; epoch++) {
    for (const sample of shuffled(prepared, random)) descend(model, rates, sample, gradient);
  }
  return model;
}

function countEach(lists: readonly Iterable<string>[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const list of lists) for (const each of new Set(list)) counts.set(each, (counts.get(each) ?? 0) + 1);
  return [...counts];
}

type PreparedSample = { vector: FeatureVector; right: readonly number[]; weight: number };

function descend(
  model: TrainedModel,
  rates: Float32Array,
  { vector, right, weight }: PreparedSample,
  gradient: Float32Array,
): void {
  if (right.length === 0) return;
  const { weights, bias } = model;
  fillProbabilities(gradient, vector, model);
  const seen = right.reduce((sum, column) => sum + (gradient[column] as number), 0) || 1;
  for (const column of right) gradient[column] = (gradient[column] as number) * (1 - 1 / seen);
  for (let column = 0; column < gradient.length; column++) {
    const error = weight * (gradient[column] as number);
    if (Math.abs(error) < minGradient) continue;
    bias[column] = (bias[column] as number) - biasLearningRate * error;
    for (let index = 0; index < vector.rows.length; index++) {
      const at = (vector.rows[index] as number) * gradient.length + column;
      const slope = error * (vector.values[index] as number);
      const rate = (rates[at] as number) + slope * slope;
      rates[at] = rate;
      weights[at] = (weights[at] as number) - (learningRate * slope) / Math.sqrt(rate);
    }
  }
}

/** The same numbers every time: what is trained must not differ from build to build. */
function makeRandom(): () => number {
  let seed = 1;
  return () => {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) & 0x7fffffff;
    return seed;
  };
}

function shuffled<Item>(items: readonly Item[], random: () => number): Item[] {
  return items
    .map((item) => ({ item, key: random() }))
    .sort((one, other) => one.key - other.key)
    .map(({ item }) => item);
}
