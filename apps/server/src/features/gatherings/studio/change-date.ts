import type { CancelDateBody, GatheringDateBody } from "@academy/contract/studio/gatherings";
import { type Db, inTransaction, type Tx } from "../../../platform/db/database.ts";
import { AppError } from "../../../platform/errors.ts";
import { type Actor, recordAudit } from "../../audit/public.ts";
import { planReminders } from "../reminders/plan-reminders.ts";
import { tellChange } from "../reminders/tell-change.ts";
import { cancelDates, endOf, findDateRow, ownGathering, updateDate } from "./dates.queries.ts";
import { findGathering } from "./gatherings.queries.ts";
import { isOver } from "./make-gathering.ts";
import { readMoment } from "./plan-series.ts";

async function requireStanding(tx: Tx, id: string, now: Date) {
  const date = await findDateRow(tx, id);
  const gathering = date && (await findGathering(tx, date.gathering_id));
  if (!gathering) throw new AppError("NOT_FOUND");
  if (date.canceled_at) throw new AppError("CONFLICT", { message: "This date has been canceled." });
  if (date.ends_at <= now) throw new AppError("CONFLICT", { message: "This date is over." });
  return { date, gathering };
}

/** Moves one date, or gives it words and a link of its own. From then on the series leaves its time alone. */
export function changeDate(db: Db, id: string, body: GatheringDateBody, { by, now }: Actor): Promise<void> {
  const { startsOn: day, time, clockChange, minutes, title, about, link, basedOn } = body;
  return inTransaction(db, async (tx) => {
    const { date, gathering } = await requireStanding(tx, id, now);
    const startsAt = readMoment(gathering.zone, { day, time }, clockChange);
    const endsAt = endOf(startsAt, minutes);
    const isMoved = startsAt.getTime() !== date.starts_at.getTime();
    if (isMoved && startsAt <= now) throw isOver("startsOn");
    const changesTime = isMoved || endsAt.getTime() !== date.ends_at.getTime();
    const change = {
      title,
      about,
      link,
      ...(changesTime && { starts_at: startsAt, ends_at: endsAt, is_by_hand: true }),
      ...(isMoved && { moved_from: date.starts_at }),
    };
    if (!(await updateDate(tx, { id, basedOn, now }, change))) throw new AppError("CONFLICT");
    await ownGathering(tx, gathering.id);
    if (isMoved) {
      const was = date.starts_at;
      await tellChange(tx, {
        date: { ...date, starts_at: startsAt },
        kind: "moved",
        was,
        isRest: false,
        now,
      });
      await planReminders(tx, now);
    }
    const action = isMoved ? "gathering-date.moved" : "gathering-date.changed";
    await recordAudit(tx, { by, action, subject: { kind: "gathering-date", id } }, now);
  });
}

/** Whoever was to come is told; nobody is reminded of it any more. */
export function cancelDate(
  db: Db,
  id: string,
  { reason, what }: CancelDateBody,
  { by, now }: Actor,
): Promise<void> {
  return inTransaction(db, async (tx) => {
    const { date } = await requireStanding(tx, id, now);
    const isRest = what === "rest";
    const count = await cancelDates(tx, { date, isRest, reason, now });
    await tellChange(tx, { date, kind: "canceled", was: null, isRest: count > 1, now });
    const subject = { kind: "gathering-date", id };
    await recordAudit(tx, { by, action: "gathering-date.canceled", subject, detail: { dates: count } }, now);
  });
}
