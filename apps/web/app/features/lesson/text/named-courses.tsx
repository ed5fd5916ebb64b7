import { textWords } from "@academy/content/pages/learning/text-words";
import type { LessonView } from "@academy/contract/learning/lessons";
import { createContext, Fragment, useContext } from "react";
import { Link } from "react-router";
import { coursePath } from "../../progress/public.ts";
import { splitAtNames } from "./split-at-names.ts";

/** The other courses that a text names. */
export const NamedCourses = createContext<LessonView["namedCourses"]>([]);

/** Words of a text. The name of another course leads there, and says so where it is not the reader’s. */
export function PlainWords({ words }: { words: string }) {
  const courses = useContext(NamedCourses);
  if (courses.length === 0) return words;
  return splitAtNames(words, courses).map(({ at, text, course }) => (
    <Fragment key={at}>
      {course ? (
        <Link to={coursePath(course.id)} className="text-link">
          {text}
        </Link>
      ) : (
        text
      )}
      {course && !course.isOpen && ` ${textWords.notYours}`}
    </Fragment>
  ));
}
