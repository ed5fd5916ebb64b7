import { dashboardPage } from "@academy/content/pages/learning/dashboard-page";
import { certificatePdf } from "@academy/contract/calls/learning/certificates";
import type { EnrollmentView } from "@academy/contract/learning/progress";
import { pathOf } from "@academy/contract/path-of";
import { Link } from "react-router";
import { LinkButton } from "../../ui/buttons/link-button.tsx";
import { LibraryPicture } from "../lesson/public.ts";
import {
  actionWord,
  coursePath,
  isPlanLeft,
  lessonPath,
  planPath,
  StatusBadge,
  statusOf,
} from "../progress/public.ts";

const words = dashboardPage.courses;

/** One course somebody is in: how it stands, and the way on. How far they are is told in one place, below. */
export function MyCourse({ enrollment }: { enrollment: EnrollmentView }) {
  const { course, isEntitled, completedAt, certificateId } = enrollment;
  const status = statusOf(enrollment);
  return (
    <li className="my-course">
      {course.cover ? (
        <LibraryPicture picture={course.cover} alt="" sizes="20rem" isCropped className="my-course-cover" />
      ) : (
        <img
          src={course.thumbnail}
          alt=""
          width={1280}
          height={720}
          loading="lazy"
          className="my-course-cover"
        />
      )}
      <div className="min-w-0">
        <StatusBadge status={status} />
        <h3 className="mt-2 text-heading">
          <Link to={coursePath(course.id)} className="hover:underline">
            {course.title}
          </Link>
        </h3>
        {!isEntitled && <p className="mt-2 text-ink-soft text-small">{words.locked}</p>}
        {completedAt && certificateId && (
          <p className="mt-2 text-small">
            {words.certificate}{" "}
            <a
              href={pathOf(certificatePdf, { params: { id: certificateId } })}
              download
              className="text-link inline-block"
            >
              {words.certificateLink}
            </a>
          </p>
        )}
      </div>
      <LinkButton to={onward(enrollment)} variant="secondary" className="my-course-action">
        {isEntitled ? actionWord(status) : words.see}
        <span className="sr-only">({course.title})</span>
      </LinkButton>
    </li>
  );
}

/**
 * Start and Continue open the lesson, or the plan once that alone is left; Review the course, from which any lesson can be
 * chosen, and so does Continue where the next lesson opens later.
 */
function onward(enrollment: EnrollmentView): string {
  const { course, isEntitled, completedAt, nextLesson } = enrollment;
  if (isEntitled && isPlanLeft(enrollment)) return planPath(course.id);
  const opensLesson = isEntitled && !completedAt && nextLesson && !nextLesson.opensAt;
  return opensLesson ? lessonPath(course.id, nextLesson.id) : coursePath(course.id);
}
