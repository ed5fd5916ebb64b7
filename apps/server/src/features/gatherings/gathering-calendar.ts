import { calendarPage } from "@academy/content/pages/learning/calendar-page";
import ical, { ICalEventStatus } from "ical-generator";

type Entry = {
  id: string;
  title: string;
  about: string;
  host: string;
  starts_at: Date;
  ends_at: Date;
  canceled_at: Date | null;
  cancel_reason: string | null;
  updated_at: Date;
  series_updated_at: Date;
  sequence: number;
};

const words = calendarPage.file;

/** Where each takes place is not in it: every entry leads to the calendar here, which opens the way in when it is time. */
export function gatheringCalendar(dates: readonly Entry[], baseUrl: string): string {
  const calendar = ical({
    name: words.name,
    prodId: { company: "academy", product: "gatherings" },
    ttl: 3600,
  });
  for (const date of dates) {
    const { id, title, about, host, starts_at, ends_at, canceled_at, cancel_reason, sequence } = date;
    const url = new URL(`/calendar#${id}`, baseUrl).href;
    const changedAt = date.updated_at > date.series_updated_at ? date.updated_at : date.series_updated_at;
    calendar.createEvent({
      // The same event whenever it is fetched, so that a calendar changes it instead of adding one.
      id: `${id}@gatherings`,
      stamp: changedAt,
      lastModified: changedAt,
      sequence,
      status: canceled_at ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
      summary: title,
      description: [cancel_reason, about, `${words.host} ${host}`, `${words.join} ${url}`]
        .filter(Boolean)
        .join("\n\n"),
      url,
      start: starts_at,
      end: ends_at,
    });
  }
  return calendar.toString();
}
