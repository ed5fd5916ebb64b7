import { planPage } from "@academy/content/pages/learning/plan-page";
import { dayNinety } from "@academy/launch-plan/days";
import type { LaunchPlan } from "@academy/launch-plan/plan";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { fillWords } from "../../lib/text/fill-words.ts";
import { useUser } from "../account/public.ts";
import { hueClass, Mandala } from "../archetypes/public.ts";
import { coursePath } from "../progress/public.ts";
import { formatDay } from "./plan-dates.ts";

type PlanHeadProps = {
  course: { id: string; title: string };
  plan?: LaunchPlan;
  children?: ReactNode;
};

export function PlanHead({ course, plan, children }: PlanHeadProps) {
  const archetype = useUser().user?.archetype ?? "alchemist";
  return (
    <div className="member-head plan-head">
      <div className={`member-drawing ${hueClass[archetype]}`}>
        <Mandala archetype={archetype} />
      </div>
      <div className="relative">
        <Link to={coursePath(course.id)} className="text-link text-small">
          {fillWords(planPage.back, { course: course.title })}
        </Link>
        <h1 className="text-title">{planPage.title}</h1>
        {plan && (
          <p className="text-ink-soft">
            {fillWords(planPage.dates, {
              first: formatDay(plan.startsOn, "long"),
              last: formatDay(dayNinety(plan), "long"),
            })}
          </p>
        )}
        {children}
      </div>
    </div>
  );
}
