import { planPage } from "@academy/content/pages/learning/plan-page";
import { readFridays, sumFridays } from "@academy/launch-plan/fridays";
import { maxThingCharacters } from "@academy/launch-plan/limits";
import { allWeeks, type FridayNumbers, type LaunchPlan, uncounted } from "@academy/launch-plan/plan";
import { fillWords } from "../../lib/text/fill-words.ts";
import { FridaysChart } from "./fridays-chart.tsx";
import type { PlanStore } from "./plan-store.ts";
import { toCount } from "./to-count.ts";

const words = planPage.fridays;
const counts = ["invited", "answered", "came"] as const;

type FridaysProps = { plan: LaunchPlan; change: PlanStore["change"] };

/** Two minutes a week, and after six of them where the numbers drop. */
export function Fridays({ plan, change }: FridaysProps) {
  const sums = sumFridays(plan);
  const set = (week: number, fields: Partial<FridayNumbers>) =>
    change({ kind: "friday", week, numbers: { ...(plan.fridays[week] ?? uncounted), ...fields } });
  return (
    <section aria-labelledby="fridays-heading">
      <h2 id="fridays-heading" className="text-heading">
        {words.heading}
      </h2>
      <p className="text-ink-soft">{words.lead}</p>
      <div className="plan-fridays-beside">
        <table className="plan-fridays w-full border-collapse tabular">
          <thead>
            <tr>
              <th scope="col">{planPage.weeks.week.replace("{week}", "").trim()}</th>
              {counts.map((count) => (
                <th key={count} scope="col">
                  {words.columns[count]}
                </th>
              ))}
              <th scope="col" className="plan-friday-line">
                {words.columns.line}
              </th>
            </tr>
          </thead>
          <tbody>
            {allWeeks.map((week) => {
              const numbers = plan.fridays[week] ?? uncounted;
              const labelOf = (column: string) => fillWords(words.field, { week, column });
              return (
                <tr key={week}>
                  <th scope="row">{week}</th>
                  {counts.map((count) => (
                    <td key={count}>
                      <input
                        className="plan-number"
                        inputMode="numeric"
                        aria-label={labelOf(words.columns[count])}
                        value={numbers[count] ?? ""}
                        onChange={({ target }) => set(week, { [count]: toCount(target.value) })}
                      />
                    </td>
                  ))}
                  <td className="plan-friday-line">
                    <input
                      className="plan-line"
                      aria-label={labelOf(words.columns.line)}
                      maxLength={maxThingCharacters}
                      value={numbers.line}
                      onChange={({ target }) => set(week, { line: target.value })}
                    />
                  </td>
                </tr>
              );
            })}
          </tbody>
          {sums.weeks > 0 && (
            <tfoot>
              <tr>
                <th scope="row">{words.total}</th>
                {counts.map((count) => (
                  <td key={count}>{sums[count]}</td>
                ))}
                <td className="plan-friday-line" />
              </tr>
            </tfoot>
          )}
        </table>
        <div>
          <FridaysChart plan={plan} />
          <p className="max-w-text" role="status">
            {fillWords(words.readings[readFridays(plan)], { weeks: sums.weeks })}
          </p>
        </div>
      </div>
    </section>
  );
}
