import { planPage } from "@academy/content/pages/learning/plan-page";
import { channelDays } from "@academy/launch-plan/channel-days";
import type { Rhythm } from "@academy/launch-plan/plan";
import { fillWords } from "../../../lib/text/fill-words.ts";
import { Field } from "../../../ui/form/field.tsx";
import { Select } from "../../../ui/form/select.tsx";
import { formatDay } from "../plan-dates.ts";
import { type PlanPartProps, PlanSource } from "../plan-source.tsx";

const words = planPage.times;
const ways = ["week", "two weeks", "month", "date"] as const;
const wayNames = {
  week: words.every.week,
  "two weeks": words.every.twoWeeks,
  month: words.every.month,
  date: words.every.date,
};
const dates = Array.from({ length: 31 }, (_, index) => index + 1);

/** Another rhythm with as much of the one before as both have. */
function changed(rhythm: Rhythm | null, every: Rhythm["every"] | ""): Rhythm | null {
  const weekday = rhythm && "weekday" in rhythm ? rhythm.weekday : 1;
  if (every === "") return null;
  if (every === "date") return { every, date: 1 };
  return every === "month" ? { every, weekday, which: 1 } : { every, weekday };
}

/** How often the channel runs, and the days on which that is. */
export function ChannelRhythm({ view, plan, change }: PlanPartProps) {
  const channel = plan.channel ?? { name: "", small: "", rhythm: null };
  const { rhythm } = channel;
  const set = (next: Rhythm | null) => change({ kind: "channel", channel: { ...channel, rhythm: next } });
  const days = channelDays(plan);
  return (
    <fieldset>
      <legend>{words.channel}</legend>
      <Field label={words.every.label}>
        <Select
          value={rhythm?.every ?? ""}
          onChange={({ target }) => set(changed(rhythm, target.value as Rhythm["every"] | ""))}
        >
          <option value="">{words.every.none}</option>
          {ways.map((way) => (
            <option key={way} value={way}>
              {wayNames[way]}
            </option>
          ))}
        </Select>
      </Field>
      {rhythm?.every === "month" && (
        <Field label={words.which}>
          <Select
            value={rhythm.which}
            onChange={({ target }) => set({ ...rhythm, which: Number(target.value) })}
          >
            {words.ordinals.map((name, index) => (
              <option key={name} value={index + 1}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
      )}
      {rhythm && rhythm.every !== "date" && (
        <Field label={words.weekday}>
          <Select
            value={rhythm.weekday}
            onChange={({ target }) => set({ ...rhythm, weekday: Number(target.value) })}
          >
            {words.weekdays.map((name, index) => (
              <option key={name} value={index}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
      )}
      {rhythm?.every === "date" && (
        <Field label={words.date}>
          <Select
            value={rhythm.date}
            onChange={({ target }) => set({ every: "date", date: Number(target.value) })}
          >
            {dates.map((date) => (
              <option key={date} value={date}>
                {date}
              </option>
            ))}
          </Select>
        </Field>
      )}
      {rhythm && (
        <p role="status" className="plan-times-days text-ink-soft">
          {days.length === 0
            ? words.days.none
            : fillWords(words.days.some, { days: days.map((day) => formatDay(day)).join(", ") })}
        </p>
      )}
      <PlanSource view={view} plan={plan} field="channel" />
    </fieldset>
  );
}
