import { planPage } from "@academy/content/pages/learning/plan-page";
import type { PlanView, PlanSource as Source } from "@academy/contract/learning/launch-plan";
import type { LaunchPlan } from "@academy/launch-plan/plan";
import { Link } from "react-router";
import { fillWords } from "../../lib/text/fill-words.ts";
import { itemPath } from "../progress/public.ts";
import type { PlanStore } from "./plan-store.ts";

/** What a part of the plan's page needs. */
export type PlanPartProps = { view: PlanView; plan: LaunchPlan; change: PlanStore["change"] };

type PlanSourceProps = {
  view: PlanView;
  field: Source["field"];
  /** As it is by now: what was set in the plan since it was shown comes from nowhere else. */
  plan?: LaunchPlan;
};

/** Where words come from that were written in a workbook, and the way there. */
export function PlanSource({ view, field, plan }: PlanSourceProps) {
  const source = view.sources.find((each) => each.field === field);
  const saidBy = (of: LaunchPlan | null | undefined) =>
    field === "emptyWeeks" ? "" : JSON.stringify(of?.[field]);
  if (!source || (plan && saidBy(plan) !== saidBy(view.plan))) return null;
  const { workbook, part, slug, item } = source;
  return (
    <p className="plan-source">
      <Link to={itemPath(view.course.id, { slug, lessonId: null, item })} className="text-link">
        {fillWords(planPage.source, { workbook, part })}
      </Link>
    </p>
  );
}
