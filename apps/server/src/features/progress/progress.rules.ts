import type { CourseProgress, EnrollmentView } from "@academy/contract/learning/progress";

type Lesson = { id: string; title: string };
/** What somebody has done in a lesson they have opened. */
export type LessonProgress = {
  lessonId: string;
  completedAt: Date | null;
  positionSeconds: number;
  textPosition: number | null;
  lastActiveAt: Date | null;
};

export type Progress = Pick<
  CourseProgress,
  "progressPercentage" | "completedLessons" | "totalLessons" | "lessons" | "nextLessonId"
>;

/** When lessons open that are not open yet, by their ids. */
export type OpeningDates = ReadonlyMap<string, Date>;

/** From the lessons that the course has now, in their order. */
export function progressOf(
  lessons: readonly Lesson[],
  touched: readonly LessonProgress[],
  later: OpeningDates = new Map(),
): Progress {
  const byLesson = new Map(touched.map((each) => [each.lessonId, each]));
  const shown = lessons.map(({ id }) => {
    const { completedAt = null, positionSeconds = 0, textPosition } = byLesson.get(id) ?? {};
    return { id, completed: completedAt !== null, positionSeconds, textPosition: textPosition ?? 0 };
  });
  const completedLessons = shown.filter(({ completed }) => completed).length;
  return {
    progressPercentage: percentOf(completedLessons, lessons.length),
    completedLessons,
    totalLessons: lessons.length,
    lessons: shown,
    nextLessonId: nextOf(shown, touched, later),
  };
}

/** Rounds down, so that 100 means all of them. */
function percentOf(completed: number, total: number): number {
  return total === 0 ? 0 : Math.floor((100 * completed) / total);
}

/** A course without lessons is never complete: there was nothing to learn. One that ends in a plan wants that finished, too. */
export function isComplete({ completedLessons, totalLessons }: Progress, end: End | undefined): boolean {
  return totalLessons > 0 && completedLessons === totalLessons && (!end?.hasPlan || end.finishedAt !== null);
}

type End = { hasPlan: boolean; createdAt: Date | null; finishedAt: Date | null };

/** Null for a course that ends without one. */
export function planStepOf(end: End | undefined): CourseProgress["plan"] {
  if (!end?.hasPlan) return null;
  return end.finishedAt ? "finished" : end.createdAt ? "begun" : "open";
}

type LessonState = Progress["lessons"][number];

/**
 * The lesson last open; once that is complete, the next that is not and can be opened; where all that is left opens later,
 * the one that opens first; the first of all once everything is complete.
 */
function nextOf(
  shown: readonly LessonState[],
  touched: readonly LessonProgress[],
  later: OpeningDates,
): string | null {
  const [last] = touched
    .filter(({ lessonId, lastActiveAt }) => lastActiveAt && shown.some(({ id }) => id === lessonId))
    .sort((a, b) => Number(b.lastActiveAt) - Number(a.lastActiveAt));
  const from = Math.max(
    0,
    shown.findIndex(({ id }) => id === last?.lessonId),
  );
  const left = [...shown.slice(from), ...shown.slice(0, from)].filter(({ completed }) => !completed);
  const opens = ({ id }: LessonState) => later.get(id)?.getTime() ?? 0;
  const [next] = left.sort((one, other) => opens(one) - opens(other));
  return (next ?? shown[0])?.id ?? null;
}

export function nextLessonOf(
  lessons: readonly Lesson[],
  progress: Progress,
  later: OpeningDates = new Map(),
): EnrollmentView["nextLesson"] {
  const next = progress.lessons.find(({ id }) => id === progress.nextLessonId);
  const lesson = lessons.find(({ id }) => id === next?.id);
  if (!lesson || !next) return null;
  const { id, title } = lesson;
  const opensAt = later.get(id)?.toISOString() ?? null;
  return { id, title, positionSeconds: next.positionSeconds, opensAt };
}
