import type { Db, Tx } from "../../../platform/db/database.ts";

/** Reads a count and keeps it from everybody else until the transaction ends: the write that changes nothing does that. */
export async function holdAttempts(tx: Tx, id: string, now: Date) {
  return tx
    .insertInto("attempts")
    .values({ id, count: 0, last_at: now })
    .onConflict((conflict) => conflict.column("id").doUpdateSet({ id }))
    .returning(["count", "last_at"])
    .executeTakeFirstOrThrow();
}

export async function setAttempts(tx: Tx, id: string, count: number, now: Date): Promise<void> {
  await tx.updateTable("attempts").set({ count, last_at: now }).where("id", "=", id).execute();
}

export async function deleteAttempts(db: Db | Tx, id: string): Promise<void> {
  await db.deleteFrom("attempts").where("id", "=", id).execute();
}
