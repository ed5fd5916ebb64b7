import type { SessionHours, SessionHoursView } from "@academy/contract/studio/bookings";
import { type Db, inTransaction, type Tx } from "../../../platform/db/database.ts";
import { AppError } from "../../../platform/errors.ts";
import { type Actor, recordAudit } from "../../audit/public.ts";
import { findHours, holdHours, insertHours, writeHours } from "./hours.queries.ts";

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

export async function showHours(db: Db): Promise<SessionHoursView> {
  const kept = await findHours(db);
  return {
    hours: kept?.hours ?? noHours,
    isSample: kept?.isSample ?? false,
    savedAt: kept?.savedAt.toISOString() ?? null,
  };
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
    await writeHours(tx, { hours, isSample: false }, at);
    await recordAudit(tx, { by, action: "session-hours.saved", subject: { kind: "session-hours" } }, now);
    return { hours, isSample: false, savedAt: at.toISOString() };
  });
}

/** A demo's, so that sessions can be tried; they end as soon as an owner saves her own. */
export async function seedSampleHours(db: Db, now: Date): Promise<void> {
  const weekly = [1, 2, 3, 4].map((weekday) => ({ weekday, hours: { from: "10:00", to: "15:00" } }));
  const hours = {
    ...noHours,
    zone: "America/New_York",
    weekly,
    link: "https://meet.example.com/sample-room",
  };
  await insertHours(db, { hours, isSample: true }, now);
}
