import { randomUUID } from "node:crypto";
import type { Selectable } from "kysely";
import { sql } from "kysely";
import type { Tables } from "../../db/tables.ts";
import type { Db, Tx } from "../../platform/db/database.ts";
import type { ProviderPayment } from "../payments/public.ts";

export type Payment = Selectable<Tables["payments"]>;

export async function listPayments(db: Db | Tx, orderIds: string[]): Promise<Payment[]> {
  if (orderIds.length === 0) return [];
  return db
    .selectFrom("payments")
    .selectAll()
    .where("order_id", "in", orderIds)
    .orderBy("paid_at")
    .orderBy("id")
    .execute();
}

export async function findPayment(
  db: Db | Tx,
  { orderId, id }: { orderId: string; id: string },
): Promise<Payment | undefined> {
  return db
    .selectFrom("payments")
    .selectAll()
    .where("order_id", "=", orderId)
    .where("id", "=", id)
    .executeTakeFirst();
}

export async function insertPayment(
  tx: Tx,
  orderId: string,
  { id, amountCents, taxCents, currency, paidAt, refundedCents, dispute }: ProviderPayment,
  now: Date,
): Promise<Payment> {
  const others = tx.selectFrom("payments").select("id").where("order_id", "=", orderId).limit(1);
  return tx
    .insertInto("payments")
    .values({
      id: randomUUID(),
      order_id: orderId,
      provider_id: id,
      number: await nextReceiptNumber(tx, paidAt),
      amount_cents: amountCents,
      tax_cents: taxCents,
      currency,
      refunded_cents: refundedCents,
      dispute,
      is_first: (await others.executeTakeFirst()) === undefined,
      paid_at: paidAt,
      created_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Receipts of a year are numbered as they come; the row is held until the payment is written down with it. */
async function nextReceiptNumber(tx: Tx, paidAt: Date): Promise<string> {
  const year = String(paidAt.getUTCFullYear());
  const { last } = await tx
    .insertInto("receipt_numbers")
    .values({ id: year, last: 1 })
    .onConflict((conflict) => conflict.column("id").doUpdateSet({ last: sql`receipt_numbers.last + 1` }))
    .returning("last")
    .executeTakeFirstOrThrow();
  return `LA-${year}-${String(last).padStart(5, "0")}`;
}

export async function updatePayment(
  tx: Tx,
  id: string,
  { refundedCents, dispute }: Pick<ProviderPayment, "refundedCents" | "dispute">,
): Promise<void> {
  await tx
    .updateTable("payments")
    .set({ refunded_cents: refundedCents, dispute })
    .where("id", "=", id)
    .execute();
}

export async function findPaymentById(db: Db, id: string): Promise<Payment | undefined> {
  return db.selectFrom("payments").selectAll().where("id", "=", id).executeTakeFirst();
}
