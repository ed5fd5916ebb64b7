import { learningWords } from "@academy/content/learning";
import { dashboardPage } from "@academy/content/pages/dashboard-page";
import type { EnrollmentView } from "@academy/contract/progress";
import { formatPosition } from "../../lib/text/format-duration.ts";
import { LinkButton } from "../../ui/link-button.tsx";
import { LessonsDone, lessonPath } from "../progress/public.ts";

/** The lesson to go on with, and how far the course has come. Where in its film is known to the lesson itself. */
export function NextLesson({ enrollment }: { enrollment: EnrollmentView }) {
  const { nextLesson, lastActiveAt, course } = enrollment;
  const { continued, begun, at } = dashboardPage.next;
  if (!nextLesson) return null;
  const { id, title, positionSeconds } = nextLesson;
  return (
    <section aria-labelledby="next-heading" className="dashboard-step">
      <p className="section-eyebrow">{lastActiveAt ? continued : begun}</p>
      <h2 id="next-heading" className="text-heading">
        {title}
      </h2>
      <p className="text-ink-soft">
        {course.title}
        {positionSeconds >= 1 && (
          <>
            {" · "}
            <span className="whitespace-nowrap">
              {at} {formatPosition(positionSeconds)}
            </span>
          </>
        )}
      </p>
      <LessonsDone progress={enrollment} label={course.title} />
      <LinkButton to={lessonPath(course.id, id)} size="large" className="dashboard-step-action">
        {lastActiveAt ? learningWords.action.inProgress : learningWords.action.notStarted}
        <span className="sr-only">({title})</span>
      </LinkButton>
    </section>
  );
}
