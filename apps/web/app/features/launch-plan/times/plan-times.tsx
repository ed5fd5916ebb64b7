import { planCalendarWords, planPage } from "@academy/content/pages/learning/plan-page";
import { appointments, type FixedPoint, noHours, noPoints, pointNames } from "@academy/launch-plan/plan";
import { Field } from "../../../ui/form/field.tsx";
import { Input } from "../../../ui/form/input.tsx";
import { type PlanPartProps, PlanSource } from "../plan-source.tsx";
import { ChannelRhythm } from "./channel-rhythm.tsx";

const words = planPage.times;
const parts = ["on", "inviteBy"] as const satisfies (keyof FixedPoint)[];

/** The hours of the appointments, the days that others attend, and when the channel runs. */
export function PlanTimes({ view, plan, change }: PlanPartProps) {
  const hours = plan.hours ?? noHours;
  const points = plan.points ?? noPoints;
  return (
    <section aria-labelledby="times-heading" className="plan-times">
      <div>
        <h2 id="times-heading" className="text-heading">
          {words.heading}
        </h2>
        <p className="text-ink-soft">{words.lead}</p>
      </div>
      <fieldset>
        <legend>{words.hours}</legend>
        {appointments.map((name) => (
          <Field key={name} label={words.appointments[name]}>
            <Input
              type="time"
              value={hours[name] ?? ""}
              onChange={({ target }) =>
                change({ kind: "hours", hours: { ...hours, [name]: target.value.slice(0, 5) || null } })
              }
            />
          </Field>
        ))}
        <PlanSource view={view} plan={plan} field="hours" />
      </fieldset>
      <fieldset className="plan-points">
        <legend>{words.points}</legend>
        {pointNames.flatMap((name) =>
          parts.map((part) => (
            <Field
              key={`${name} ${part}`}
              label={
                part === "on" ? (
                  planCalendarWords.dates[name]
                ) : (
                  <>
                    {words.inviteBy}
                    <span className="sr-only"> ({planCalendarWords.dates[name]})</span>
                  </>
                )
              }
            >
              <Input
                type="date"
                value={points[name][part] ?? ""}
                onChange={({ target }) =>
                  change({
                    kind: "points",
                    points: { ...points, [name]: { ...points[name], [part]: target.value || null } },
                  })
                }
              />
            </Field>
          )),
        )}
        <PlanSource view={view} plan={plan} field="points" />
      </fieldset>
      <ChannelRhythm view={view} plan={plan} change={change} />
    </section>
  );
}
