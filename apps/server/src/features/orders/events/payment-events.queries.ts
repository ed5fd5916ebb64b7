import type { Db, Tx } from "../../../platform/db/database.ts";

type NewEvent = { id: string; type: string; orderId: string | null; now: Date };

/** False when it was told before. */
export async function insertEvent(tx: Tx, { id, type, orderId, now }: NewEvent): Promise<boolean> {
  const inserted = await tx
    .insertInto("payment_events")
    .values({
      id,
      type,
      order_id: orderId,
      outcome: orderId === null ? "not-ours" : null,
      received_at: now,
      handled_at: orderId === null ? now : null,
    })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .returning("id")
    .executeTakeFirst();
  return inserted !== undefined;
}

/** With what it led to, in one commit. */
export async function setEventHandled(tx: Tx, id: string, now: Date): Promise<void> {
  await tx
    .updateTable("payment_events")
    .set({ outcome: "applied", handled_at: now })
    .where("id", "=", id)
    .execute();
}

/** The provider stops telling after three days: nobody asks for older ones. */
export async function deleteEvents(db: Db, before: Date): Promise<void> {
  await db
    .deleteFrom("payment_events")
    .where("received_at", "<", before)
    .where("handled_at", "is not", null)
    .execute();
}
