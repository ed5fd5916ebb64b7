import { type Features, featuresOf, featuresOfWords, phraseStems } from "./meanings.rules.ts";
import { makeSpeller } from "./spelling.ts";
import { stories } from "./stories.ts";
import { learnWeights } from "./weigher.ts";
import { isCommon, plainWords } from "./words.rules.ts";

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
  /** All places, the best first. */
  find(question: string): Search;
  /** Whether anybody asks with this word. */
  isAsked(stem: string): boolean;
};

type Way = { vector: Features; place: number };

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
      const likeness = likenessTo(vector, ways, waysWith, places.length);
      const found = places.map(({ id }, place) => {
        const [first = 0, second = 0, third = 0] = likeness[place] ?? [];
        return {
          id,
          score: 1.5 * (probabilities[place] ?? 0) + first + second / 2 + third / 4,
          likeness: first,
          coverage: coverageOf(features, rarityOf, knowledge[place]),
        };
      });
      return { features, found: found.sort((one, other) => other.score - one.score) };
    },
  };
}

/** The same ways of asking, each with a story around it. */
function withStories(asked: readonly Asked[], toVector: (features: Features) => Features): Way[] {
  const told = stories.map(featuresOf);
  return asked.map(({ features, place }, index) => {
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

function indexWays(ways: readonly Way[]): Map<string, number[]> {
  const waysWith = new Map<string, number[]>();
  for (const [index, { vector }] of ways.entries()) {
    for (const name of vector.keys()) {
      const list = waysWith.get(name);
      if (list) list.push(index);
      else waysWith.set(name, [index]);
    }
  }
  return waysWith;
}

/** For each place the three nearest ways of asking, the nearest first. */
function likenessTo(
  vector: Features,
  ways: readonly Way[],
  waysWith: ReadonlyMap<string, number[]>,
  places: number,
): number[][] {
  const sums = new Float64Array(ways.length);
  for (const [name, weight] of vector) {
    for (const index of waysWith.get(name) ?? []) {
      sums[index] = (sums[index] ?? 0) + weight * (ways[index]?.vector.get(name) ?? 0);
    }
  }
  const nearest: number[][] = Array.from({ length: places }, () => []);
  for (const [index, sum] of sums.entries()) if (sum > 0) nearest[ways[index]?.place ?? 0]?.push(sum);
  return nearest.map((each) => each.sort((one, other) => other - one).slice(0, 3));
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
