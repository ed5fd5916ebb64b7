/** The learner's ninety days, as data. Nothing in this package knows a clock, a page or a table. */

export const weekCount = 13;

/** The three things of a week: to be found, to invite, for the house. */
export const planColumns = ["found", "invite", "house"] as const;
export type PlanColumn = (typeof planColumns)[number];

/** A day on the learner's own calendar: 2026-11-16. */
export type Day = string;

export type PlanThing = {
  id: string;
  /** From 1 to 13. */
  week: number;
  column: PlanColumn;
  text: string;
  isDone: boolean;
  /** A thing left over may move once; the second time it is cut in half or goes into the drawer. */
  hasMoved: boolean;
  /** Written or kept by the learner; without it, it stands there as it was suggested. */
  isOwn?: boolean | undefined;
};

/** Two minutes on a Friday. Null is not counted yet; a zero is a number like any other. */
export type FridayNumbers = {
  invited: number | null;
  answered: number | null;
  came: number | null;
  line: string;
};

export type Verdict = "now" | "later" | "goodbye";

/** Whatever failed one of the three questions, and whatever came at two in the morning. */
export type DrawerIdea = { id: string; text: string; cameOn: Day; verdict: Verdict | null };

/** A time on the learner's own clock: 07:30. */
export type Hour = string;

/** What one has with oneself: ten minutes, two minutes, forty. */
export const appointments = ["monday", "friday", "dayNinety"] as const;
export type Appointment = (typeof appointments)[number];
export type PlanHours = Readonly<Record<Appointment, Hour | null>>;

/** Days that other people will attend. */
export const pointNames = ["door", "offer", "doorAgain"] as const;
export type PointName = (typeof pointNames)[number];
export type FixedPoint = { on: Day | null; inviteBy: Day | null };
export type FixedPoints = Readonly<Record<PointName, FixedPoint>>;

/** How often the channel runs. Weekdays count from Sunday, which is 0; the fifth of a month is its last. */
export type Rhythm =
  | { every: "week"; weekday: number }
  | { every: "two weeks"; weekday: number }
  | { every: "month"; weekday: number; which: number }
  | { every: "date"; date: number };
export type Channel = { name: string; small: string; rhythm: Rhythm | null };

export type LaunchPlan = {
  /** A Monday. */
  startsOn: Day;
  /** The week they can see coming, and the one they can't. */
  emptyWeeks: readonly [number, number];
  /** What they will have done by day ninety. */
  deeds: string;
  /** Who asks on Mondays what they did. */
  witness: string;
  things: readonly PlanThing[];
  /** By week. */
  fridays: Readonly<Record<number, FridayNumbers>>;
  drawer: readonly DrawerIdea[];
  /** Written here by hand, even if it was rubbed out since. */
  isWitnessOwn?: boolean | undefined;
  /** These three say what the workbooks say, until they are set here. */
  hours?: PlanHours | undefined;
  points?: FixedPoints | undefined;
  channel?: Channel | undefined;
  /** What was written in the printed plan's workbook stands in here. */
  isCarried?: boolean | undefined;
  /** Whether the calendar rings. */
  hasAlarms?: boolean | undefined;
};

export const uncounted: FridayNumbers = { invited: null, answered: null, came: null, line: "" };

export const noHours: PlanHours = { monday: null, friday: null, dayNinety: null };
const noPoint: FixedPoint = { on: null, inviteBy: null };
export const noPoints: FixedPoints = { door: noPoint, offer: noPoint, doorAgain: noPoint };

export const isEmptyWeek = ({ emptyWeeks }: LaunchPlan, week: number): boolean => emptyWeeks.includes(week);

/** In the order of the three columns. An empty week holds whatever has fallen into it. */
export function thingsOf({ things }: LaunchPlan, week: number): PlanThing[] {
  const inWeek = things.filter((thing) => thing.week === week);
  return planColumns.flatMap((column) => inWeek.filter((thing) => thing.column === column));
}

/** Thirteen dates, two lines, and no empty box outside them. */
export function isFilledIn(plan: LaunchPlan): boolean {
  return openBoxes(plan).length === 0;
}

/** The boxes that still want a thing; those of the two empty weeks want nothing. */
export function openBoxes(plan: LaunchPlan): { week: number; column: PlanColumn }[] {
  const filled = new Set(
    plan.things.filter(({ text }) => text.trim()).map(({ week, column }) => `${week} ${column}`),
  );
  return workingWeeks(plan).flatMap((week) =>
    planColumns.filter((column) => !filled.has(`${week} ${column}`)).map((column) => ({ week, column })),
  );
}

export function workingWeeks(plan: Pick<LaunchPlan, "emptyWeeks">): number[] {
  return allWeeks.filter((week) => !plan.emptyWeeks.includes(week));
}

export const allWeeks: readonly number[] = Array.from({ length: weekCount }, (_, index) => index + 1);
