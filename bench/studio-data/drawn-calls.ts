import { offers } from "../../packages/content/src/offers.ts";
import { archetypeKeys } from "../../packages/quiz/src/archetypes.ts";
import { firstNames, lastNames } from "./leads.ts";

/** A list, what it can be filtered by, and how it can be sorted. */
type List = { path: string; filters: Record<string, readonly string[]>; sorts: readonly string[] };

const yesNo = ["yes", "no"] as const;
const some = <Value>(values: readonly Value[], count: number) => values.slice(0, count);
const searches = [
  ...some(firstNames, 3),
  ...some(lastNames, 3),
  "a",
  "l",
  "s",
  "bela7",
  "learner7",
  "zzz",
].map((text) => text.toLowerCase());

const lists = (course: string): List[] => [
  {
    path: "/api/studio/leads",
    filters: {
      search: searches,
      archetype: archetypeKeys,
      stage: ["new", "contacted", "customer", "not-now"],
      source: ["instagram", "podcast", "nowhere"],
      campaign: ["spring", "launch", "nothing"],
      wantsNews: yesNo,
      careless: yesNo,
      suspect: yesNo,
    },
    sorts: ["newest", "oldest", "name", "name-desc"],
  },
  {
    path: "/api/studio/learners",
    filters: {
      search: searches,
      course: [course],
      offer: offers.map(({ key }) => key),
      progress: ["not-begun", "under-way", "finished", "stuck"],
    },
    sorts: ["newest", "oldest"],
  },
  {
    path: "/api/studio/orders",
    filters: {
      search: [...searches, "LA-bench-7", "01900005"],
      state: ["active", "ended", "ending", "refused"],
      offer: offers.map(({ key }) => key),
      gift: yesNo,
      refunded: yesNo,
      failed: ["yes"],
    },
    sorts: [],
  },
];

/** The same numbers in every run: what was slow once is asked again. */
function drawing(seed: number) {
  let state = seed;
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  return {
    isSo: (chance: number) => next() < chance,
    one: <Value>(values: readonly Value[]) => values[Math.floor(next() * values.length)] as Value,
  };
}

const day = 86_400_000;

/**
 * Addresses of lists, by any of their filters at once, in any order, from the beginning or from the middle, and of their
 * counts: what nobody has thought of.
 */
export function drawnCalls({ course, count }: { course: string; count: number }, now = Date.now()): string[] {
  const draw = drawing(17);
  const moment = (daysAgo: number) => new Date(now - daysAgo * day).toISOString();
  return Array.from({ length: count }, () => {
    const { path, filters, sorts } = draw.one(lists(course));
    const asked = new URLSearchParams();
    const share = draw.one([0.2, 0.4, 0.7]);
    for (const [name, values] of Object.entries(filters))
      if (draw.isSo(share)) asked.set(name, draw.one(values));
    if (path !== "/api/studio/learners" && draw.isSo(0.3)) {
      const from = draw.one([3, 40, 300]);
      asked.set("from", moment(from));
      if (draw.isSo(0.5)) asked.set("until", moment(from * draw.one([0.2, 0.9])));
    }
    if (draw.isSo(0.2)) return `${path}/count?${asked}`;
    asked.set("limit", "50");
    const sort = sorts.length > 0 ? draw.one(sorts) : "newest";
    if (sort !== "newest") asked.set("sort", sort);
    if (draw.isSo(0.4)) asked.set("cursor", middleOf(sort, moment(draw.one([10, 180, 350])), draw.one));
    return `${path}?${asked}`;
  });
}

/** As a page in the middle of the list would end. */
function middleOf(sort: string, at: string, one: <Value>(values: readonly Value[]) => Value): string {
  const name = Buffer.from(`${one(firstNames)} ${one(lastNames)}`.toLowerCase()).toString("base64url");
  return `${sort.startsWith("name") ? `~${name}_` : ""}${at}_01900001-0000-7000-8000-100000500000`;
}
