import { formatLongDate } from "@academy/content/format-date";
import { type Db, inTransaction, type Tx } from "../../../platform/db/database.ts";
import { AppError } from "../../../platform/errors.ts";
import { type Actor, recordAudit } from "../../audit/public.ts";
import { addRecording, listRecordingsOfDates, makeShelf } from "../../recordings/public.ts";
import { wallTimeAt } from "../zones/zone-time.rules.ts";
import { findStudioDate } from "./gatherings.queries.ts";
import { holdDate, listShelvesFor, setUnrecorded } from "./recordings.queries.ts";

async function requireOver(tx: Tx, id: string, now: Date) {
  await holdDate(tx, id);
  const date = await findStudioDate(tx, id);
  if (!date) throw new AppError("NOT_FOUND");
  if (date.canceled_at) throw new AppError("CONFLICT", { message: "This date was canceled." });
  if (date.ends_at > now) throw new AppError("CONFLICT", { message: "This date isn’t over yet." });
  return date;
}

/** A draft on the shelf of what the gathering is for, which is made where there is none. There is one recording of a date. */
export function putUpRecording(
  db: Db,
  { id, benefitId }: { id: string; benefitId: string },
  actor: Actor,
): Promise<{ id: string; courseId: string }> {
  return inTransaction(db, async (tx) => {
    const date = await requireOver(tx, id, actor.now);
    const [begun] = await listRecordingsOfDates(tx, [id]);
    if (begun) return { id: begun.id, courseId: begun.shelfId };
    const found = (await listShelvesFor(tx, date.gathering_id)).find((each) => each.benefitId === benefitId);
    if (!found) {
      throw new AppError("BAD_REQUEST", {
        field: "benefitId",
        message: "This gathering isn’t for that any more. Please reload the page.",
      });
    }
    const shelfId = found.shelfId ?? (await makeShelf(tx, { benefitId, title: found.name }, actor)).id;
    const title = `${date.own_title ?? date.title}, ${formatLongDate(wallTimeAt(date.zone, date.starts_at).day)}`;
    return addRecording(tx, { shelfId, title, gatheringDateId: id }, actor);
  });
}

/** Then nobody waits for it any more, and whoever was there reads that there is none. */
export function sayUnrecorded(db: Db, id: string, { by, now }: Actor): Promise<void> {
  return inTransaction(db, async (tx) => {
    if ((await requireOver(tx, id, now)).unrecorded_at) return;
    await setUnrecorded(tx, id, now);
    const subject = { kind: "gathering-date", id };
    await recordAudit(tx, { by, action: "gathering-date.unrecorded", subject }, now);
  });
}
