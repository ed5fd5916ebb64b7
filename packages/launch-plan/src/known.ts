import { weekOn } from "./days.ts";
import {
  type Day,
  type FixedPoints,
  type LaunchPlan,
  noHours,
  noPoints,
  type PlanHours,
  type PointName,
  pointNames,
} from "./plan.ts";
import { readDay, readHour, readPlanDay, readRhythm, readWeek } from "./read-words.ts";

/** What the last lessons' workbooks say of the weeks to come, in the words in which it was written. */
export type WrittenPlan = {
  witness: string | null;
  hours: Record<keyof PlanHours, string | null>;
  points: Record<keyof FixedPoints, { week: string | null; on: string | null; inviteBy: string | null }>;
  channel: { name: string | null; day: string | null; small: string | null };
};

/** Fields of a plan that say what was written elsewhere, as long as nothing was set here. */
export const knownFields = ["witness", "hours", "points", "channel"] as const;
export type KnownField = (typeof knownFields)[number];

/** The weeks of the fixed points: those of their days, or else as they were numbered. */
export function pointWeeksOf(written: WrittenPlan, startsOn: Day): Partial<Record<PointName, number>> {
  const weeks = pointNames.map((name) => {
    const { week, on } = written.points[name];
    return [name, readWeekOf({ week, date: on }, startsOn)] as const;
  });
  return Object.fromEntries(weeks.filter(([, week]) => week !== null));
}

/** The plan with what is known; a word in the plan itself goes before. */
export function withKnown(plan: LaunchPlan, written: WrittenPlan): { plan: LaunchPlan; known: KnownField[] } {
  const hasOwnWitness = plan.isWitnessOwn || plan.witness.trim() !== "";
  const found = {
    witness: hasOwnWitness ? undefined : (written.witness ?? undefined),
    hours: plan.hours ? undefined : readHours(written),
    points: plan.points ? undefined : readPoints(written, plan.startsOn),
    channel: plan.channel ? undefined : readChannel(written),
  };
  const known = knownFields.filter((field) => found[field] !== undefined);
  return { plan: { ...plan, ...Object.fromEntries(known.map((field) => [field, found[field]])) }, known };
}

function readHours({ hours }: WrittenPlan): PlanHours | undefined {
  const read = (text: string | null) => (text ? readHour(text) : null);
  const known = { monday: read(hours.monday), friday: read(hours.friday), dayNinety: read(hours.dayNinety) };
  return Object.values(known).some(Boolean) ? { ...noHours, ...known } : undefined;
}

function readPoints({ points }: WrittenPlan, startsOn: Day): FixedPoints | undefined {
  const read = (text: string | null) => (text ? readPlanDay(text, startsOn) : null);
  const of = (name: keyof FixedPoints) => {
    const on = read(points[name].on);
    return { on: on && on >= startsOn ? on : null, inviteBy: read(points[name].inviteBy) };
  };
  const known = { door: of("door"), offer: of("offer"), doorAgain: of("doorAgain") };
  const isKnown = Object.values(known).some(({ on, inviteBy }) => on || inviteBy);
  return isKnown ? { ...noPoints, ...known } : undefined;
}

export function readChannel({ channel: { name, day, small } }: WrittenPlan): LaunchPlan["channel"] {
  if (!name && !day) return undefined;
  return {
    name: name ?? "",
    small: small ?? "",
    rhythm: readRhythm(day ?? "") ?? readRhythm(name ?? ""),
  };
}

export type WrittenWeek = { week: string | null; date: string | null };

/** Which week it is in a plan that begins on that Monday: by its date, or by its number where the date is in none. */
export function readWeekOf({ week, date }: WrittenWeek, startsOn: Day): number | null {
  const day = date ? readDay(date, startsOn) : null;
  const dated = day ? weekOn({ startsOn }, day) : 0;
  return dated >= 1 && dated <= 13 ? dated : week ? readWeek(week) : null;
}
