import { learningWords } from "@academy/content/learning";
import { dashboardPage } from "@academy/content/pages/dashboard-page";
import type { EnrollmentView } from "@academy/contract/progress";
import { formatPosition } from "../../lib/text/format-duration.ts";
import { LinkButton } from "../../ui/link-button.tsx";
import { lessonPath } from "../progress/public.ts";

/** The lesson to go on with. Where in its film is known to the lesson itself. */
export function NextLesson({ enrollment }: { enrollment: EnrollmentView }) {
  const { nextLesson, lastActiveAt, course } = enrollment;
  const { continued, begun, at } = dashboardPage.next;
  if (!nextLesson) return null;
  const { id, title, positionSeconds } = nextLesson;
  return (
    <div className="dashboard-continue">
      <p className="section-eyebrow">{lastActiveAt ? continued : begun}</p>
      <p className="font-display text-heading">{title}</p>
      <p className="mt-1 text-ink-soft">
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
      <LinkButton to={lessonPath(course.id, id)} size="large" className="mt-6">
        {lastActiveAt ? learningWords.action.inProgress : learningWords.action.notStarted}
        <span className="sr-only">({title})</span>
      </LinkButton>
    </div>
  );
}
