/** The fastest that the player offers. */
const fastestRate = 2;
/** What timers and the way to the server may add. */
const leewaySeconds = 5;

/** Viewings that follow one another so closely count as open at the same time. */
export const besideMs = 60_000;

export type Viewing = {
  id: string;
  lessonId: string;
  day: string;
  seconds: number;
  /** By the server's clock; null for what is older than this rule. */
  openedAt: Date | null;
  reportedAt: Date | null;
};

type Report = {
  viewingId: string;
  lessonId: string;
  day: string;
  /** All of this viewing so far, as the player says. */
  seconds: number;
  /** The film's length; 0 where the lesson has none. */
  filmSeconds: number;
};

export type Credit = { seconds: number; growth: number; openedAt: Date };

/**
 * How much of a report can have been played. `known` are this person's viewings of the same film on the same day and
 * those that were open beside this one, itself among them unless it is new. What was credited once stays.
 */
export function creditPlayed(report: Report, known: readonly Viewing[], now: Date): Credit | undefined {
  if (report.filmSeconds <= 0) return undefined;
  const own = known.find(({ id }) => id === report.viewingId);
  if (!own) return creditUnannounced(report, known, now);
  if (own.openedAt === null) return undefined;
  const { openedAt } = own;
  const beside = known.filter(({ id, reportedAt }) => id !== own.id && isBeside(reportedAt, openedAt, now));
  const seconds = Math.max(
    own.seconds,
    Math.min(
      report.seconds,
      roomFor(openedAt, now),
      roomFor(earliest(openedAt, beside), now) - sumSeconds(beside),
    ),
  );
  return { seconds, growth: seconds - own.seconds, openedAt };
}

/**
 * Of a viewing that the server first hears of when it is under way nobody knows when it began. A device that lost its
 * line at the first second may owe as much, and anybody can say so: it counts up to the film once a day.
 */
function creditUnannounced(
  { lessonId, day, seconds: reported, filmSeconds }: Report,
  known: readonly Viewing[],
  now: Date,
): Credit {
  const sameFilm = known.filter((each) => each.lessonId === lessonId && each.day === day);
  const seconds = Math.max(0, Math.min(reported, filmSeconds - sumSeconds(sameFilm)));
  // As late as it can have begun: from here on time is its measure.
  return { seconds, growth: seconds, openedAt: new Date(now.getTime() - (seconds / fastestRate) * 1000) };
}

const isBeside = (reportedAt: Date | null, openedAt: Date, now: Date) =>
  reportedAt !== null && (reportedAt > openedAt || reportedAt.getTime() > now.getTime() - besideMs);

const earliest = (openedAt: Date, others: readonly Viewing[]) =>
  new Date(Math.min(openedAt.getTime(), ...others.map((each) => (each.openedAt ?? openedAt).getTime())));

const sumSeconds = (viewings: readonly Viewing[]) => viewings.reduce((sum, { seconds }) => sum + seconds, 0);

/** The seconds of film that the time between two moments has room for. */
const roomFor = (from: Date, to: Date) =>
  Math.max(0, (to.getTime() - from.getTime()) / 1000) * fastestRate + leewaySeconds;
