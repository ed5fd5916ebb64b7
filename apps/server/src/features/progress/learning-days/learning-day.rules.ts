const hour = 60 * 60 * 1000;
const dayMs = 24 * hour;
/** How far the calendars of the earth are apart from the server's. */
const [westmost, easternmost] = [-12 * hour, 14 * hour];
const maxDaysBack = 30;

export const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);

const moved = (moment: Date, ms: number) => new Date(moment.getTime() + ms);

/** Whether it is this day somewhere on earth at that moment. */
export function isDaySomewhere(day: string, moment: Date): boolean {
  return dayOf(moved(moment, westmost)) <= day && day <= dayOf(moved(moment, easternmost));
}

type ReportedTime = { localDay?: string | undefined; at?: string | undefined };
export type Moment = { at: Date; day: string };

type ServerTimes = {
  now: Date;
  /** When the server first heard of the lesson from this person; undefined if it does so now. */
  openedAt: Date | undefined;
};

/**
 * When something happened, and on which day of the learner's calendar. What was kept on a bad line says when that was; a
 * clock that runs ahead counts as now. A lesson comes from the server, so nothing can have happened in it on a day before
 * it was opened. Answers the field that can't be true.
 */
export function momentOf(
  { localDay, at }: ReportedTime,
  { now, openedAt = now }: ServerTimes,
): Moment | { wrong: "localDay" | "at" } {
  const reported = at === undefined ? now : new Date(at);
  const then = reported > now ? now : reported;
  if (then < moved(now, -maxDaysBack * dayMs)) return { wrong: "at" };
  const day = localDay ?? dayOf(then);
  if (day < dayOf(moved(openedAt, westmost))) return { wrong: localDay === undefined ? "at" : "localDay" };
  return isDaySomewhere(day, now) || isDaySomewhere(day, then) ? { at: then, day } : { wrong: "localDay" };
}

const dayBefore = (day: string) => dayOf(moved(new Date(day), -dayMs));

/**
 * Days in a row up to today, or up to yesterday while today is still young. A last day after today belongs to somebody
 * who has traveled west since, and counts. `days` begin with the newest.
 */
export function streakOf(days: readonly string[], today: string): number {
  const [newest] = days;
  if (newest === undefined || newest < dayBefore(today)) return 0;
  let expected = newest;
  let streak = 0;
  for (const day of days) {
    if (day !== expected) break;
    streak++;
    expected = dayBefore(day);
  }
  return streak;
}
