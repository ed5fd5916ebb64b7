import { type Features, featuresOf, featuresOfWords, phraseStems } from "./meanings.ts";
import { makeSpeller } from "./spelling.ts";
import { stories } from "./stories.ts";
import { learnWeights } from "./weigher.ts";
import { isCommon, plainWords } from "./words.ts";

/** Something that questions may be about, and the ways in which people ask for it. */
export type Place = { id: string; ways: readonly string[]; text: string };

export type Found = {
  id: string;
  score: number;
  /** How like the nearest way of asking it is, from 0 to 1. */
  likeness: number;
  /** How much of what is asked the place knows about at all, from 0 to 1. */
  coverage: number;
};

export type Search = { features: Features; found: Found[] };
export type Finder = {
  /** The places it may be about, the best first. */
  find(question: string): Search;
  /** Whether anybody asks with this word. */
  isAsked(stem: string): boolean;
};

type Way = { vector: Features; place: number };

/** Nobody looks further down. */
const mostFound = 12;

/** Learns the places once; then says, for any question, which of them it is about. */
export function makeFinder(places: readonly Place[]): Finder {
  const asked = places.flatMap(({ ways }, place) =>
    ways.map((text) => ({ features: featuresOf(text), place })),
  );
  const rarityOf = measureRarity(asked, places.length);
  const heardNames = new Set(asked.flatMap(({ features }) => [...features.keys()]));
  for (const story of stories) for (const name of featuresOf(story).keys()) heardNames.add(name);
  const isHeard = (name: string) => heardNames.has(name);
  const toVector = (features: Features): Features => {
    // What nobody asks with says nothing about which place is meant; whether it is ours at all is another question.
    const heard = [...features].filter(([name]) => isHeard(name));
    const weighed = heard.map(([name, weight]) => [name, weight * rarityOf(name)] as const);
    const length = Math.sqrt(weighed.reduce((sum, [, weight]) => sum + weight * weight, 0)) || 1;
    return new Map(weighed.map(([name, weight]) => [name, weight / length]));
  };
  const ways: Way[] = asked.map(({ features, place }) => ({ vector: toVector(features), place }));
  const waysWith = indexWays(ways);
  const placeOfWay = Int32Array.from(ways, ({ place }) => place);
  const probabilitiesOf = learnWeights([...ways, ...withStories(asked, toVector)], places.length);
  const knowledge = places.map(({ text }) => knownFrom(text));
  for (const { features, place } of asked) for (const name of features.keys()) knowledge[place]?.set(name, 1);
  const correct = makeSpeller(vocabularyOf(places));

  return {
    isAsked: isHeard,
    find(question) {
      const features = featuresOfWords(correct(plainWords(question)));
      const vector = toVector(features);
      const probabilities = probabilitiesOf(vector);
      const nearest = likenessTo(vector, waysWith, placeOfWay, places.length);
      const found = places.map(({ id }, place) => {
        const [first, second, third] = [0, 1, 2].map((rank) => nearest[3 * place + rank] ?? 0);
        // The very words of a way of asking outweigh whatever else they might mean.
        const isSaid = (first ?? 0) > 0.97 ? 0.4 : 0;
        const score =
          isSaid + 1.5 * (probabilities[place] ?? 0) + (first ?? 0) + (second ?? 0) / 2 + (third ?? 0) / 4;
        return { id, place, score, likeness: first ?? 0 };
      });
      found.sort((one, other) => other.score - one.score);
      return {
        features,
        found: found.slice(0, mostFound).map(({ place, ...each }) => ({
          ...each,
          coverage: coverageOf(features, rarityOf, knowledge[place]),
        })),
      };
    },
  };
}

/** The same ways of asking, each with a story around it. */
function withStories(asked: readonly Asked[], toVector: (features: Features) => Features): Way[] {
  const told = stories.map(featuresOf);
  return asked
    .filter((_, index) => index % 2 === 0)
    .map(({ features, place }, index) => {
      const story = told[(index * 7) % told.length] ?? new Map();
      return { vector: toVector(new Map([...story, ...features])), place };
    });
}

type Asked = { features: Features; place: number };

/** The fewer places are asked for with a word, the more it says. One that nobody asks with may be about anything. */
function measureRarity(asked: readonly Asked[], places: number): (name: string) => number {
  const seen = new Map<string, Set<number>>();
  for (const { features, place } of asked) {
    for (const name of features.keys()) {
      const at = seen.get(name);
      if (at) at.add(place);
      else seen.set(name, new Set([place]));
    }
  }
  return (name) => Math.log(1 + places / ((seen.get(name)?.size ?? 0) + 0.5));
}

type Posting = { ways: Int32Array; weights: Float32Array };

function indexWays(ways: readonly Way[]): Map<string, Posting> {
  const lists = new Map<string, [way: number, weight: number][]>();
  for (const [index, { vector }] of ways.entries()) {
    for (const [name, weight] of vector) {
      const list = lists.get(name);
      if (list) list.push([index, weight]);
      else lists.set(name, [[index, weight]]);
    }
  }
  const posting = (list: [number, number][]): Posting => ({
    ways: Int32Array.from(list, ([way]) => way),
    weights: Float32Array.from(list, ([, weight]) => weight),
  });
  return new Map([...lists].map(([name, list]) => [name, posting(list)]));
}

/** For each place how like its three nearest ways of asking are, the nearest first. */
function likenessTo(
  vector: Features,
  waysWith: ReadonlyMap<string, Posting>,
  placeOfWay: Int32Array,
  places: number,
): Float32Array {
  const sums = new Float32Array(placeOfWay.length);
  for (const [name, weight] of vector) {
    const posting = waysWith.get(name);
    if (!posting) continue;
    for (let index = 0; index < posting.ways.length; index++) {
      const way = posting.ways[index] as number;
      sums[way] = (sums[way] as number) + weight * (posting.weights[index] as number);
    }
  }
  const nearest = new Float32Array(3 * places);
  for (let way = 0; way < sums.length; way++) {
    let like = sums[way] as number;
    if (like === 0) continue;
    const from = 3 * (placeOfWay[way] as number);
    for (let rank = from; rank < from + 3; rank++) {
      const held = nearest[rank] as number;
      if (like <= held) continue;
      nearest[rank] = like;
      like = held;
    }
  }
  return nearest;
}

/** What people ask with counts whole (added later), what only the text mentions counts half. */
const knownFrom = (text: string) => new Map([...featuresOf(text).keys()].map((name) => [name, 0.5]));

function coverageOf(
  features: Features,
  rarityOf: (name: string) => number,
  known: ReadonlyMap<string, number> | undefined,
): number {
  let all = 0;
  let covered = 0;
  for (const [name, weight] of features) {
    if (isCommon(name)) continue;
    const says = weight * rarityOf(name);
    all += says;
    covered += says * (known?.get(name) ?? 0);
  }
  return all === 0 ? 0 : covered / all;
}

function vocabularyOf(places: readonly Place[]): Set<string> {
  const words = places.flatMap(({ ways, text }) => [...ways, text].flatMap(plainWords));
  return new Set([...words, ...phraseStems]);
}
