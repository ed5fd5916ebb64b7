import { coursePage } from "@academy/content/pages/course-page";
import type { CourseView } from "@academy/contract/courses";
import { fillWords } from "../../lib/text/fill-words.ts";
import { LinkButton } from "../../ui/link-button.tsx";
import { actionWord, type LearningStatus, lessonPath } from "../progress/public.ts";
import type { NumberedLesson } from "./course-progress.ts";

type CourseHeadProps = { course: CourseView; next: NumberedLesson | undefined; status: LearningStatus };

/** The cover runs off the page; the words stand beside it, or below it on a phone. */
export function CourseHead({ course, next, status }: CourseHeadProps) {
  return (
    <header className="course-head">
      <img
        src={course.thumbnail}
        alt={fillWords(coursePage.coverAlt, { title: course.title })}
        width={1280}
        height={720}
        className="course-cover"
      />
      <div className="course-words">
        <p className="section-eyebrow">{coursePage.eyebrow}</p>
        <h1 className="wrap-anywhere text-title">{course.title}</h1>
        <p className="course-description">{course.description}</p>
        {course.isEntitled && next && (
          <LinkButton
            to={lessonPath(course.id, next.id)}
            size="large"
            className="mt-8"
            aria-label={`${actionWord(status)}: ${next.title}`}
          >
            {actionWord(status)}
          </LinkButton>
        )}
      </div>
    </header>
  );
}
