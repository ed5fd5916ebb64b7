import type { Db, Tx } from "../../platform/db/database.ts";

/** Those that are taken, from one on and before another; none of a booking that is to be moved. */
export async function listTaken(
  db: Db | Tx,
  { from, to, except }: { from: number; to: number; except?: string | undefined },
): Promise<Set<number>> {
  // Those of one booking follow each other: its first and its last say all of them.
  const rows = await db
    .selectFrom("booked_quarters")
    .select(({ fn }) => [fn.min("id").as("first"), fn.max("id").as("last")])
    .where("id", ">=", from)
    .where("id", "<", to)
    .$if(except !== undefined, (query) => query.where("booking_id", "!=", except as string))
    .groupBy("booking_id")
    .execute();
  const taken = new Set<number>();
  for (const { first, last } of rows) for (let id = first; id <= last; id++) taken.add(id);
  return taken;
}

/** False where one of them is another's: the database itself forbids two bookings at once. */
export async function takeQuarters(tx: Tx, bookingId: string, quarters: readonly number[]): Promise<boolean> {
  const inserted = await tx
    .insertInto("booked_quarters")
    .values(quarters.map((id) => ({ id, booking_id: bookingId })))
    .onConflict((conflict) => conflict.column("id").doNothing())
    .executeTakeFirst();
  return inserted.numInsertedOrUpdatedRows === BigInt(quarters.length);
}

export async function freeQuarters(tx: Tx, bookingId: string): Promise<void> {
  await tx.deleteFrom("booked_quarters").where("booking_id", "=", bookingId).execute();
}

/** When those begin that are booked, between two moments. */
export async function listBookedStarts(
  db: Db | Tx,
  { from, to, except }: { from: Date; to: Date; except?: string | undefined },
): Promise<Date[]> {
  const rows = await db
    .selectFrom("bookings")
    .select("starts_at")
    .where("state", "=", "booked")
    .where("starts_at", ">=", from)
    .where("starts_at", "<", to)
    .$if(except !== undefined, (query) => query.where("id", "!=", except as string))
    .execute();
  return rows.map(({ starts_at }) => starts_at);
}
