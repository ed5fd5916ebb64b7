import type { Selectable, Updateable } from "kysely";
import type { Tables } from "../../../db/tables.ts";
import type { Db, Tx } from "../../../platform/db/database.ts";

export type TestCheckout = Selectable<Tables["test_checkouts"]>;
export type TestPayment = Selectable<Tables["test_payments"]>;

export async function insertTestCheckout(tx: Tx, checkout: TestCheckout): Promise<void> {
  await tx
    .insertInto("test_checkouts")
    .values(checkout)
    .onConflict((conflict) => conflict.column("order_id").doNothing())
    .execute();
}

export async function findTestCheckout(db: Db | Tx, id: string): Promise<TestCheckout | undefined> {
  return db.selectFrom("test_checkouts").selectAll().where("id", "=", id).executeTakeFirst();
}

export async function findTestCheckoutOf(db: Db | Tx, orderId: string): Promise<TestCheckout | undefined> {
  return db.selectFrom("test_checkouts").selectAll().where("order_id", "=", orderId).executeTakeFirst();
}

/** Whoever acts upon it keeps others waiting until they are done. */
export async function holdTestCheckout(tx: Tx, id: string): Promise<TestCheckout | undefined> {
  await tx.updateTable("test_checkouts").set({ id }).where("id", "=", id).execute();
  return findTestCheckout(tx, id);
}

export async function updateTestCheckout(
  tx: Tx,
  id: string,
  change: Updateable<Tables["test_checkouts"]>,
): Promise<void> {
  await tx.updateTable("test_checkouts").set(change).where("id", "=", id).execute();
}

export async function listTestPayments(db: Db | Tx, checkoutId: string): Promise<TestPayment[]> {
  return db
    .selectFrom("test_payments")
    .selectAll()
    .where("checkout_id", "=", checkoutId)
    .orderBy("paid_at")
    .orderBy("id")
    .execute();
}

export async function findTestPayment(db: Db | Tx, id: string): Promise<TestPayment | undefined> {
  return db.selectFrom("test_payments").selectAll().where("id", "=", id).executeTakeFirst();
}

export async function insertTestPayment(tx: Tx, payment: TestPayment): Promise<void> {
  await tx.insertInto("test_payments").values(payment).execute();
}

export async function updateTestPayment(
  tx: Tx,
  id: string,
  change: Updateable<Tables["test_payments"]>,
): Promise<void> {
  await tx.updateTable("test_payments").set(change).where("id", "=", id).execute();
}

export async function listCompletedSince(db: Db, since: Date): Promise<TestCheckout[]> {
  return db
    .selectFrom("test_checkouts")
    .selectAll()
    .where("status", "=", "complete")
    .where("created_at", ">", since)
    .orderBy("created_at")
    .limit(1000)
    .execute();
}
