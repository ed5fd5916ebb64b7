import type { LessonView } from "@academy/contract/learning/lessons";
import { ChevronRight } from "lucide-react";
import { Link } from "react-router";
import { lessonPath } from "../progress/public.ts";
import { homeOf, wordsFor } from "./recording.ts";

export function Neighbors({ lesson }: { lesson: LessonView }) {
  const { label, previous, next, end } = wordsFor(lesson, "neighbors");
  const to = ({ id }: { id: string }) => lessonPath(lesson.course.id, id);
  return (
    <nav aria-label={label} className="column lesson-neighbors">
      {lesson.previous && (
        <Link to={to(lesson.previous)} className="lesson-neighbor">
          <span className="lesson-neighbor-word">
            <ChevronRight aria-hidden="true" className="rotate-180" /> {previous}
          </span>
          <span>{lesson.previous.title}</span>
        </Link>
      )}
      {lesson.next ? (
        <Link to={to(lesson.next)} className="lesson-neighbor lesson-neighbor-next">
          <span className="lesson-neighbor-word">
            {next} <ChevronRight aria-hidden="true" />
          </span>
          <span>{lesson.next.title}</span>
        </Link>
      ) : (
        <Link to={homeOf(lesson)} className="lesson-neighbor lesson-neighbor-next">
          <span className="lesson-neighbor-word">
            {end} <ChevronRight aria-hidden="true" />
          </span>
          <span>{lesson.course.title}</span>
        </Link>
      )}
    </nav>
  );
}
