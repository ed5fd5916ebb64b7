import { planPage } from "@academy/content/pages/learning/plan-page";
import { mondayOf } from "@academy/launch-plan/days";
import { type LaunchPlan, type PlanThing, planColumns } from "@academy/launch-plan/plan";
import { fillWords } from "../../lib/text/fill-words.ts";
import { classes } from "../../ui/classes.ts";
import { PlanBox } from "./plan-box.tsx";
import { formatDay } from "./plan-dates.ts";
import type { PlanStore } from "./plan-store.ts";
import { WeekDates } from "./times/week-dates.tsx";

const words = planPage.weeks;

type WeekRowProps = {
  plan: LaunchPlan;
  week: number;
  things: PlanThing[];
  isEmpty: boolean;
  isCurrent: boolean;
  change: PlanStore["change"];
};

export function WeekRow({ plan, week, things, isEmpty, isCurrent, change }: WeekRowProps) {
  return (
    <li
      className={classes("plan-week", isEmpty && "plan-week-empty", isCurrent && "plan-week-current")}
      aria-current={isCurrent ? "date" : undefined}
    >
      <h3 className="plan-week-title">
        {fillWords(words.week, { week })} <span>{formatDay(mondayOf(plan, week))}</span>
      </h3>
      {isEmpty && things.length === 0 ? (
        <p className="plan-week-note">
          {words.empty} <span>{words.emptyHint}</span>
        </p>
      ) : (
        planColumns.map((column) => {
          const own = things.filter((thing) => thing.column === column);
          const boxes = own.length > 0 || isEmpty ? own : [undefined];
          return (
            <div key={column} className="plan-cell">
              <p className="plan-cell-label" aria-hidden="true">
                {planPage.columns[column]}
              </p>
              {boxes.map((thing, place) => (
                // By place and not by id: a box keeps the focus while its thing is made and rubbed out.
                // biome-ignore lint/suspicious/noArrayIndexKey: the box is what stays.
                <PlanBox key={place} plan={plan} week={week} column={column} thing={thing} change={change} />
              ))}
            </div>
          );
        })
      )}
      <WeekDates plan={plan} week={week} />
    </li>
  );
}
