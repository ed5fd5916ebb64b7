import { planCalendarWords } from "@academy/content/pages/learning/plan-page";
import { datesIn, type PlanDate } from "@academy/launch-plan/dates";
import type { LaunchPlan } from "@academy/launch-plan/plan";
import { fillWords } from "../../../lib/text/fill-words.ts";
import { formatNamedDay } from "../plan-dates.ts";

const words = planCalendarWords.dates;

const nameOf = ({ kind, to }: PlanDate) =>
  to ? fillWords(words.inviteBy, { what: words[to] }) : words[kind];

/** The days of a week that are more than days. */
export function WeekDates({ plan, week }: { plan: LaunchPlan; week: number }) {
  const dates = datesIn(plan, week);
  if (dates.length === 0) return null;
  return (
    <ul className="plan-week-dates">
      {dates.map((date) => (
        <li key={`${date.day} ${date.kind} ${date.to ?? ""}`}>
          {formatNamedDay(date.day)}: {nameOf(date)}
        </li>
      ))}
    </ul>
  );
}
