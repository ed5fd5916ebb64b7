import { planPage } from "@academy/content/pages/learning/plan-page";
import { isEmptyWeek, type LaunchPlan, thingsOf, weekCount } from "@academy/launch-plan/plan";
import { fillWords } from "../../lib/text/fill-words.ts";
import { Checkbox } from "../../ui/form/checkbox.tsx";
import { formatDay } from "./plan-dates.ts";
import type { PlanStore } from "./plan-store.ts";

const words = planPage.now;

type ThisWeekProps = { plan: LaunchPlan; week: number; change: PlanStore["change"] };

/** What a Monday is for: the three things, read aloud. */
export function ThisWeek({ plan, week, change }: ThisWeekProps) {
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
