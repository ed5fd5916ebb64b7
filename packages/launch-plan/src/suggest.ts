import { channelDays } from "./channel-days.ts";
import { weekOn } from "./days.ts";
import {
  type Channel,
  type LaunchPlan,
  type PlanColumn,
  type PlanThing,
  type PointName,
  planColumns,
  pointNames,
  workingWeeks,
} from "./plan.ts";

/** Who stands in the workbooks by name. */
export type KnownPerson =
  | "firstPerson"
  | "secondPerson"
  | "thirdPerson"
  | "firstInvited"
  | "secondInvited"
  | "thirdInvited"
  | "firstSent";
/** What the workbooks already say, each in a few words; null where nothing was written. */
export type KnownAnswers = Record<"channel" | "channelDay" | "door" | "offer" | KnownPerson, string | null>;

/** In more than one wording, the first of which everybody is known stands there. */
type Wording = string | readonly string[];
/** What belongs into the week of a fixed point, and what only makes sense once that is over. */
export type Suggestion = { say: Wording; at?: PointName; after?: PointName };

/**
 * Eleven suggestions for each column, in the order of the weeks. `{door}` and `{offer}` stand for the learner's own
 * words, or for the plain name of the thing where they have not written any; `: {channel}` at the end says which
 * channel, and is left out where it is not known. People are called by their names, `{firstPerson}`.
 */
export type Suggestions = {
  things: { found: readonly Wording[]; invite: readonly Suggestion[]; house: readonly Wording[] };
  /** Of a channel that does not run every week: what is done when it does, and what in between. */
  seldom: { runs: readonly Wording[]; between: readonly Wording[] };
  /** For a week whose own has found its place in another. */
  spare: readonly Wording[];
  names: Record<"door" | "offer", string>;
  /** How a channel and its day are said together: `{channel}`, `{day}`. */
  onItsDay: string;
};

type SuggestionInput = {
  plan: Pick<LaunchPlan, "startsOn" | "emptyWeeks">;
  suggestions: Suggestions;
  answers: KnownAnswers;
  channel: Channel | undefined;
  /** The weeks of the fixed points, where they are known. */
  pointWeeks: Partial<Record<PointName, number>>;
  /** Three deeds that suit the learner's archetype, for the weeks in which they look for people. */
  archetypeThings: readonly string[];
  newId: () => string;
};

/** Every box filled, in pencil: the learner rubs out what is not theirs. */
export function suggestThings(input: SuggestionInput): PlanThing[] {
  const { plan, suggestions, answers, channel, newId } = input;
  const say = filledIn(suggestions, answers, channel);
  const texts: Record<PlanColumn, ReadonlyMap<number, Wording[]>> = {
    found: foundIn(input),
    invite: invitedIn(input),
    house: inOrder(workingWeeks(plan), suggestions.things.house),
  };
  return workingWeeks(plan).flatMap((week) =>
    planColumns.flatMap((column) =>
      (texts[column].get(week) ?? []).map((text) => ({
        id: newId(),
        week,
        column,
        text: say(text),
        isDone: false,
        hasMoved: false,
      })),
    ),
  );
}

const inOrder = (weeks: readonly number[], texts: readonly Wording[]) =>
  new Map<number, Wording[]>(weeks.flatMap((week, index) => (texts[index] ? [[week, [texts[index]]]] : [])));

/** The second, the fifth and the eighth working week: far enough apart that the channel keeps its rhythm. */
const archetypeTurns = [1, 4, 7];

/** The channel in the weeks in which it runs; one that runs seldom leaves the weeks between to other ways of being found. */
function foundIn({ plan, suggestions, channel, archetypeThings }: SuggestionInput) {
  const weeks = workingWeeks(plan);
  const rhythm = channel?.rhythm;
  if (!rhythm || rhythm.every === "week") {
    const { found } = suggestions.things;
    return inOrder(
      weeks,
      found.map((text, index) => archetypeThings[archetypeTurns.indexOf(index)] ?? text),
    );
  }
  const withRun = new Set(channelDays({ ...plan, channel }).map((day) => weekOn(plan, day)));
  const { runs, between } = suggestions.seldom;
  const others = between.map((text, index) => archetypeThings[archetypeTurns.indexOf(index)] ?? text);
  return new Map([
    ...inOrder(
      weeks.filter((week) => withRun.has(week)),
      runs,
    ),
    ...inOrder(
      weeks.filter((week) => !withRun.has(week)),
      others,
    ),
  ]);
}

/** Fixed points in their weeks, the others in their order around them, and none before what it follows from. */
function invitedIn({ plan, suggestions, pointWeeks }: SuggestionInput) {
  const weeks = workingWeeks(plan);
  const pinned = (point: PointName | undefined) => {
    const week = point && pointWeeks[point];
    return week && weeks.includes(week) ? week : undefined;
  };
  const { invite } = suggestions.things;
  const filled = new Map<number, Wording[]>();
  for (const point of pointNames) {
    const week = pinned(point);
    const its = invite.filter(({ at }) => at === point).map(({ say }) => say);
    if (week) filled.set(week, [...(filled.get(week) ?? []), ...its]);
  }
  const left = invite.filter(({ at }) => !pinned(at));
  const spare = [...suggestions.spare];
  for (const week of weeks.filter((each) => !filled.has(each))) {
    const fits = left.findIndex(({ after }) => (pinned(after) ?? 0) < week);
    const [next] = fits === -1 ? [] : left.splice(fits, 1);
    const text = next?.say ?? spare.shift();
    if (text) filled.set(week, [text]);
  }
  return filled;
}

function filledIn({ names, onItsDay }: Suggestions, answers: KnownAnswers, its: Channel | undefined) {
  const channel = answers.channel && shortened(answers.channel);
  // Of a channel that runs seldom the days stand in the plan.
  const isSeldom = its?.rhythm && its.rhythm.every !== "week";
  const day = !isSeldom && answers.channelDay && shortened(answers.channelDay);
  const said =
    channel && day ? onItsDay.replace("{channel}", () => channel).replace("{day}", () => day) : channel;
  const people = Object.entries(answers).map(([name, text]) => [name, text && shortened(text)]);
  const words: Record<string, string | null> = {
    ...Object.fromEntries(people),
    channel: said ? `: ${said}` : "",
    door: answers.door ? shortened(answers.door) : names.door,
    offer: answers.offer ? shortened(answers.offer) : names.offer,
  };
  const isKnown = (text: string) =>
    [...text.matchAll(/\{(\w+)\}/g)].every(([, name = ""]) => words[name] !== null);
  return (wording: Wording) => {
    const ways = typeof wording === "string" ? [wording] : wording;
    const text = ways.find(isKnown) ?? ways.at(-1) ?? "";
    return beginLarge(text.replace(/(?:: )?\{(\w+)\}/g, (_, name) => words[name] ?? ""));
  };
}

const longest = 60;

/** The first line, without the period that ends it, and no longer than a box. */
function shortened(text: string): string {
  const [line = ""] = text.trim().split(/\n/);
  const said = line.trim().replace(/[.;,]+$/, "");
  if (said.length <= longest) return said;
  const cut = said.slice(0, longest);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(" "), longest / 2)).trimEnd()}…`;
}

const beginLarge = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
