import { planCalendarWords as words } from "@academy/content/pages/learning/plan-page";
import { addDays, dayNinety, fridayOf, mondayOf } from "@academy/launch-plan/days";
import { allWeeks, type Day, isEmptyWeek, type LaunchPlan, thingsOf } from "@academy/launch-plan/plan";
import ical from "ical-generator";

type Calendar = { plan: LaunchPlan; courseId: string; planUrl: string; updatedAt: Date };

/** Whole days, so that no time zone is needed: Mondays with their things, Fridays for the numbers, and day ninety. */
export function planCalendar({ plan, courseId, planUrl, updatedAt }: Calendar): string {
  const calendar = ical({
    name: words.name,
    prodId: { company: "academy", product: "launch-plan" },
    ttl: 3600,
  });
  const add = (id: string, day: Day, summary: string, description: string) =>
    calendar.createEvent({
      // The same event whenever it is fetched, so that a calendar changes it instead of adding one.
      id: `${id}.${courseId}@launch-plan`,
      start: new Date(`${day}T00:00:00Z`),
      end: new Date(`${addDays(day, 1)}T00:00:00Z`),
      allDay: true,
      timezone: "UTC",
      stamp: updatedAt,
      summary,
      description,
      url: planUrl,
    });
  for (const week of allWeeks) {
    const things = thingsOf(plan, week).map(({ text, isDone }) => `${isDone ? "✓" : "–"} ${text}`);
    const isEmpty = isEmptyWeek(plan, week);
    add(
      `monday-${week}`,
      mondayOf(plan, week),
      inWeek(isEmpty ? words.emptyWeek : words.monday, week),
      [...(isEmpty ? [words.emptyWeekNote] : []), ...things].join("\n"),
    );
    if (!isEmpty) add(`friday-${week}`, fridayOf(plan, week), inWeek(words.friday, week), words.fridayNote);
  }
  add("day-ninety", dayNinety(plan), words.dayNinety, words.dayNinetyNote);
  return calendar.toString();
}

const inWeek = (text: string, week: number) => text.replace("{week}", String(week));
