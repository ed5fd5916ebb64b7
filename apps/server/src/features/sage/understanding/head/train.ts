/** A way of asking as numbers: what it means, and which words are in it, each with its weight. */
export type Reading = { meaning: Float32Array; rows: Int32Array; values: Float32Array };
export type TrainingSample = { asked: Reading; right: readonly number[]; weight: number };

const epochs = 8;
/** What is learned differs a little with the order: the mean of two orders misses less than either. */
const orders = [1, 2];
const batchSize = 256;
const learningRate = 0.01;
const decay = 1e-5;

type Weights = { meaning: Float32Array; words: Float32Array; bias: Float32Array };

/** A probability for every class. */
export function fillProbabilities(
  into: Float32Array,
  { meaning, rows, values }: Reading,
  weights: Weights,
): void {
  const classes = into.length;
  into.set(weights.bias);
  addRows(into, weights.meaning, meaning, (index) => index);
  addRows(into, weights.words, values, (index) => rows[index] as number);
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

function addRows(
  into: Float32Array,
  weights: Float32Array,
  values: Float32Array,
  rowOf: (index: number) => number,
) {
  const classes = into.length;
  for (let index = 0; index < values.length; index++) {
    const start = rowOf(index) * classes;
    const value = values[index] as number;
    for (let column = 0; column < classes; column++) {
      into[column] = (into[column] as number) + (weights[start + column] as number) * value;
    }
  }
}

/**
 * Softmax regression by gradient descent in batches, each weight at a pace of its own (Adam) that slows down to the end,
 * in orders that are shuffled but the same every time; the weights are the mean of the last round of each.
 */
export function train(
  samples: readonly TrainingSample[],
  { classes, words }: { classes: readonly string[]; words: readonly string[] },
  dimensions: number,
): Weights {
  const count = classes.length;
  const means = [dimensions * count, words.length * count, count].map((length) => new Float32Array(length));
  for (const order of orders) {
    const parts = means.map(({ length }) => descent(length)) as [Descent, Descent, Descent];
    learn(samples, parts, order, () => {
      for (const [index, mean] of means.entries()) addTo(mean, (parts[index] as Descent).weights);
    });
  }
  const taken = orders.length * Math.ceil(samples.length / batchSize);
  const [meaning, known, bias] = means.map((mean) => mean.map((each) => each / taken));
  return { meaning, words: known, bias } as Weights;
}

/** Calls back after each step of the last round. */
function learn(
  samples: readonly TrainingSample[],
  parts: [Descent, Descent, Descent],
  order: number,
  isStepped: () => void,
): void {
  const [meaning, known, bias] = parts;
  const weights: Weights = { meaning: meaning.weights, words: known.weights, bias: bias.weights };
  const count = bias.weights.length;
  const error = new Float32Array(count);
  const random = makeRandom(order);
  const batches = Math.ceil(samples.length / batchSize);
  for (let step = 0; step < epochs * batches; step++) {
    if (step % batches === 0) samples = shuffled(samples, random);
    const from = (step % batches) * batchSize;
    const batch = samples.slice(from, from + batchSize);
    for (const { asked, right, weight } of batch) {
      fillProbabilities(error, asked, weights);
      const seen = right.reduce((sum, column) => sum + (error[column] as number), 0) || 1;
      for (const column of right) error[column] = (error[column] as number) * (1 - 1 / seen);
      const scale = weight / batch.length;
      for (let column = 0; column < count; column++) error[column] = (error[column] as number) * scale;
      addOuter(meaning.gradient, error, asked.meaning, (index) => index);
      addOuter(known.gradient, error, asked.values, (index) => asked.rows[index] as number);
      addTo(bias.gradient, error);
    }
    const rate = learningRate * (1 - Math.floor(step / batches) / epochs);
    for (const part of parts) takeStep(part, step + 1, rate);
    if (step >= (epochs - 1) * batches) isStepped();
  }
}

function addTo(sum: Float32Array, values: Float32Array): void {
  for (let at = 0; at < sum.length; at++) sum[at] = (sum[at] as number) + (values[at] as number);
}

type Descent = Record<"weights" | "gradient" | "mean" | "square", Float32Array>;

const descent = (length: number): Descent => ({
  weights: new Float32Array(length),
  gradient: new Float32Array(length),
  mean: new Float32Array(length),
  square: new Float32Array(length),
});

function addOuter(
  into: Float32Array,
  error: Float32Array,
  values: Float32Array,
  rowOf: (index: number) => number,
) {
  const count = error.length;
  for (let index = 0; index < values.length; index++) {
    const start = rowOf(index) * count;
    const value = values[index] as number;
    for (let column = 0; column < count; column++) {
      into[start + column] = (into[start + column] as number) + value * (error[column] as number);
    }
  }
}

function takeStep({ weights, gradient, mean, square }: Descent, step: number, rate: number): void {
  const [meanScale, squareScale] = [1 - 0.9 ** step, 1 - 0.999 ** step];
  for (let at = 0; at < weights.length; at++) {
    const slope = (gradient[at] as number) + decay * (weights[at] as number);
    const newMean = 0.9 * (mean[at] as number) + 0.1 * slope;
    const newSquare = 0.999 * (square[at] as number) + 0.001 * slope * slope;
    mean[at] = newMean;
    square[at] = newSquare;
    weights[at] =
      (weights[at] as number) - (rate * (newMean / meanScale)) / (Math.sqrt(newSquare / squareScale) + 1e-8);
    gradient[at] = 0;
  }
}

/** The same numbers every time: what is trained must not differ from run to run. */
function makeRandom(seed: number): () => number {
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
