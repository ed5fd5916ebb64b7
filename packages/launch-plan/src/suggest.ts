import { type LaunchPlan, type PlanColumn, type PlanThing, planColumns, workingWeeks } from "./plan.ts";

/** What the workbooks already say, each in a few words; null where nothing was written. */
export type KnownAnswers = Record<"channel" | "channelDay" | "door" | "offer", string | null>;

/**
 * Eleven suggestions for each column, in the order of the weeks. `{door}` and `{offer}` stand for the learner's own
 * words, or for the plain name of the thing where they have not written any; `: {channel}` at the end says which
 * channel, and is left out where it is not known.
 */
export type Suggestions = {
  things: Record<PlanColumn, readonly string[]>;
  names: Record<"door" | "offer", string>;
  /** How a channel and its day are said together: `{channel}`, `{day}`. */
  onItsDay: string;
};

type SuggestionInput = {
  plan: Pick<LaunchPlan, "emptyWeeks">;
  suggestions: Suggestions;
  answers: KnownAnswers;
  /** Three deeds that suit the learner's archetype, for the weeks in which they look for people. */
  archetypeThings: readonly string[];
  newId: () => string;
};

/** Every box filled, in pencil: the learner rubs out what is not theirs. */
export function suggestThings({
  plan,
  suggestions,
  answers,
  archetypeThings,
  newId,
}: SuggestionInput): PlanThing[] {
  const say = filledIn(suggestions, answers);
  return workingWeeks(plan).flatMap((week, index) =>
    planColumns.flatMap((column) => {
      const own = column === "found" ? archetypeThings[archetypeTurns.indexOf(index)] : undefined;
      const text = own ?? suggestions.things[column][index];
      return text ? [{ id: newId(), week, column, text: say(text), isDone: false, hasMoved: false }] : [];
    }),
  );
}

/** The second, the fifth and the eighth working week: far enough apart that the channel keeps its rhythm. */
const archetypeTurns = [1, 4, 7];

function filledIn({ names, onItsDay }: Suggestions, answers: KnownAnswers) {
  const channel = answers.channel && shortened(answers.channel);
  const day = answers.channelDay && shortened(answers.channelDay);
  const said =
    channel && day ? onItsDay.replace("{channel}", () => channel).replace("{day}", () => day) : channel;
  const words: Record<string, string> = {
    channel: said ? `: ${said}` : "",
    door: answers.door ? shortened(answers.door) : names.door,
    offer: answers.offer ? shortened(answers.offer) : names.offer,
  };
  return (text: string) => beginLarge(text.replace(/(?:: )?\{(\w+)\}/g, (_, name) => words[name] ?? ""));
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
