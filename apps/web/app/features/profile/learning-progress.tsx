import { profilePage } from "@academy/content/pages/profile-page";
import type { EnrollmentView } from "@academy/contract/learning/progress";
import { Link } from "react-router";
import { formatCalendarDay, formatDay } from "../../lib/text/format-time.ts";
import { LinkButton } from "../../ui/buttons/link-button.tsx";
import { coursePath, LessonsDone, StatusBadge, statusOf } from "../progress/public.ts";

const { empty, browse, completed, enrolled } = profilePage.learning;

export function LearningProgress({ enrollments }: { enrollments: readonly EnrollmentView[] }) {
  if (enrollments.length === 0) {
    return (
      <>
        <p className="mb-5 text-ink-soft">{empty}</p>
        <LinkButton to={browse.to} variant="secondary">
          {browse.label}
        </LinkButton>
      </>
    );
  }
  return (
    <ul className="ruled-list">
      {latestEnrollments(enrollments).map((enrollment) => {
        const { id, course, completedOn, enrolledAt } = enrollment;
        return (
          <li key={id}>
            <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
              <Link to={coursePath(course.id)} className="ruled-link text-link">
                {course.title}
              </Link>
              <StatusBadge status={statusOf(enrollment)} />
            </div>
            <LessonsDone progress={enrollment} label={course.title} />
            <p className="mt-2 text-ink-soft text-small">
              {completedOn ? completed : enrolled}{" "}
              <time dateTime={completedOn ?? enrolledAt}>
                {completedOn ? formatCalendarDay(completedOn) : formatDay(enrolledAt)}
              </time>
            </p>
          </li>
        );
      })}
    </ul>
  );
}

const maxShown = 3;

type EnrollmentDates = Pick<EnrollmentView, "enrolledAt" | "lastActiveAt">;

/** The three that came last; of those that came together, the ones last worked in. */
export function latestEnrollments<Enrollment extends EnrollmentDates>(
  enrollments: readonly Enrollment[],
): Enrollment[] {
  const compare = (one: string | null, other: string | null) => (other ?? "").localeCompare(one ?? "");
  return enrollments
    .toSorted(
      (one, other) =>
        compare(one.enrolledAt, other.enrolledAt) || compare(one.lastActiveAt, other.lastActiveAt),
    )
    .slice(0, maxShown);
}
