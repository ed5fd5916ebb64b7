import { sampleLink, sampleZone } from "@academy/content/sample-gatherings";
import type { SessionHours, SessionHoursView } from "@academy/contract/studio/bookings";
import { type Db, inTransaction, type Tx } from "../../../platform/db/database.ts";
import { AppError } from "../../../platform/errors.ts";
import { listBenefits } from "../../access/public.ts";
import { type Actor, recordAudit } from "../../audit/public.ts";
import { findFreeTimes } from "./find-free-times.ts";
import { deleteSampleHours, findHours, holdHours, insertHours, writeHours } from "./hours.queries.ts";
import { minuteMs } from "./local-time.rules.ts";

/** Before the owner has said anything: no hours, and rules that most would choose. */
const noHours: SessionHours = {
  zone: "UTC",
  weekly: [],
  exceptions: [],
  bufferMinutes: 15,
  noticeHours: 48,
  weeksAhead: 8,
  mostPerWeek: null,
  changeHours: 24,
  handOverDays: 7,
  link: null,
};

export async function readHours(db: Db | Tx): Promise<SessionHours> {
  return (await findHours(db))?.hours ?? noHours;
}

const previewMs = 14 * 24 * 60 * 60_000;
const previewed = 12;

export async function showHours(db: Db | Tx, now: Date): Promise<SessionHoursView> {
  const kept = await findHours(db);
  const hours = kept?.hours ?? noHours;
  const isSample = kept?.isSample ?? false;
  return {
    // What stands for a room in samples is no address that anybody could keep.
    hours: isSample ? { ...hours, link: null } : hours,
    isSample,
    savedAt: kept?.savedAt.toISOString() ?? null,
    next: await listNext(db, hours, now),
  };
}

/** What follows from the hours: the next times at which the longest of the academy's sessions can be booked. */
async function listNext(db: Db | Tx, hours: SessionHours, now: Date): Promise<SessionHoursView["next"]> {
  const lengths = (await listBenefits(db)).flatMap(({ session }) => session?.minutes ?? []);
  if (lengths.length === 0) return null;
  const minutes = Math.max(...lengths);
  const from = new Date(now.getTime() + hours.noticeHours * 60 * minuteMs);
  const to = new Date(from.getTime() + previewMs);
  const free = await findFreeTimes(db, hours, { minutes, from, to, now });
  return { minutes, times: free.slice(0, previewed).map((moment) => moment.toISOString()) };
}

type Saving = { hours: SessionHours; savedAt: string | null };

/** What is booked already stays booked. Saved over newer ones it would undo what another window has said. */
export function saveHours(db: Db, { hours, savedAt }: Saving, { by, now }: Actor): Promise<SessionHoursView> {
  return inTransaction(db, async (tx) => {
    await holdHours(tx);
    const before = await findHours(tx);
    if ((before?.savedAt.toISOString() ?? null) !== savedAt) throw new AppError("CONFLICT");
    // Later than what it replaces, whatever the clock says: it tells them apart.
    const at = before && before.savedAt >= now ? new Date(before.savedAt.getTime() + 1) : now;
    const kept = { hours, isSample: false };
    // The first there are have no row that could be held: whoever is second finds that there is one.
    if (before) await writeHours(tx, kept, at);
    else if (!(await insertHours(tx, kept, at))) throw new AppError("CONFLICT");
    await recordAudit(tx, { by, action: "session-hours.saved", subject: { kind: "session-hours" } }, now);
    return showHours(tx, now);
  });
}

/** A demo's, so that sessions can be tried; they end as soon as an owner saves her own. */
export async function seedSampleHours(db: Db, now: Date): Promise<void> {
  const weekly = [1, 2, 3, 4].map((weekday) => ({ weekday, hours: { from: "10:00", to: "15:00" } }));
  const hours = { ...noHours, zone: sampleZone, weekly, link: sampleLink };
  await insertHours(db, { hours, isSample: true }, now);
}

/** A live academy has none, also where it begins with what a demo kept. */
export const removeSampleHours = (db: Db): Promise<void> => deleteSampleHours(db);
