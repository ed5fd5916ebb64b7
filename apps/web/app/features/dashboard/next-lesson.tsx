import { learningWords } from "@academy/content/learning";
import { dashboardPage } from "@academy/content/pages/dashboard-page";
import { planPage } from "@academy/content/pages/plan-page";
import type { EnrollmentView } from "@academy/contract/progress";
import { countWords } from "../../lib/text/count-words.ts";
import { formatPosition } from "../../lib/text/format-duration.ts";
import { LinkButton } from "../../ui/link-button.tsx";
import { planPath } from "../launch-plan/public.ts";
import { isPlanLeft, lessonPath } from "../progress/public.ts";

/** The lesson to go on with, or the plan once that alone is left, and which of its course it is. Where in its film is known to the lesson itself. */
export function NextLesson({ enrollment }: { enrollment: EnrollmentView }) {
  const { nextLesson, lastActiveAt, course, completedLessons, totalLessons } = enrollment;
  const { continued, begun, lastStep, at } = dashboardPage.next;
  if (!nextLesson) return null;
  const isPlan = isPlanLeft(enrollment);
  const { id } = nextLesson;
  const title = isPlan ? planPage.title : nextLesson.title;
  const positionSeconds = isPlan ? 0 : nextLesson.positionSeconds;
  return (
    <section aria-labelledby="next-heading" className="dashboard-step">
      <p className="section-eyebrow">{isPlan ? lastStep : lastActiveAt ? continued : begun}</p>
      <h2 id="next-heading" className="text-heading">
        {title}
      </h2>
      <p className="text-ink-soft">
        <span className="block">{course.title}</span>{" "}
        <span className="inline-block">
          {countWords(totalLessons, learningWords.lessonsDone, { done: completedLessons })}
        </span>
        {positionSeconds >= 1 && (
          <>
            {" · "}
            <span className="inline-block">
              {at} {formatPosition(positionSeconds)}
            </span>
          </>
        )}
      </p>
      <LinkButton
        to={isPlan ? planPath(course.id) : lessonPath(course.id, id)}
        size="large"
        className="dashboard-step-action"
      >
        {lastActiveAt ? learningWords.action.inProgress : learningWords.action.notStarted}
        <span className="sr-only">({title})</span>
      </LinkButton>
    </section>
  );
}
