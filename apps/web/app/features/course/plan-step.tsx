import { coursePage } from "@academy/content/pages/learning/course-page";
import { planTitle } from "@academy/content/pages/plan-title";
import type { CourseProgress } from "@academy/contract/learning/progress";
import { ChevronRight, Lock } from "lucide-react";
import { Link } from "react-router";
import { actionWord, planPath, Tick } from "../progress/public.ts";

const words = coursePage.plan;
const statuses = { open: "notStarted", begun: "inProgress", finished: "completed" } as const;

type PlanStepProps = { courseId: string; plan: NonNullable<CourseProgress["plan"]>; isLocked: boolean };

/** Where the course ends: after the last chapter, the learner's own plan. */
export function PlanStep({ courseId, plan, isLocked }: PlanStepProps) {
  const status = statuses[plan];
  return (
    <section aria-labelledby="plan-heading" className="plan-step">
      <p className="text-gold-deep type-small weight-500">{words.step}</p>
      <h3 id="plan-heading" className="text-heading">
        {isLocked ? (
          planTitle
        ) : (
          <Link to={planPath(courseId)} className="lesson-row-link">
            {planTitle}
          </Link>
        )}
      </h3>
      <p className="text-ink-soft">
        {status === "completed" && <Tick />} {words.states[plan]}
      </p>
      {isLocked ? (
        <p className="lesson-row-locked">
          <Lock aria-hidden="true" /> {coursePage.lesson.locked}
        </p>
      ) : (
        <span aria-hidden="true" className="lesson-row-action">
          {actionWord(status)}
          <ChevronRight />
        </span>
      )}
    </section>
  );
}
