import { planPage } from "@academy/content/pages/learning/plan-page";
import { planTitle } from "@academy/content/pages/plan-title";
import type { PlanView } from "@academy/contract/learning/launch-plan";
import { weekOn } from "@academy/launch-plan/days";
import { isEmptyWeek, type LaunchPlan, type PlanThing, thingsOf, weekCount } from "@academy/launch-plan/plan";
import { fillWords } from "../../lib/text/fill-words.ts";
import { localDay } from "../../lib/text/local-day.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { LinkButton } from "../../ui/buttons/link-button.tsx";
import { Checkbox } from "../../ui/form/checkbox.tsx";
import { planPath } from "../progress/public.ts";
import { FridayNumbersOf } from "./friday-numbers.tsx";
import { formatDay } from "./plan-dates.ts";
import type { PlanStore } from "./plan-store.ts";
import { WeekDates } from "./times/week-dates.tsx";
import { usePlan } from "./use-plan.ts";

const words = planPage.dashboard;

/** A finished plan is what the dashboard is about, from the moment it is finished until its thirteen weeks are over. */
export const isUnderWay = (view: PlanView): view is StartedPlan =>
  view.plan !== null && view.finishedAt !== null && weekOn(view.plan, localDay(new Date())) <= weekCount;

type StartedPlan = PlanView & { plan: LaunchPlan };

/** This week's things, Friday's numbers, and what moved. */
export function PlanWeek({ view, email }: { view: StartedPlan; email: string }) {
  const { plan, store, saving } = usePlan(view, email);
  const week = weekOn(plan, localDay(new Date()));
  const isBefore = week === 0;
  const shown = Math.max(week, 1);
  const things = thingsOf(plan, shown);
  return (
    <section aria-labelledby="plan-week-heading" className="dashboard-step plan-week-now">
      <p className="section-eyebrow">
        {isBefore
          ? fillWords(planPage.now.before, { monday: formatDay(plan.startsOn, "long") })
          : fillWords(words.week, { week })}
      </p>
      <h2 id="plan-week-heading" className="text-heading">
        {planTitle}
      </h2>
      <div>
        <h3>{isBefore ? words.firstThings : things.length === 3 ? words.things : words.allThings}</h3>
        {isEmptyWeek(plan, shown) && <p className="text-ink-soft">{planPage.now.empty}</p>}
        <ul className="plan-week-things">
          {things.map(({ id, text, isDone, column }) => (
            <li key={id}>
              <Checkbox
                label={text}
                hint={planPage.columns[column]}
                checked={isDone}
                onChange={({ target }) => store.change({ kind: "check", thing: id, isDone: target.checked })}
              />
            </li>
          ))}
        </ul>
        <WeekDates plan={plan} week={shown} />
      </div>
      {!isBefore && (
        <>
          {!isEmptyWeek(plan, week) && <FridayNumbersOf plan={plan} week={week} change={store.change} />}
          <WhatMoved plan={plan} week={week} change={store.change} />
        </>
      )}
      <LinkButton to={planPath(view.course.id)} size="large" className="dashboard-step-action">
        {words.open}
      </LinkButton>
      <p className="text-ink-soft type-small" role="status">
        {planPage.saving[saving]}
      </p>
    </section>
  );
}

type WhatMovedProps = { plan: LaunchPlan; week: number; change: PlanStore["change"] };

/** What came over into this week, and what is still to be done of the weeks before. */
function WhatMoved({ plan, week, change }: WhatMovedProps) {
  const came = plan.things.filter((thing) => thing.week === week && thing.hasMoved);
  const left = plan.things.filter((thing) => thing.week < week && !thing.isDone);
  if (came.length + left.length === 0) return null;
  return (
    <div>
      <h3>{words.moved}</h3>
      <ul className="plan-week-moved">
        {came.map(({ id, text }) => (
          <li key={id}>
            {text} <span className="block text-ink-soft">{planPage.weeks.moved}</span>
          </li>
        ))}
        {left.map((thing) => (
          <LeftOver key={thing.id} thing={thing} week={week} change={change} />
        ))}
      </ul>
    </div>
  );
}

type LeftOverProps = { thing: PlanThing; week: number; change: PlanStore["change"] };

function LeftOver({ thing, week, change }: LeftOverProps) {
  return (
    <li>
      {thing.text} <span className="block text-ink-soft">{fillWords(words.left, { week: thing.week })}</span>
      {thing.hasMoved ? (
        <span className="block text-ink-soft">{words.movedBefore}</span>
      ) : (
        <Button
          variant="quiet"
          size="small"
          aria-label={fillWords(words.takeThing, { thing: thing.text })}
          onClick={() => change({ kind: "move", thing: thing.id, week })}
        >
          {words.take}
        </Button>
      )}
    </li>
  );
}
