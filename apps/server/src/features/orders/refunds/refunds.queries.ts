import { type Selectable, sql } from "kysely";
import type { Tables } from "../../../db/tables.ts";
import type { Db, Tx } from "../../../platform/db/database.ts";

export type Refund = Selectable<Tables["refunds"]>;

/** False while another one of this payment is under way. */
export async function insertRefund(tx: Tx, refund: Refund): Promise<boolean> {
  const inserted = await tx
    .insertInto("refunds")
    .values(refund)
    // A literal: only then does the engine see which index is meant.
    .onConflict((conflict) => conflict.column("payment_id").where("state", "=", sql.lit("asked")).doNothing())
    .returning("id")
    .executeTakeFirst();
  return inserted !== undefined;
}

export async function findRefund(db: Db, id: string): Promise<Refund | undefined> {
  return db.selectFrom("refunds").selectAll().where("id", "=", id).executeTakeFirst();
}

/** The oldest first, with the name of whoever asked. */
export async function listRefunds(db: Db, orderId: string) {
  return db
    .selectFrom("refunds")
    .leftJoin("users", "users.id", "refunds.asked_by")
    .selectAll("refunds")
    .select("users.name as by")
    .where("order_id", "=", orderId)
    .orderBy("refunds.created_at")
    .orderBy("refunds.id")
    .execute();
}

/** It is settled once. */
export async function settleRefund(
  db: Db,
  id: string,
  { state, failure = null, now }: { state: "done" | "failed"; failure?: string | null; now: Date },
): Promise<void> {
  await db
    .updateTable("refunds")
    .set({ state, failure, settled_at: now })
    .where("id", "=", id)
    .where("state", "=", "asked")
    .execute();
}
