import { lessonPage } from "@academy/content/pages/learning/lesson-page";
import type { LessonView } from "@academy/contract/learning/lessons";
import { coursePath, recordingsPath } from "../progress/public.ts";

type OfCourse = Pick<LessonView, "course">;

/** Where a lesson belongs: its course, or all recordings. */
export const homeOf = ({ course }: OfCourse) => (course.isShelf ? recordingsPath : coursePath(course.id));

type SpokenKey = "lessons" | "neighbors" | "completion" | "left";

/** A recording is watched as a lesson is, and spoken of in its own words. */
export const wordsFor = <Part extends SpokenKey>(
  { course }: OfCourse,
  part: Part,
): (typeof lessonPage)[Part] =>
  course.isShelf ? { ...lessonPage[part], ...lessonPage.recording[part] } : lessonPage[part];
