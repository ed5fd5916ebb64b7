import { coursePage } from "@academy/content/pages/course-page";
import type { CourseView } from "@academy/contract/courses";
import { fillWords } from "../../lib/text/fill-words.ts";

/** The cover beside the title: a plate on a phone, running off the page on a desk. */
export function CourseHead({ course }: { course: CourseView }) {
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
        <h1 className="wrap-anywhere">{course.title}</h1>
      </div>
    </header>
  );
}
