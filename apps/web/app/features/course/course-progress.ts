import type { CourseView } from "@academy/contract/learning/courses";
import type { CourseProgress } from "@academy/contract/learning/progress";
import type { LearningStatus } from "../progress/public.ts";

type Lesson = CourseView["modules"][number]["lessons"][number];
export type NumberedLesson = Lesson & { number: number; status: LearningStatus };
export type NumberedModule = Omit<CourseView["modules"][number], "lessons"> & {
  number: number;
  lessons: NumberedLesson[];
};

/** The outline with everyone's own marks in it. Modules count by themselves, lessons through the whole course. */
export function numberModules(modules: CourseView["modules"], progress: CourseProgress | undefined) {
  const byLesson = new Map(progress?.lessons.map((lesson) => [lesson.id, lesson]));
  let number = 0;
  return modules.map(
    (module, index): NumberedModule => ({
      ...module,
      number: index + 1,
      lessons: module.lessons.map((lesson) => {
        number += 1;
        return { ...lesson, number, status: statusOfLesson(byLesson.get(lesson.id)) };
      }),
    }),
  );
}

function statusOfLesson(lesson: CourseProgress["lessons"][number] | undefined): LearningStatus {
  if (lesson?.completed) return "completed";
  const isBegun = lesson && (lesson.positionSeconds > 0 || lesson.textPosition > 0);
  return isBegun ? "inProgress" : "notStarted";
}

/** Where the server says that this person goes on; the first of all while it is not known. */
export function nextLesson(
  modules: NumberedModule[],
  progress: Pick<CourseProgress, "nextLessonId"> | undefined,
): NumberedLesson | undefined {
  const lessons = modules.flatMap((module) => module.lessons);
  return lessons.find(({ id }) => id === progress?.nextLessonId) ?? lessons[0];
}

/** A course is begun with its first completed lesson, and also with the first second of a film or the first lines of a text. */
export function statusOfCourse(
  progress: CourseProgress | undefined,
  modules: NumberedModule[],
): LearningStatus {
  if (progress?.completedAt) return "completed";
  const isBegun = modules.some((module) => module.lessons.some(({ status }) => status !== "notStarted"));
  return isBegun ? "inProgress" : "notStarted";
}

/** How a module stands. What is left of it is the length of its lessons that are not done. */
export function standingOf({ lessons }: Pick<NumberedModule, "lessons">) {
  const done = lessons.filter(({ status }) => status === "completed").length;
  const isBegun = lessons.some(({ status }) => status !== "notStarted");
  return {
    done,
    state: lessons.length > 0 && done === lessons.length ? "done" : isBegun ? "begun" : "ahead",
    minutesLeft: minutesLeftOf(lessons),
  } as const;
}

export const minutesLeftOf = (lessons: readonly Pick<NumberedLesson, "status" | "duration">[]) =>
  lessons.reduce((sum, { status, duration }) => (status === "completed" ? sum : sum + duration), 0);

/** What is done is folded, unless somebody is in it. */
export const opensAtFirst = (module: NumberedModule, currentId: string | undefined) =>
  standingOf(module).state !== "done" || module.lessons.some(({ id }) => id === currentId);
