import { planPage } from "@academy/content/pages/learning/plan-page";
import { maxThingCharacters } from "@academy/launch-plan/limits";
import type { LaunchPlan, PlanColumn, PlanThing } from "@academy/launch-plan/plan";
import { useEffect, useRef } from "react";
import { newId } from "../../lib/new-id.ts";
import { fillWords } from "../../lib/text/fill-words.ts";
import type { PlanStore } from "./plan-store.ts";
import { ThingMenu } from "./thing-menu.tsx";

const words = planPage.weeks;

type PlanBoxProps = {
  plan: LaunchPlan;
  week: number;
  column: PlanColumn;
  thing: PlanThing | undefined;
  change: PlanStore["change"];
};

/** One box: a check, words that can be changed where they stand, and what else can be done with them. */
export function PlanBox({ plan, week, column, thing, change }: PlanBoxProps) {
  const fresh = useRef(newId());
  // What is written after it was rubbed out, or moved on, is another thing.
  useEffect(() => {
    if (thing) fresh.current = newId();
  }, [thing]);
  const label = `${fillWords(words.week, { week })}, ${planPage.columns[column]}`;
  return (
    <div className="plan-box">
      <input
        type="checkbox"
        className="check-box"
        aria-label={fillWords(words.check, { thing: thing?.text ?? label })}
        checked={thing?.isDone ?? false}
        disabled={!thing}
        onChange={({ target }) => thing && change({ kind: "check", thing: thing.id, isDone: target.checked })}
      />
      <div className="plan-box-words">
        <textarea
          rows={1}
          className="plan-box-text"
          aria-label={label}
          placeholder={words.open}
          maxLength={maxThingCharacters}
          value={thing?.text ?? ""}
          onChange={({ target }) =>
            change({
              kind: "write",
              thing: thing?.id ?? fresh.current,
              week,
              column,
              text: target.value.replace(/\s*\n\s*/g, " "),
            })
          }
        />
        {thing?.hasMoved && <span className="plan-box-moved">{words.moved}</span>}
      </div>
      {thing && <ThingMenu plan={plan} thing={thing} change={change} />}
    </div>
  );
}
