import { lessonPage } from "@academy/content/pages/learning/lesson-page";
import type { LessonView } from "@academy/contract/learning/lessons";
import { useRef } from "react";
import { Link } from "react-router";
import { fillWords } from "../../lib/text/fill-words.ts";
import { hueClass, Mandala } from "../archetypes/public.ts";
import { coursePath } from "../progress/public.ts";
import { drawingOf } from "./lesson-drawing.ts";
import { LessonsButton } from "./lessons/lessons-button.tsx";
import { useLessonFocus } from "./use-lesson-focus.ts";

/** Little of it, so that the film or the text begins in the first third of a phone's screen. A film has the drawing on its poster. */
export function LessonHead({ lesson }: { lesson: LessonView }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useLessonFocus(heading);
  const { course, module, number, total, title, duration } = lesson;
  const hasFilm = lesson.video !== null;
  const archetype = drawingOf(number);
  return (
    <header className={hasFilm ? "lesson-head has-film" : "lesson-head"}>
      {!hasFilm && (
        <div className={`lesson-drawing ${hueClass[archetype]}`}>
          <Mandala archetype={archetype} />
        </div>
      )}
      <div className="lesson-head-bar">
        <Link to={coursePath(course.id)} className="lesson-course">
          <span className="text-link">{course.title}</span>
        </Link>
        <LessonsButton lesson={lesson} />
      </div>
      <p className="lesson-number">
        {fillWords(lessonPage.number, { module: module.number, number, total })}
        <span className="sr-only">, {module.title}</span>
        <span className="lesson-minutes"> · {fillWords(lessonPage.minutes, { minutes: duration })}</span>
      </p>
      <h1 ref={heading} tabIndex={-1} className="lesson-title">
        {title}
      </h1>
    </header>
  );
}
