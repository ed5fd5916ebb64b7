import { planPage } from "@academy/content/pages/learning/plan-page";
import { maxThingCharacters } from "@academy/launch-plan/limits";
import { type LaunchPlan, type Verdict, weekCount } from "@academy/launch-plan/plan";
import { type FormEvent, useState } from "react";
import { newId } from "../../lib/new-id.ts";
import { fillWords } from "../../lib/text/fill-words.ts";
import { localDay } from "../../lib/text/local-day.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { Field } from "../../ui/form/field.tsx";
import { useRefusal } from "../../ui/form/go-to-refusal.ts";
import { Input } from "../../ui/form/input.tsx";
import { Select } from "../../ui/form/select.tsx";
import { formatDay } from "./plan-dates.ts";
import type { PlanStore } from "./plan-store.ts";

const words = planPage.drawer;
const verdicts = ["now", "later", "goodbye"] as const;

type DrawerProps = { plan: LaunchPlan; week: number; change: PlanStore["change"] };

/** Nothing is taken out before day ninety; then each gets one word. */
export function Drawer({ plan, week, change }: DrawerProps) {
  const [text, setText] = useState("");
  const [problem, setProblem] = useState("");
  const { room, refuse } = useRefusal<HTMLFormElement>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isEmpty = !text.trim();
    setProblem(isEmpty ? words.noText : "");
    if (isEmpty) return refuse();
    change({ kind: "idea", idea: newId(), text: text.trim(), on: localDay(new Date()) });
    setText("");
  };
  return (
    <section aria-labelledby="drawer-heading">
      <h2 id="drawer-heading" className="text-heading">
        {words.heading}
      </h2>
      <p className="max-w-text text-ink-soft">{words.lead}</p>
      <form ref={room} onSubmit={submit} className="plan-drawer-add">
        <Field label={words.field} error={problem}>
          <Input
            value={text}
            maxLength={maxThingCharacters}
            onChange={({ target }) => setText(target.value)}
          />
        </Field>
        <Button type="submit" variant="secondary">
          {words.add}
        </Button>
      </form>
      {plan.drawer.length === 0 ? (
        <p className="text-ink-soft">{words.empty}</p>
      ) : (
        <ul className="plan-drawer">
          {plan.drawer.map((idea) => (
            <li key={idea.id}>
              <p>{idea.text}</p>
              <p className="text-ink-soft text-small">
                {fillWords(words.cameOn, { day: formatDay(idea.cameOn, "long") })}
              </p>
              {week >= weekCount && (
                <Select
                  aria-label={fillWords(words.verdict, { idea: idea.text })}
                  value={idea.verdict ?? ""}
                  onChange={({ target }) =>
                    change({
                      kind: "verdict",
                      idea: idea.id,
                      verdict: (target.value || null) as Verdict | null,
                    })
                  }
                >
                  <option value="">{words.verdicts.none}</option>
                  {verdicts.map((verdict) => (
                    <option key={verdict} value={verdict}>
                      {words.verdicts[verdict]}
                    </option>
                  ))}
                </Select>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
