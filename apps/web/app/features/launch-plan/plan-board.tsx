import { planPage } from "@academy/content/pages/learning/plan-page";
import { printPlan } from "@academy/contract/calls/learning/launch-plan";
import type { PlanView } from "@academy/contract/learning/launch-plan";
import { pathOf } from "@academy/contract/path-of";
import { weekOn } from "@academy/launch-plan/days";
import {
  allWeeks,
  isEmptyWeek,
  type LaunchPlan,
  planColumns,
  thingsOf,
  weekCount,
} from "@academy/launch-plan/plan";
import { fetchApi } from "../../lib/api/api.ts";
import { fillWords } from "../../lib/text/fill-words.ts";
import { localDay } from "../../lib/text/local-day.ts";
import { buttonLook } from "../../ui/buttons/button-look.ts";
import { Checkbox } from "../../ui/form/checkbox.tsx";
import { Field } from "../../ui/form/field.tsx";
import { Textarea } from "../../ui/form/textarea.tsx";
import { Examples } from "../examples/public.ts";
import { PrintLink } from "../resources/public.ts";
import { PlanBook } from "../workbook/public.ts";
import { Drawer } from "./drawer.tsx";
import { FinishPlan, placeOf } from "./finish-plan.tsx";
import { Fridays } from "./fridays.tsx";
import { PlanCalendar } from "./plan-calendar.tsx";
import { formatDay } from "./plan-dates.ts";
import { PlanHead } from "./plan-head.tsx";
import { PlanSource } from "./plan-source.tsx";
import type { PlanStore } from "./plan-store.ts";
import { PlanTimes } from "./times/plan-times.tsx";
import { usePlan } from "./use-plan.ts";
import { WeekRow } from "./week-row.tsx";

const words = planPage.now;

type ThisWeekProps = { plan: LaunchPlan; week: number; change: PlanStore["change"] };

/** What a Monday is for: the three things, read aloud. */
function ThisWeek({ plan, week, change }: ThisWeekProps) {
  const things = thingsOf(plan, week);
  const isRunning = week >= 1 && week <= weekCount;
  return (
    <section className="plan-now" aria-labelledby="now-heading">
      <h2 id="now-heading" className="text-heading">
        {words.heading}
        {isRunning && <span className="plan-now-week">{fillWords(planPage.weeks.week, { week })}</span>}
      </h2>
      {week === 0 && <p>{fillWords(words.before, { monday: formatDay(plan.startsOn, "long") })}</p>}
      {week > weekCount && <p>{words.over}</p>}
      {isRunning && isEmptyWeek(plan, week) && <p className="max-w-text">{words.empty}</p>}
      {isRunning && things.length > 0 && (
        <ul className="plan-now-things">
          {things.map(({ id, text, isDone, column }) => (
            <li key={id}>
              <Checkbox
                label={text}
                hint={planPage.columns[column]}
                checked={isDone}
                onChange={({ target }) => change({ kind: "check", thing: id, isDone: target.checked })}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

type PlanBoardProps = { view: PlanView & { plan: LaunchPlan }; email: string };

/** The whole plan: this week first, then the page for the cabinet door and what hangs beside it. */
export function PlanBoard({ view, email }: PlanBoardProps) {
  const { plan, store, saving, refusedCount } = usePlan(view, email);
  const { id: courseId } = view.course;
  const printed = { params: { id: courseId } };
  const week = weekOn(plan, localDay(new Date()));
  return (
    <>
      <PlanHead course={view.course} plan={plan}>
        <div className="plan-actions">
          <PrintLink
            href={pathOf(printPlan, printed)}
            print={() => fetchApi(printPlan, printed)}
            className={buttonLook({ variant: "secondary", size: "small" })}
          >
            {planPage.print}
          </PrintLink>
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
          <Field id={placeOf.deeds} label={planPage.deeds.label} hint={planPage.deeds.hint}>
            <Textarea
              rows={3}
              maxLength={2000}
              value={plan.deeds}
              onChange={({ target }) => store.change({ kind: "deeds", text: target.value })}
            />
          </Field>
          <div>
            <Field id={placeOf.witness} label={planPage.witness.label}>
              <Textarea
                rows={3}
                maxLength={2000}
                value={plan.witness}
                onChange={({ target }) => store.change({ kind: "witness", text: target.value })}
              />
            </Field>
            <PlanSource view={view} plan={plan} field="witness" />
          </div>
        </div>
        <PlanTimes view={view} plan={plan} change={store.change} />
        <FinishPlan view={view} plan={plan} store={store} />
        <Fridays plan={plan} change={store.change} />
        <Drawer plan={plan} week={week} change={store.change} />
        <Examples courseId={courseId} of="plan" />
        <PlanBook courseId={courseId} />
        <PlanCalendar view={view} plan={plan} change={store.change} />
      </div>
    </>
  );
}
