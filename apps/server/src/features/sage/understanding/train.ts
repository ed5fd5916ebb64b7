import type { Features } from "./concepts.ts";
import { termsOf } from "./features.ts";
import { plainWords } from "./tokens.ts";

/** A way of asking, and the places it may be about: each of them is right. */
export type Example = { text: string; places: readonly string[]; weight: number };

/** How much each term speaks for each place: one row a term. */
export type Learnt = {
  places: readonly string[];
  /** Every word that was heard more than once, as it is written. */
  words: readonly string[];
  terms: ReadonlyMap<string, number>;
  /** The fewer questions have a term, the more it says. */
  rarity: Float32Array;
  weights: Float32Array;
  bias: Float32Array;
};

const rounds = 10;
const step = 0.35;
const biasStep = 0.02;
/** A term that was heard once says nothing yet. */
const fewestHeard = 2;
/** Most places are known to be far off; only what is wrong is worth a correction. */
const worthCorrecting = 1e-3;

export type Entries = { rows: Int32Array; weights: Float32Array };

/** The terms that are known, weighed by how much they say; the same length for a word and for a story. */
export function entriesOf(
  terms: Features,
  { terms: known, rarity }: Pick<Learnt, "terms" | "rarity">,
): Entries {
  const rows: number[] = [];
  const weights: number[] = [];
  let squares = 0;
  for (const [term, weight] of terms) {
    const row = known.get(term);
    if (row === undefined) continue;
    const says = weight * (rarity[row] as number);
    rows.push(row);
    weights.push(says);
    squares += says * says;
  }
  const length = Math.sqrt(squares) || 1;
  return { rows: Int32Array.from(rows), weights: Float32Array.from(weights, (each) => each / length) };
}

/** A probability for every place. */
export function fillProbabilities(into: Float32Array, entries: Entries, learnt: Learnt): void {
  const { weights, bias } = learnt;
  const places = into.length;
  into.set(bias);
  for (let index = 0; index < entries.rows.length; index++) {
    const start = (entries.rows[index] as number) * places;
    const weight = entries.weights[index] as number;
    for (let place = 0; place < places; place++) {
      into[place] = (into[place] as number) + (weights[start + place] as number) * weight;
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

/**
 * Learns from examples which places a question is about: softmax regression, each weight with a pace of its own (AdaGrad),
 * in an order that is mixed but the same every time.
 */
export function teach(examples: readonly Example[], places: readonly string[]): Learnt {
  const spoken = examples.map(({ text }) => plainWords(text));
  const heard = spoken.map(termsOf);
  const known = heardOften(heard.map((terms) => terms.keys()));
  const words = heardOften(spoken).map(([word]) => word);
  const terms = new Map(known.map(([term], row) => [term, row]));
  const rarity = Float32Array.from(known, ([, count]) => Math.log(1 + examples.length / count));
  const weights = new Float32Array(terms.size * places.length);
  const learnt: Learnt = { places, words, terms, rarity, weights, bias: new Float32Array(places.length) };

  const placeOf = new Map(places.map((id, index) => [id, index]));
  const lessons = examples.map(({ places: right, weight }, index) => ({
    entries: entriesOf(heard[index] ?? new Map(), learnt),
    right: right.flatMap((id) => placeOf.get(id) ?? []),
    weight,
  }));
  const paces = new Float32Array(weights.length).fill(0.01);
  const wrongness = new Float32Array(places.length);
  const random = makeRandom();
  for (let round = 0; round < rounds; round++) {
    for (const lesson of mixed(lessons, random)) correct(learnt, paces, lesson, wrongness);
  }
  return learnt;
}

function heardOften(lists: readonly Iterable<string>[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const list of lists) for (const each of new Set(list)) counts.set(each, (counts.get(each) ?? 0) + 1);
  return [...counts].filter(([, count]) => count >= fewestHeard);
}

type Lesson = { entries: Entries; right: readonly number[]; weight: number };

function correct(learnt: Learnt, paces: Float32Array, lesson: Lesson, wrongness: Float32Array): void {
  const { entries, right, weight } = lesson;
  if (right.length === 0) return;
  const { weights, bias } = learnt;
  fillProbabilities(wrongness, entries, learnt);
  const seen = right.reduce((sum, place) => sum + (wrongness[place] as number), 0) || 1;
  for (const place of right) wrongness[place] = (wrongness[place] as number) * (1 - 1 / seen);
  for (let place = 0; place < wrongness.length; place++) {
    const wrong = weight * (wrongness[place] as number);
    if (Math.abs(wrong) < worthCorrecting) continue;
    bias[place] = (bias[place] as number) - biasStep * wrong;
    for (let index = 0; index < entries.rows.length; index++) {
      const at = (entries.rows[index] as number) * wrongness.length + place;
      const slope = wrong * (entries.weights[index] as number);
      const pace = (paces[at] as number) + slope * slope;
      paces[at] = pace;
      weights[at] = (weights[at] as number) - (step * slope) / Math.sqrt(pace);
    }
  }
}

/** The same numbers every time: what is learnt must not differ from build to build. */
function makeRandom(): () => number {
  let seed = 1;
  return () => {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) & 0x7fffffff;
    return seed;
  };
}

function mixed<Item>(items: readonly Item[], random: () => number): Item[] {
  return items
    .map((item) => ({ item, key: random() }))
    .sort((one, other) => one.key - other.key)
    .map(({ item }) => item);
}
