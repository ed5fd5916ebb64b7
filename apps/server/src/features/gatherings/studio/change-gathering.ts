import type { GatheringChangeBody, RepeatRule } from "@academy/contract/studio/gatherings";
import { type Db, inTransaction, type Tx } from "../../../platform/db/database.ts";
import { AppError } from "../../../platform/errors.ts";
import { type Actor, recordAudit } from "../../audit/public.ts";
import { planReminders } from "../reminders/plan-reminders.ts";
import { tellChange } from "../reminders/tell-change.ts";
import { followSeries } from "../zones/follow-series.rules.ts";
import {
  type DateRow,
  deleteDates,
  endOf,
  insertDates,
  listAttended,
  listSlotsAfter,
  writeDates,
} from "./dates.queries.ts";
import { findGathering, updateGathering } from "./gatherings.queries.ts";
import { momentsAfter, refuseOtherBenefits } from "./make-gathering.ts";

/**
 * The dates to come follow what was changed; what is over, and what was moved or canceled by hand, stays as it is. A date
 * that is no more goes, but for one that people said they would come to: that is canceled, and they are told.
 */
export function changeGathering(
  db: Db,
  id: string,
  { basedOn, ...body }: GatheringChangeBody,
  { by, now }: Actor,
): Promise<void> {
  return inTransaction(db, async (tx) => {
    const before = await findGathering(tx, id);
    if (!before) throw new AppError("NOT_FOUND");
    const moments = momentsAfter(body, now);
    await refuseOtherBenefits(tx, body.benefits);
    if (!(await updateGathering(tx, body, { id, basedOn, now }))) throw new AppError("CONFLICT");
    const isSameRhythm = rhythmOf(before.repeat_rule) === rhythmOf(body.repeat);
    await moveDates(tx, { id, moments, minutes: body.minutes, isSameRhythm, now });
    await planReminders(tx, now);
    await recordAudit(tx, { by, action: "gathering.changed", subject: { kind: "gathering", id } }, now);
  });
}

const rhythmOf = (rule: RepeatRule | null) => (rule ? `${rule.kind} ${rule.every}` : "once");

type Move = { id: string; moments: readonly Date[]; minutes: number; isSameRhythm: boolean; now: Date };

async function moveDates(tx: Tx, { id, moments, minutes, isSameRhythm, now }: Move): Promise<void> {
  const slots = moments.map((at) => ({ at }));
  const dates = (await listSlotsAfter(tx, id, now)).map((row) => ({ id: row.id, slotAt: row.slot_at, row }));
  const { stays, added, gone } = followSeries(dates, slots, { isSameRhythm });
  const changed = stays.flatMap(({ date: { row }, at }) => {
    const next = row.is_by_hand ? { ...row, slot_at: at } : movedTo(row, at, minutes, now);
    return isSameTime(row, next) ? [] : [next];
  });
  const free = gone.map(({ row }) => row).filter((row) => !row.is_by_hand);
  const attended = await listAttended(
    tx,
    free.map((row) => row.id),
  );
  const canceled = free
    .filter((row) => attended.has(row.id) && row.canceled_at === null)
    .map(
      (row): DateRow => ({
        ...row,
        canceled_at: now,
        cancel_reason: "",
        revision: row.revision + 1,
        updated_at: now,
      }),
    );
  await writeDates(tx, [...changed, ...canceled]);
  await deleteDates(
    tx,
    free.flatMap((row) => (attended.has(row.id) ? [] : [row.id])),
  );
  await insertDates(tx, added, { gatheringId: id, minutes, now });
  const before = new Map(dates.map(({ row }) => [row.id, row.starts_at]));
  const moved = changed.find((row) => row.starts_at.getTime() !== before.get(row.id)?.getTime());
  const was = moved && before.get(moved.id);
  if (moved && was)
    await tellChange(tx, { date: moved, kind: "moved", was, isRest: changed.length > 1, now });
  const [first] = canceled;
  if (first)
    await tellChange(tx, { date: first, kind: "canceled", was: null, isRest: canceled.length > 1, now });
}

function movedTo(row: DateRow, at: Date, minutes: number, now: Date): DateRow {
  const isMoved = at.getTime() !== row.starts_at.getTime();
  return {
    ...row,
    slot_at: at,
    starts_at: at,
    ends_at: endOf(at, minutes),
    moved_from: isMoved ? row.starts_at : row.moved_from,
    revision: row.revision + 1,
    updated_at: now,
  };
}

const isSameTime = (one: DateRow, other: DateRow) =>
  (["slot_at", "starts_at", "ends_at"] as const).every((key) => one[key].getTime() === other[key].getTime());
