import {
  type CalendarDate,
  type CalendarPage,
  type CalendarQuery,
  opensMinutesBefore,
} from "@academy/contract/learning/calendar";
import type { LearningView } from "@academy/contract/learning/progress";
import { readPage } from "../../platform/db/cursor-paging.ts";
import type { Db } from "../../platform/db/database.ts";
import { AppError } from "../../platform/errors.ts";
import { entitledCourses, type Member } from "../access/public.ts";
import { listRecordingsOfDates } from "../recordings/public.ts";
import { findDate, findNext, findWayIn, listDates, type ShownDate } from "./calendar.queries.ts";
import { holdsGatherings } from "./entitled.queries.ts";

const minuteMs = 60_000;
const minutesOf = ({ starts_at, ends_at }: { starts_at: Date; ends_at: Date }) =>
  Math.round((ends_at.getTime() - starts_at.getTime()) / minuteMs);
const opensAt = ({ starts_at }: { starts_at: Date }): Date =>
  new Date(starts_at.getTime() - opensMinutesBefore * minuteMs);

const toView = (date: NonNullable<ShownDate>): CalendarDate => ({
  id: date.id,
  title: date.title,
  about: date.about,
  host: date.host,
  startsAt: date.starts_at.toISOString(),
  minutes: minutesOf(date),
  movedFrom: date.moved_from?.toISOString() ?? null,
  canceled: date.canceled_at && {
    at: date.canceled_at.toISOString(),
    reason: date.cancel_reason ?? "",
  },
  opensAt: opensAt(date).toISOString(),
  isGoing: date.going_at !== null,
  going: date.going,
  question: date.question,
  isSample: date.is_sample,
  recording: null,
  isUnrecorded: date.unrecorded_at !== null,
});

export async function showCalendar(
  db: Db,
  member: Member,
  { show, ...asked }: CalendarQuery,
  now: Date,
): Promise<CalendarPage> {
  const [page, isHolder] = await Promise.all([
    readPage(asked, (request) => listDates(db, member, { show, now }, request), {
      cursorOf: ({ starts_at, id }) => ({ at: starts_at, id }),
      toItem: toView,
    }),
    holdsGatherings(db, member, now),
  ]);
  const items = show === "past" ? await withRecordings(db, member, page.items, now) : page.items;
  return { ...page, items, isHolder };
}

/** What was filmed of them, as far as it is open to whoever asks. */
async function withRecordings(db: Db, member: Member, dates: CalendarDate[], now: Date) {
  const ids = dates.map(({ id }) => id);
  const recordings = await listRecordingsOfDates(db, ids);
  const open = recordings.length === 0 ? new Set<string>() : await entitledCourses(db, member, now);
  const watched = new Map(
    recordings
      .filter(({ isShown, shelfId }) => isShown && open.has(shelfId))
      .map(({ dateId, shelfId, id: lessonId }) => [dateId, { shelfId, lessonId }]),
  );
  const filmed = new Set(recordings.filter(({ isShown }) => isShown).map(({ dateId }) => dateId));
  return dates.map((date) => ({
    ...date,
    recording: watched.get(date.id) ?? null,
    isUnrecorded: date.isUnrecorded && !filmed.has(date.id),
  }));
}

export async function showDate(db: Db, member: Member, id: string, now: Date): Promise<CalendarDate> {
  return toView(await requireDate(db, member, id, now));
}

/** Of somebody else's it is not said that there is one. */
export async function requireDate(
  db: Db,
  member: Member,
  id: string,
  now: Date,
): Promise<NonNullable<ShownDate>> {
  const date = await findDate(db, member, id, now);
  if (!date) throw new AppError("NOT_FOUND");
  return date;
}

/** One that is still to be changed by whoever comes: neither over nor canceled. */
export async function requireOpenDate(db: Db, member: Member, id: string, now: Date) {
  const date = await requireDate(db, member, id, now);
  if (date.canceled_at) throw new AppError("CONFLICT", { message: "This one has been canceled." });
  if (date.ends_at <= now) throw new AppError("CONFLICT", { message: "This one is over." });
  return date;
}

/** The way in, and nothing of it before its time. */
export async function joinGathering(
  db: Db,
  member: Member,
  id: string,
  now: Date,
): Promise<{ link: string }> {
  const date = await findWayIn(db, member, id, now);
  if (!date) throw new AppError("NOT_FOUND");
  const refuse = (message: string) => new AppError("FORBIDDEN", { message });
  if (date.canceled_at) throw refuse("This one has been canceled.");
  if (date.ends_at <= now) throw refuse("This one is over.");
  if (opensAt(date) > now) throw refuse(`The way in opens ${opensMinutesBefore} minutes before it begins.`);
  if (date.link === null) {
    throw new AppError("NOT_FOUND", { message: "There’s no link yet. Please look again in a minute." });
  }
  return { link: date.link };
}

/** What the dashboard shows of it, asked of the database at once. */
export async function findOnCalendar(db: Db, member: Member, now: Date): Promise<LearningView["calendar"]> {
  const { zone: _, id, title, host, starts_at, ends_at, ...known } = await findNext(db, member, now);
  if (!id || title === null || host === null || !starts_at || !ends_at) return { ...known, next: null };
  const next = {
    id,
    title,
    host,
    startsAt: starts_at.toISOString(),
    minutes: minutesOf({ starts_at, ends_at }),
    opensAt: opensAt({ starts_at }).toISOString(),
  };
  return { ...known, next };
}
