import { planPage } from "@academy/content/pages/learning/plan-page";
import { printPlan } from "@academy/contract/calls/learning/launch-plan";
import type { PlanView } from "@academy/contract/learning/launch-plan";
import { pathOf } from "@academy/contract/path-of";
import { weekOn } from "@academy/launch-plan/days";
import { allWeeks, isEmptyWeek, type LaunchPlan, planColumns, thingsOf } from "@academy/launch-plan/plan";
import { localDay } from "../../lib/text/local-day.ts";
import { LinkButton } from "../../ui/buttons/link-button.tsx";
import { Field } from "../../ui/form/field.tsx";
import { Textarea } from "../../ui/form/textarea.tsx";
import { Examples } from "../examples/public.ts";
import { Drawer } from "./drawer.tsx";
import { FinishPlan } from "./finish-plan.tsx";
import { Fridays } from "./fridays.tsx";
import { PlanCalendar } from "./plan-calendar.tsx";
import { PlanHead } from "./plan-head.tsx";
import { ThisWeek } from "./this-week.tsx";
import { usePlan } from "./use-plan.ts";
import { WeekRow } from "./week-row.tsx";

type PlanBoardProps = { view: PlanView & { plan: LaunchPlan }; email: string };

/** The whole plan: this week first, then the page for the cabinet door and what hangs beside it. */
export function PlanBoard({ view, email }: PlanBoardProps) {
  const { plan, store, saving, refusedCount } = usePlan(view, email);
  const { id: courseId } = view.course;
  const week = weekOn(plan, localDay(new Date()));
  return (
    <>
      <PlanHead course={view.course} plan={plan}>
        <div className="plan-actions">
          <LinkButton
            to={pathOf(printPlan, { params: { id: courseId } })}
            reloadDocument
            variant="secondary"
            size="small"
          >
            {planPage.print}
          </LinkButton>
          <p className="text-ink-soft type-small" role="status">
            {refusedCount > 0 ? planPage.saving.refused : planPage.saving[saving]}
          </p>
        </div>
      </PlanHead>
      <div className="column plan-body">
        <ThisWeek plan={plan} week={week} change={store.change} />
        <section aria-labelledby="weeks-heading">
          <h2 id="weeks-heading" className="text-heading">
            {planPage.weeks.heading}
          </h2>
          <p className="text-ink-soft">{planPage.weeks.lead}</p>
          <div className="plan-weeks">
            <div className="plan-columns" aria-hidden="true">
              <span />
              {planColumns.map((column) => (
                <span key={column}>{planPage.columns[column]}</span>
              ))}
            </div>
            <ol>
              {allWeeks.map((each) => (
                <WeekRow
                  key={each}
                  plan={plan}
                  week={each}
                  things={thingsOf(plan, each)}
                  isEmpty={isEmptyWeek(plan, each)}
                  isCurrent={each === week}
                  change={store.change}
                />
              ))}
            </ol>
          </div>
        </section>
        <div className="plan-words">
          <Field label={planPage.deeds.label} hint={planPage.deeds.hint}>
            <Textarea
              rows={3}
              maxLength={2000}
              value={plan.deeds}
              onChange={({ target }) => store.change({ kind: "deeds", text: target.value })}
            />
          </Field>
          <Field label={planPage.witness.label}>
            <Textarea
              rows={3}
              maxLength={2000}
              value={plan.witness}
              onChange={({ target }) => store.change({ kind: "witness", text: target.value })}
            />
          </Field>
        </div>
        <FinishPlan view={view} plan={plan} store={store} />
        <Fridays plan={plan} change={store.change} />
        <Drawer plan={plan} week={week} change={store.change} />
        <Examples courseId={courseId} of="plan" />
        <PlanCalendar courseId={courseId} calendarUrl={view.calendarUrl} />
      </div>
    </>
  );
}
