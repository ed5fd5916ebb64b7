import { randomUUID } from "node:crypto";
import type { Selectable } from "kysely";
import type { Tables } from "../../../db/tables.ts";
import type { Db, Tx } from "../../../platform/db/database.ts";

export type DateRow = Selectable<Tables["gathering_dates"]>;

const minuteMs = 60_000;
export const endOf = (startsAt: Date, minutes: number): Date =>
  new Date(startsAt.getTime() + minutes * minuteMs);

type NewDates = { gatheringId: string; minutes: number; now: Date };

export async function insertDates(
  tx: Tx,
  moments: readonly Date[],
  { gatheringId, minutes, now }: NewDates,
): Promise<void> {
  if (moments.length === 0) return;
  await tx
    .insertInto("gathering_dates")
    .values(
      moments.map((at) => ({
        id: randomUUID(),
        gathering_id: gatheringId,
        slot_at: at,
        starts_at: at,
        ends_at: endOf(at, minutes),
        title: null,
        about: null,
        link: null,
        is_by_hand: false,
        moved_from: null,
        canceled_at: null,
        cancel_reason: null,
        unrecorded_at: null,
        revision: 1,
        updated_at: now,
      })),
    )
    .execute();
}

/** Those of a series that are still to come where it has them. */
export async function listSlotsAfter(tx: Tx, gatheringId: string, now: Date): Promise<DateRow[]> {
  return tx
    .selectFrom("gathering_dates")
    .selectAll()
    .where("gathering_id", "=", gatheringId)
    .where("slot_at", ">", now)
    .orderBy("slot_at")
    .execute();
}

/** All at once, however many there are. */
export async function writeDates(tx: Tx, rows: readonly DateRow[]): Promise<void> {
  if (rows.length === 0) return;
  await tx
    .insertInto("gathering_dates")
    .values([...rows])
    .onConflict((conflict) =>
      conflict.column("id").doUpdateSet(({ ref }) => ({
        slot_at: ref("excluded.slot_at"),
        starts_at: ref("excluded.starts_at"),
        ends_at: ref("excluded.ends_at"),
        moved_from: ref("excluded.moved_from"),
        canceled_at: ref("excluded.canceled_at"),
        cancel_reason: ref("excluded.cancel_reason"),
        revision: ref("excluded.revision"),
        updated_at: ref("excluded.updated_at"),
      })),
    )
    .execute();
}

/** Those that somebody has said anything about. */
export async function listAttended(tx: Tx, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await tx
    .selectFrom("gathering_attendances")
    .select("date_id")
    .distinct()
    .where("date_id", "in", ids)
    .execute();
  return new Set(rows.map(({ date_id }) => date_id));
}

export async function deleteDates(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx.deleteFrom("gathering_dates").where("id", "in", ids).execute();
}

export async function findDateRow(db: Db | Tx, id: string): Promise<DateRow | undefined> {
  return db.selectFrom("gathering_dates").selectAll().where("id", "=", id).executeTakeFirst();
}

/** False when somebody has changed it since. */
export async function updateDate(
  tx: Tx,
  { id, basedOn, now }: { id: string; basedOn: number; now: Date },
  change: Partial<Omit<DateRow, "id" | "gathering_id" | "revision">>,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("gathering_dates")
    .set({ ...change, revision: basedOn + 1, updated_at: now })
    .where("id", "=", id)
    .where("revision", "=", basedOn)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** One date, or it and all after it, as far as they are not over. Answers how many. */
export async function cancelDates(
  tx: Tx,
  { date, isRest, reason, now }: { date: DateRow; isRest: boolean; reason: string; now: Date },
): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable("gathering_dates")
    .set((set) => ({
      canceled_at: now,
      cancel_reason: reason,
      is_by_hand: true,
      revision: set("revision", "+", 1),
      updated_at: now,
    }))
    .where("gathering_id", "=", date.gathering_id)
    .$if(!isRest, (dates) => dates.where("id", "=", date.id))
    .where("starts_at", ">=", date.starts_at)
    .where("ends_at", ">", now)
    .where("canceled_at", "is", null)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** What the owner has changed is hers: no sample any more, and without a sample’s room. */
export async function ownGathering(tx: Tx, id: string): Promise<void> {
  await tx
    .updateTable("gatherings")
    .set({ is_sample: false, link: null })
    .where("id", "=", id)
    .where("is_sample", "=", true)
    .execute();
}
