import { planPage } from "@academy/content/pages/learning/plan-page";
import { type LaunchPlan, uncounted } from "@academy/launch-plan/plan";
import { Field } from "../../ui/form/field.tsx";
import { Input } from "../../ui/form/input.tsx";
import type { PlanStore } from "./plan-store.ts";
import { toCount } from "./to-count.ts";

const counts = ["invited", "answered", "came"] as const;

type FridayNumbersProps = { plan: LaunchPlan; week: number; change: PlanStore["change"] };

/** Those of one Friday. */
export function FridayNumbersOf({ plan, week, change }: FridayNumbersProps) {
  const numbers = plan.fridays[week] ?? uncounted;
  return (
    <fieldset className="plan-week-numbers">
      <legend>{planPage.dashboard.fridays}</legend>
      {counts.map((count) => (
        <Field key={count} label={planPage.fridays.columns[count]}>
          <Input
            inputMode="numeric"
            value={numbers[count] ?? ""}
            onChange={({ target }) =>
              change({ kind: "friday", week, numbers: { ...numbers, [count]: toCount(target.value) } })
            }
          />
        </Field>
      ))}
    </fieldset>
  );
}
