import { channelDays } from "./channel-days.ts";
import { dayNinety, fridayOf, mondayOf, weekOn } from "./days.ts";
import { allWeeks, type Day, isEmptyWeek, type LaunchPlan, pointNames } from "./plan.ts";

/** A day of the plan that is more than a day: the channel, what other people attend, when they are invited by. */
export type PlanDate = {
  day: Day;
  kind: "channel" | "smallChannel" | "door" | "offer" | "doorAgain" | "inviteBy";
  /** To what, of an invitation. */
  to?: (typeof pointNames)[number];
};

/** In an empty week the channel runs in its small version. */
export function datesOf(plan: LaunchPlan): PlanDate[] {
  const runs = channelDays(plan).map((day): PlanDate => {
    const isSmall = isEmptyWeek(plan, weekOn(plan, day));
    return { day, kind: isSmall ? "smallChannel" : "channel" };
  });
  const fixed = pointNames.flatMap((name): PlanDate[] => {
    const { on, inviteBy } = plan.points?.[name] ?? { on: null, inviteBy: null };
    return [
      ...(on ? [{ day: on, kind: name }] : []),
      ...(inviteBy ? [{ day: inviteBy, kind: "inviteBy" as const, to: name }] : []),
    ];
  });
  return [...runs, ...fixed].sort((one, other) => (one.day < other.day ? -1 : 1));
}

export const datesIn = (plan: LaunchPlan, week: number): PlanDate[] =>
  datesOf(plan).filter(({ day }) => weekOn(plan, day) === week);

export type PlanAppointment = { kind: "monday" | "friday" | "dayNinety"; week: number; day: Day };

/** What one has with oneself: a Monday every week, a Friday in each that isn't empty, and day ninety. */
export function appointmentsOf(plan: LaunchPlan): PlanAppointment[] {
  const weekly = allWeeks.flatMap((week): PlanAppointment[] => [
    { kind: "monday", week, day: mondayOf(plan, week) },
    ...(isEmptyWeek(plan, week) ? [] : [{ kind: "friday" as const, week, day: fridayOf(plan, week) }]),
  ]);
  return [...weekly, { kind: "dayNinety", week: allWeeks.length, day: dayNinety(plan) }];
}
