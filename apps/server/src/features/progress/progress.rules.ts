import type { CourseProgress, EnrollmentView } from "@academy/contract/progress";

type Lesson = { id: string; title: string };
/** Where somebody stands in a lesson they have touched. */
export type LessonProgress = { lessonId: string; completedAt: Date | null; positionSeconds: number };

export type Progress = Pick<
  CourseProgress,
  "progressPercentage" | "completedLessons" | "totalLessons" | "lessons"
>;

/** From the lessons that the course has now, in their order. */
export function progressOf(lessons: readonly Lesson[], touched: readonly LessonProgress[]): Progress {
  const byLesson = new Map(touched.map((each) => [each.lessonId, each]));
  const shown = lessons.map(({ id }) => {
    const { completedAt = null, positionSeconds = 0 } = byLesson.get(id) ?? {};
    return { id, completed: completedAt !== null, positionSeconds };
  });
  const completedLessons = shown.filter(({ completed }) => completed).length;
  return {
    progressPercentage: percentOf(completedLessons, lessons.length),
    completedLessons,
    totalLessons: lessons.length,
    lessons: shown,
  };
}

/** Rounds down, so that 100 means all of them. */
function percentOf(completed: number, total: number): number {
  return total === 0 ? 0 : Math.floor((100 * completed) / total);
}

/** A course without lessons is never complete: there was nothing to learn. */
export function isComplete({ completedLessons, totalLessons }: Progress): boolean {
  return totalLessons > 0 && completedLessons === totalLessons;
}

/** The first that is not complete, or the first of all once everything is. */
export function nextLessonOf(lessons: readonly Lesson[], progress: Progress): EnrollmentView["nextLesson"] {
  const next = progress.lessons.find(({ completed }) => !completed) ?? progress.lessons[0];
  const lesson = lessons.find(({ id }) => id === next?.id);
  return lesson && next
    ? { id: lesson.id, title: lesson.title, positionSeconds: next.positionSeconds }
    : null;
}
