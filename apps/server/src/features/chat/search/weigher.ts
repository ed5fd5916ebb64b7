import type { Features } from "./meanings.rules.ts";

export type Example = { vector: Features; place: number };

const rounds = 5;
const step = 3;
const biasStep = 0.1;

/**
 * Learns from the ways of asking how much each word and meaning speaks for each passage (softmax regression, a few
 * rounds over all examples in a fixed order). It hears the one telling word among ten that say nothing, which comparing
 * whole sentences does not. Answers with a probability for every place.
 */
export function learnWeights(
  examples: readonly Example[],
  places: number,
): (features: Features) => Float32Array {
  const rows = new Map<string, number>();
  for (const { vector } of examples) {
    for (const name of vector.keys()) if (!rows.has(name)) rows.set(name, rows.size);
  }
  const table = new Float32Array(rows.size * places);
  const bias = new Float32Array(places);
  const sparse = (features: Features) =>
    [...features].flatMap(([name, weight]) => {
      const row = rows.get(name);
      return row === undefined ? [] : [{ from: row * places, weight }];
    });
  type Sparse = ReturnType<typeof sparse>;

  function probabilities(entries: Sparse): Float32Array {
    const sums = bias.slice();
    for (const { from, weight } of entries) {
      for (let place = 0; place < places; place++)
        sums[place] = at(sums, place) + at(table, from + place) * weight;
    }
    let highest = Number.NEGATIVE_INFINITY;
    for (const sum of sums) highest = Math.max(highest, sum);
    let total = 0;
    for (let place = 0; place < places; place++) total += sums[place] = Math.exp(at(sums, place) - highest);
    for (let place = 0; place < places; place++) sums[place] = at(sums, place) / total;
    return sums;
  }

  const lessons = shuffled(examples.map(({ vector, place }) => ({ entries: sparse(vector), place })));
  for (let round = 0; round < rounds; round++) {
    const pace = step / (1 + round / 10);
    for (const { entries, place: right } of lessons) {
      const wrongness = probabilities(entries);
      wrongness[right] = at(wrongness, right) - 1;
      for (const { from, weight } of entries) {
        const change = pace * weight;
        for (let place = 0; place < places; place++) {
          table[from + place] = at(table, from + place) - change * at(wrongness, place);
        }
      }
      for (let place = 0; place < places; place++) {
        bias[place] = at(bias, place) - pace * biasStep * at(wrongness, place);
      }
    }
  }
  return (features) => probabilities(sparse(features));
}

const at = (numbers: Float32Array, index: number): number => numbers[index] as number;

/** The same every time: what is learnt must not differ from start to start. */
function shuffled<Item>(items: Item[]): Item[] {
  let seed = 1;
  const order = items.map((item) => {
    seed = (seed * 1_103_515_245 + 12_345) & 0x7fffffff;
    return { item, key: seed };
  });
  return order.sort((one, other) => one.key - other.key).map(({ item }) => item);
}
