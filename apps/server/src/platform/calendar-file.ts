import ical, { ICalCalendarMethod, ICalEventStatus } from "ical-generator";

/** Something at a time, for a calendar program. What it takes to get in has no place here: calendars are shared with families. */
export type CalendarEvent = {
  /** The same however it changes, so that a calendar moves it instead of adding one. */
  id: string;
  summary: string;
  description: string;
  /** Our own page of it. */
  url: string;
  startsAt: Date;
  endsAt: Date;
  changedAt: Date;
  /** Goes up with each change. */
  sequence: number;
  isCanceled: boolean;
};

/** Of somebody, what was lately and what is to come: a feature offers it, and whoever makes their calendar takes it in. */
export type ListCalendarEvents<Person> = (
  person: Person,
  within: { since: Date; most: number },
) => Promise<CalendarEvent[]>;

type CalendarFile = {
  name: string;
  product: string;
  /** A file in a mail says what it does; one that is fetched is fetched again. */
  isMailed?: boolean;
};

const fetchedAgainSeconds = 3600;

export function calendarFile(
  events: readonly CalendarEvent[],
  { name, product, isMailed = false }: CalendarFile,
): string {
  const isCancellation = events.every(({ isCanceled }) => isCanceled);
  const method = isCancellation ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH;
  const calendar = ical({
    name,
    prodId: { company: "academy", product },
    ...(isMailed ? { method } : { ttl: fetchedAgainSeconds }),
  });
  for (const { startsAt, endsAt, changedAt, isCanceled, ...event } of events) {
    calendar.createEvent({
      ...event,
      stamp: changedAt,
      lastModified: changedAt,
      start: startsAt,
      end: endsAt,
      status: isCanceled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    });
  }
  return calendar.toString();
}
