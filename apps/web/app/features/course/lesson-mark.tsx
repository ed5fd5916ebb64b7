import { coursePage } from "@academy/content/pages/learning/course-page";
import { Tick } from "../progress/public.ts";
import type { NumberedLesson } from "./course-progress.ts";

/** A tick once the lesson is done, its number until then. */
export function LessonMark({ lesson: { number, status } }: { lesson: NumberedLesson }) {
  return (
    <span className="lesson-mark-cell">
      {status === "completed" ? (
        <Tick label={coursePage.lesson.completed} />
      ) : (
        <span aria-hidden="true" className="lesson-row-number">
          {number}
        </span>
      )}
    </span>
  );
}
