import { coursePage } from "@academy/content/pages/learning/course-page";
import type { CourseView } from "@academy/contract/learning/courses";
import { formatMinutes } from "../../lib/text/format-duration.ts";

const words = coursePage.details;

export function CourseDetails({ course, hasDescription }: { course: CourseView; hasDescription: boolean }) {
  const rows = [
    [words.duration, formatMinutes(course.duration)],
    [words.difficulty, course.difficulty],
    [words.modules, String(course.moduleCount)],
    [words.lessons, String(course.lessonCount)],
  ];
  return (
    <section aria-labelledby="details-heading">
      <h2 id="details-heading" className="text-heading">
        {words.heading}
      </h2>
      {hasDescription && <p className="mt-3 text-ink-soft text-pretty">{course.description}</p>}
      <dl className="course-details mt-3.5 edge-t-ink">
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
