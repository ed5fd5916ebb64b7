import { lessonPage } from "@academy/content/pages/lesson-page";
import type { LessonView } from "@academy/contract/lessons";
import { archetypeKeys } from "@academy/quiz/archetypes";
import { useRef } from "react";
import { Link } from "react-router";
import { fillWords } from "../../lib/text/fill-words.ts";
import { hueClass, Mandala } from "../archetypes/public.ts";
import { coursePath } from "../progress/public.ts";
import { useLessonFocus } from "./use-lesson-focus.ts";

/** Each lesson wears one of the ten drawings, by its number. */
const drawingOf = (number: number) => archetypeKeys[(number - 1) % archetypeKeys.length] ?? "teacher";

export function LessonHead({ lesson }: { lesson: LessonView }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useLessonFocus(heading);
  const { course, module, number, total, title, summary, duration } = lesson;
  const archetype = drawingOf(number);
  return (
    <header className="lesson-head">
      <div className={`lesson-drawing ${hueClass[archetype]}`}>
        <Mandala archetype={archetype} />
      </div>
      <div className="relative">
        <p>
          <Link to={coursePath(course.id)} className="text-link inline-flex min-h-11 items-center">
            {course.title}
          </Link>
        </p>
        <p className="lesson-number">
          {fillWords(lessonPage.number, { module: module.number, number, total })}
          <span className="sr-only">, {module.title}</span>
        </p>
        <h1 ref={heading} tabIndex={-1} className="lesson-title">
          {title}
        </h1>
        <p className="lesson-summary">{summary}</p>
        <p className="text-ink-soft text-small">{fillWords(lessonPage.minutes, { minutes: duration })}</p>
      </div>
    </header>
  );
}
