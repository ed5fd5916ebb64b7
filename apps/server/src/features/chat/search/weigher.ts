import type { Features } from "./meanings.ts";

export type Example = { vector: Features; place: number };

const rounds = 4;
const step = 3;
const biasStep = 0.1;
/** Most places are known to be far off; only what is wrong is worth a correction. */
const worthCorrecting = 0.002;

/** Where each word's weights begin, and how much of the word there is. */
type Sparse = { starts: Int32Array; weights: Float32Array };

/**
 * Learns from the ways of asking how much each word and meaning speaks for each place (softmax regression, a few rounds
 * over all examples in a fixed order). It hears the one telling word among ten that say nothing, which comparing whole
 * sentences does not. Answers with a probability for every place.
 */
export function learnWeights(
  examples: readonly Example[],
  places: number,
): (vector: Features) => Float32Array {
  const rows = new Map<string, number>();
  for (const { vector } of examples) {
    for (const name of vector.keys()) if (!rows.has(name)) rows.set(name, rows.size);
  }
  const table = new Float32Array(rows.size * places);
  const bias = new Float32Array(places);
  const sparse = (vector: Features): Sparse => {
    const known = [...vector].filter(([name]) => rows.has(name));
    return {
      starts: Int32Array.from(known, ([name]) => (rows.get(name) ?? 0) * places),
      weights: Float32Array.from(known, ([, weight]) => weight),
    };
  };

  function fillProbabilities(into: Float32Array, { starts, weights }: Sparse): void {
    into.set(bias);
    for (let index = 0; index < starts.length; index++) {
      const [start, weight] = [starts[index] as number, weights[index] as number];
      for (let place = 0; place < places; place++) {
        into[place] = (into[place] as number) + (table[start + place] as number) * weight;
      }
    }
    let highest = Number.NEGATIVE_INFINITY;
    for (let place = 0; place < places; place++) highest = Math.max(highest, into[place] as number);
    let total = 0;
    for (let place = 0; place < places; place++) {
      const share = Math.exp((into[place] as number) - highest);
      into[place] = share;
      total += share;
    }
    for (let place = 0; place < places; place++) into[place] = (into[place] as number) / total;
  }

  const lessons = shuffled(examples.map(({ vector, place }) => ({ entries: sparse(vector), place })));
  const wrongness = new Float32Array(places);
  for (let round = 0; round < rounds; round++) {
    const pace = step / (1 + round / 10);
    for (const { entries, place: right } of lessons) {
      fillProbabilities(wrongness, entries);
      wrongness[right] = (wrongness[right] as number) - 1;
      for (let place = 0; place < places; place++) {
        const change = pace * (wrongness[place] as number);
        if (Math.abs(change) < pace * worthCorrecting) continue;
        for (let index = 0; index < entries.starts.length; index++) {
          const at = (entries.starts[index] as number) + place;
          table[at] = (table[at] as number) - change * (entries.weights[index] as number);
        }
        bias[place] = (bias[place] as number) - biasStep * change;
      }
    }
  }
  return (vector) => {
    const probabilities = new Float32Array(places);
    fillProbabilities(probabilities, sparse(vector));
    return probabilities;
  };
}

/** The same every time: what is learnt must not differ from start to start. */
function shuffled<Item>(items: Item[]): Item[] {
  let seed = 1;
  const order = items.map((item) => {
    seed = (seed * 1_103_515_245 + 12_345) & 0x7fffffff;
    return { item, key: seed };
  });
  return order.sort((one, other) => one.key - other.key).map(({ item }) => item);
}
