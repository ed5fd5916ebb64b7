import { lessonPage } from "@academy/content/lesson-page";
import type { LessonView } from "@academy/contract/lessons";
import { Link } from "react-router";
import { coursePath, lessonPath } from "../progress/public.ts";

const { label, previous, next, end } = lessonPage.neighbours;

export function Neighbours({ lesson }: { lesson: LessonView }) {
  const to = ({ id }: { id: string }) => lessonPath(lesson.course.id, id);
  return (
    <nav aria-label={label} className="column lesson-neighbours">
      {lesson.previous && (
        <Link to={to(lesson.previous)} className="lesson-neighbour">
          <span className="lesson-neighbour-word">{previous}</span>
          <span>{lesson.previous.title}</span>
        </Link>
      )}
      {lesson.next ? (
        <Link to={to(lesson.next)} className="lesson-neighbour lesson-neighbour-next">
          <span className="lesson-neighbour-word">{next}</span>
          <span>{lesson.next.title}</span>
        </Link>
      ) : (
        <Link to={coursePath(lesson.course.id)} className="lesson-neighbour lesson-neighbour-next">
          <span className="lesson-neighbour-word">{end}</span>
          <span>{lesson.course.title}</span>
        </Link>
      )}
    </nav>
  );
}
