/** Sample: what the sample learner has done, counted in days before the demo's start. */
const day = 24 * 60 * 60 * 1000;

/** Seven days in a row up to today, a day without, and before that most days of five weeks. Together 42 hours and a bit. */
const minutesPlayed: readonly [daysBack: number, minutes: number][] = [
  [0, 24],
  [1, 95],
  [2, 110],
  [3, 70],
  [4, 85],
  [5, 120],
  [6, 60],
  [8, 105],
  [9, 130],
  [11, 90],
  [12, 75],
  [13, 140],
  [15, 115],
  [16, 60],
  [18, 125],
  [19, 80],
  [20, 95],
  [22, 150],
  [23, 70],
  [25, 110],
  [26, 135],
  [28, 65],
  [29, 100],
  [31, 85],
  [33, 120],
  [35, 55],
  [37, 74],
];

export const joinedDaysBack = 41;
/** One a lesson; five of them lie within a week. */
const finishedCourseDaysBack = [39, 38, 36, 35, 34, 32, 30, 27, 25];
const halfWayDaysBack = [22, 19, 16, 13, 9, 5, 2];
/** One more than a list of recent downloads shows. */
const downloadedDaysBack = [37, 22, 20, 12, 5, 1];

/** Of a film of a minute. */
export const halfSeenSeconds = 30;

export const before = (now: Date, days: number): Date => new Date(now.getTime() - days * day);

export type CompletedLesson = { lessonId: string; at: Date };

/** Every lesson of it. */
export function finishedCourse(lessonIds: readonly string[], now: Date): CompletedLesson[] {
  const [last = 0] = finishedCourseDaysBack.slice(-1);
  return lessonIds.map((lessonId, index) => ({
    lessonId,
    at: before(now, finishedCourseDaysBack[index] ?? last),
  }));
}

/** The first lessons of it. */
export function halfWay(lessonIds: readonly string[], now: Date): CompletedLesson[] {
  return lessonIds
    .slice(0, halfWayDaysBack.length)
    .map((lessonId, index) => ({ lessonId, at: before(now, halfWayDaysBack[index] ?? 0) }));
}

export function downloadTimes(now: Date): Date[] {
  return downloadedDaysBack.map((days) => before(now, days));
}

export type WatchedDay = { lessonId: string; day: string; seconds: number };

/** Films of lessons that are done, one a day and in turns; and today the one that is half seen. */
export function viewings(
  films: { done: readonly string[]; halfSeen: string | undefined },
  now: Date,
): WatchedDay[] {
  const dayOf = (daysBack: number) => before(now, daysBack).toISOString().slice(0, 10);
  const played = minutesPlayed.flatMap(([daysBack, minutes], index) => {
    const lessonId = films.done[index % films.done.length];
    return lessonId ? [{ lessonId, day: dayOf(daysBack), seconds: minutes * 60 }] : [];
  });
  const { halfSeen } = films;
  return halfSeen ? [{ lessonId: halfSeen, day: dayOf(0), seconds: halfSeenSeconds }, ...played] : played;
}
