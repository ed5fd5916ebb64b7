import { calendarPage } from "@academy/content/pages/learning/calendar-page";
import { type CalendarEvent, calendarFile } from "../../platform/calendar-file.ts";

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

/** Every entry leads to the calendar here, which opens the way in when it is time. */
export function gatheringEvent(date: Entry, baseUrl: string): CalendarEvent {
  const { id, title, about, host, starts_at, ends_at, canceled_at, cancel_reason, sequence } = date;
  const url = new URL(`/calendar#${id}`, baseUrl).href;
  return {
    id: `${id}@gatherings`,
    summary: title,
    description: [cancel_reason, about, `${words.host} ${host}`, `${words.join} ${url}`]
      .filter(Boolean)
      .join("\n\n"),
    url,
    startsAt: starts_at,
    endsAt: ends_at,
    changedAt: date.updated_at > date.series_updated_at ? date.updated_at : date.series_updated_at,
    sequence,
    isCanceled: canceled_at !== null,
  };
}

export const memberCalendar = (events: readonly CalendarEvent[]): string =>
  calendarFile(events, { name: words.name, product: "gatherings" });
