import { fill } from "@academy/content/fill";
import { formatLongDate } from "@academy/content/format-date";
import { ownFacts } from "@academy/content/own-facts";
import type { Db } from "../../platform/db/database.ts";
import type { OwnFact } from "../../platform/own-facts.ts";
import { entitledCourses, type Member } from "../access/public.ts";
import { findNewestRecording, listRecordingsOfDates } from "../recordings/public.ts";
import { listDates } from "./calendar.queries.ts";

const words = ownFacts.recordings;

/** So far back a recording is looked for. */
const mostDates = 5;

type HeldDate = { id: string; title: string; starts_at: Date; zone: string; unrecorded_at: Date | null };
type FoundRecording = { title: string; shelfId: string; id: string };

const sourceOf = ({ title, shelfId, id }: FoundRecording) => ({
  title,
  url: `/course/${shelfId}/lesson/${id}`,
});

/** Where the recording of their last call is, and what came last of all that is open to them. */
export async function tellOfRecordings(db: Db, member: Member, now: Date): Promise<OwnFact | undefined> {
  const [dates, newest] = await Promise.all([
    listHeld(db, member, now),
    findNewestRecording(db, member, now),
  ]);
  const ofCalls = await tellOfCalls(db, member, dates, now);
  const lines = [...ofCalls.lines];
  if (newest && newest.id !== ofCalls.found?.id) {
    lines.push(fill(words.newest, { title: newest.title, day: formatLongDate(newest.publishedAt) }));
  }
  if (lines.length === 0) return undefined;
  const found = [ofCalls.found, newest].filter((each) => each !== undefined);
  const sources = [...found.map(sourceOf), words.source];
  const isFirst = ({ url }: { url: string }, index: number) =>
    sources.findIndex((each) => each.url === url) === index;
  return { text: lines.join("\n"), sources: sources.filter(isFirst) };
}

/** What they could come to and is over, the last first. */
async function listHeld(db: Db, member: Member, now: Date): Promise<HeldDate[]> {
  const page = { after: undefined, limit: mostDates };
  const dates = await listDates(db, member, { show: "past", now }, page);
  return dates.filter(({ canceled_at }) => canceled_at === null);
}

/** The last one, and the last before it of which there is a recording that is open to them. */
async function tellOfCalls(db: Db, member: Member, dates: readonly HeldDate[], now: Date) {
  const [last] = dates;
  if (!last) return { lines: [], found: undefined };
  const ids = dates.map(({ id }) => id);
  const [all, open] = await Promise.all([listRecordingsOfDates(db, ids), entitledCourses(db, member, now)]);
  const shown = all.filter(({ isShown }) => isShown);
  const found = dates
    .flatMap((date) => shown.filter(({ dateId }) => dateId === date.id).map((each) => ({ ...each, date })))
    .find(({ shelfId }) => open.has(shelfId));
  const lines: string[] = [];
  if (found?.date !== last) {
    const isThere = shown.some(({ dateId }) => dateId === last.id);
    const without = last.unrecorded_at === null ? words.notYet : words.notRecorded;
    lines.push(fill(isThere ? words.closed : without, callOf(last)));
  }
  if (found) lines.push(fill(words.ofCall, { ...callOf(found.date), title: found.title }));
  return { lines, found };
}

/** The day where the call was set. */
const callOf = ({ title, starts_at, zone }: HeldDate) => ({
  call: title,
  day: starts_at.toLocaleDateString("en-US", { timeZone: zone, dateStyle: "long" }),
});
