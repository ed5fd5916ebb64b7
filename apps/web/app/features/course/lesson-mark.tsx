import { coursePage } from "@academy/content/pages/learning/course-page";
import { Tick } from "../progress/public.ts";
import type { NumberedLesson } from "./course-progress.ts";

/** Its number, with a tick once it is done. */
export function LessonMark({ lesson: { number, status } }: { lesson: NumberedLesson }) {
  return (
    <span className="lesson-mark-cell">
      <span aria-hidden="true" className="lesson-row-number">
        {number}
      </span>
      {status === "completed" && <Tick label={coursePage.lesson.completed} />}
    </span>
  );
}
