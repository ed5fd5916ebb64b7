import { learningWords } from "@academy/content/learning";
import { dashboardPage } from "@academy/content/pages/learning/dashboard-page";
import { planTitle } from "@academy/content/pages/plan-title";
import type { EnrollmentView } from "@academy/contract/learning/progress";
import { countWords } from "../../lib/text/count-words.ts";
import { fillWords } from "../../lib/text/fill-words.ts";
import { formatPosition } from "../../lib/text/format-duration.ts";
import { formatDay } from "../../lib/text/format-time.ts";
import { LinkButton } from "../../ui/buttons/link-button.tsx";
import { planPath } from "../launch-plan/public.ts";
import { coursePath, isPlanLeft, lessonPath } from "../progress/public.ts";

const { continued, begun, lastStep, at, waiting, opens } = dashboardPage.next;
const { action, lessonsDone } = learningWords;

/** The lesson to go on with, or the plan once that alone is left, and which of its course it is. Where in its film is known to the lesson itself. */
export function NextLesson({ enrollment }: { enrollment: EnrollmentView }) {
  const { nextLesson, course, completedLessons, totalLessons } = enrollment;
  if (!nextLesson) return null;
  const { eyebrow, title, to, label, note } = stepOf(enrollment, nextLesson);
  return (
    <section aria-labelledby="next-heading" className="dashboard-step">
      <p className="section-eyebrow">{eyebrow}</p>
      <h2 id="next-heading" className="text-heading">
        {title}
      </h2>
      <p className="text-ink-soft">
        <span className="block">{course.title}</span>{" "}
        <span className="inline-block">
          {countWords(totalLessons, lessonsDone, { done: completedLessons })}
        </span>
        {note && (
          <>
            {" · "}
            <span className="inline-block">{note}</span>
          </>
        )}
      </p>
      <LinkButton to={to} size="large" className="dashboard-step-action">
        {label}
        <span className="sr-only">({title})</span>
      </LinkButton>
    </section>
  );
}

/** What is to be done next, and where. */
function stepOf(enrollment: EnrollmentView, next: NonNullable<EnrollmentView["nextLesson"]>) {
  const { course, lastActiveAt } = enrollment;
  const { id, title, positionSeconds, opensAt } = next;
  const label = lastActiveAt ? action.inProgress : action.notStarted;
  if (isPlanLeft(enrollment))
    return { eyebrow: lastStep, title: planTitle, to: planPath(course.id), label, note: "" };
  if (opensAt) {
    const note = fillWords(opens, { day: formatDay(opensAt) });
    return { eyebrow: waiting, title, to: coursePath(course.id), label: dashboardPage.courses.see, note };
  }
  const note = positionSeconds >= 1 ? `${at} ${formatPosition(positionSeconds)}` : "";
  return { eyebrow: lastActiveAt ? continued : begun, title, to: lessonPath(course.id, id), label, note };
}
