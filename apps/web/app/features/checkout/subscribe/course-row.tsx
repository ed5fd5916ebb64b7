import { subscribePage } from "@academy/content/pages/subscribe-page";
import type { CourseSummary } from "@academy/contract/courses";
import { Link } from "react-router";
import { countWords } from "../../../lib/text/count-words.ts";
import { formatMinutes } from "../../../lib/text/format-duration.ts";
import { useUser } from "../../account/public.ts";
import { coursePath } from "../../progress/public.ts";

const words = subscribePage.courses;

/** A course as it stands in a catalogue. Its own page is for members. */
export function CourseRow({ course }: { course: CourseSummary }) {
  const { isAuthenticated } = useUser();
  const { id, title, description, thumbnail, duration, difficulty, moduleCount, lessonCount } = course;
  const size = [countWords(moduleCount, words.modules), countWords(lessonCount, words.lessons)];
  const facts = [
    [words.duration, formatMinutes(duration)],
    [words.difficulty, difficulty],
    [words.size, size.join(", ")],
  ] as const;
  return (
    <li className="course-row">
      <img src={thumbnail} alt="" width={1280} height={720} loading="lazy" className="course-row-cover" />
      <div className="min-w-0">
        <h3 className="text-heading">
          {isAuthenticated ? (
            <Link to={coursePath(id)} className="text-link">
              {title}
            </Link>
          ) : (
            title
          )}
        </h3>
        <p className="mt-3 max-w-[38rem] text-pretty">{description}</p>
        <dl className="course-row-facts">
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </li>
  );
}
