import { planCalendarWords as words } from "@academy/content/pages/learning/plan-page";
import { appointmentsOf, datesOf, type PlanAppointment, type PlanDate } from "@academy/launch-plan/dates";
import { addDays } from "@academy/launch-plan/days";
import { type Day, type Hour, isEmptyWeek, type LaunchPlan, thingsOf } from "@academy/launch-plan/plan";
import ical, { ICalAlarmRelatesTo, ICalAlarmType } from "ical-generator";

type Calendar = { plan: LaunchPlan; courseId: string; planUrl: string; updatedAt: Date };
type Entry = {
  id: string;
  day: Day;
  hour?: Hour | null;
  minutes?: number;
  summary: string;
  description: string;
};

const minutesOf = { monday: 10, friday: 2, dayNinety: 40 };
/** On the morning of a day without an hour, in seconds from midnight. */
const morning = 9 * 3600;

/**
 * Mondays with their things, Fridays for the numbers, day ninety, and the days that matter besides. An hour is that of
 * whatever clock the calendar goes by, so that no time zone is needed; without one it is the whole day.
 */
export function planCalendar({ plan, courseId, planUrl, updatedAt }: Calendar): string {
  const calendar = ical({
    name: words.name,
    prodId: { company: "academy", product: "launch-plan" },
    ttl: 3600,
  });
  const entries = [
    ...appointmentsOf(plan).map((each) => appointmentEntry(plan, each)),
    ...datesOf(plan).map((date) => dateEntry(plan, date)),
  ];
  for (const { id, day, hour, minutes = 0, summary, description } of entries) {
    const start = new Date(`${day}T${hour ?? "00:00"}:00Z`);
    const event = calendar.createEvent({
      // The same event whenever it is fetched, so that a calendar changes it instead of adding one.
      id: `${id}.${courseId}@launch-plan`,
      stamp: updatedAt,
      summary,
      description,
      url: planUrl,
      start,
      ...(hour
        ? { end: new Date(start.getTime() + minutes * 60_000), floating: true }
        : { end: new Date(`${addDays(day, 1)}T00:00:00Z`), allDay: true, timezone: "UTC" }),
    });
    if (plan.hasAlarms) {
      event
        .createAlarm({
          type: ICalAlarmType.display,
          description: summary,
          trigger: hour ? 0 : -morning,
        })
        // Otherwise what comes after the beginning of a day is reckoned from its end.
        .relatesTo(ICalAlarmRelatesTo.start);
    }
  }
  return calendar.toString();
}

function appointmentEntry(plan: LaunchPlan, { kind, week, day }: PlanAppointment): Entry {
  const at = { day, hour: plan.hours?.[kind] ?? null, minutes: minutesOf[kind] };
  if (kind === "dayNinety") {
    return { id: "day-ninety", ...at, summary: words.dayNinety, description: words.dayNinetyNote };
  }
  const inWeek = (text: string) => text.replace("{week}", String(week));
  if (kind === "friday") {
    return { id: `friday-${week}`, ...at, summary: inWeek(words.friday), description: words.fridayNote };
  }
  const things = thingsOf(plan, week).map(({ text, isDone }) => `${isDone ? "✓" : "–"} ${text}`);
  const isEmpty = isEmptyWeek(plan, week);
  return {
    id: `monday-${week}`,
    ...at,
    summary: inWeek(isEmpty ? words.emptyWeek : words.monday),
    description: [...(isEmpty ? [words.emptyWeekNote] : []), ...things].join("\n"),
  };
}

function dateEntry({ channel }: LaunchPlan, { day, kind, to }: PlanDate): Entry {
  const { dates } = words;
  const isSmall = kind === "smallChannel";
  const note = isSmall ? channel?.small : kind === "channel" ? channel?.name : "";
  return {
    id: to ? `${kind}-${to}` : kind === "channel" || isSmall ? `channel-${day}` : kind,
    day,
    summary: to ? dates.inviteBy.replace("{what}", () => dates[to]) : dates[kind],
    description: note ?? "",
  };
}
