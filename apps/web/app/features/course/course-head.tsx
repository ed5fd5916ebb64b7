import { coursePage } from "@academy/content/pages/learning/course-page";
import type { CourseView } from "@academy/contract/learning/courses";
import { fillWords } from "../../lib/text/fill-words.ts";
import { LibraryPicture } from "../lesson/public.ts";

/** The cover beside the title: a plate on a phone, running off the page on a desk. */
export function CourseHead({ course }: { course: CourseView }) {
  const alt = fillWords(coursePage.coverAlt, { title: course.title });
  return (
    <header className="course-head">
      {course.cover ? (
        <LibraryPicture
          picture={course.cover}
          alt={course.cover.alt || alt}
          sizes="(width < 60rem) 100vw, 50vw"
          isCropped
          className="course-cover"
        />
      ) : (
        <img src={course.thumbnail} alt={alt} width={1280} height={720} className="course-cover" />
      )}
      <div className="course-words">
        <p className="section-eyebrow">{coursePage.eyebrow}</p>
        <h1 className="wrap-anywhere">{course.title}</h1>
      </div>
    </header>
  );
}
