import { randomUUID } from "node:crypto";
import type { GiftBody } from "@academy/contract/orders";
import type { Selectable } from "kysely";
import type { Tables } from "../../../db/tables.ts";
import type { Db, Tx } from "../../../platform/db/database.ts";

export type Gift = Selectable<Tables["gifts"]>;

export async function insertGift(tx: Tx, orderId: string, gift: GiftBody): Promise<void> {
  await tx
    .insertInto("gifts")
    .values({
      id: randomUUID(),
      order_id: orderId,
      name: gift.name,
      email: gift.email,
      note: gift.note,
      deliver_on: gift.deliverOn,
      user_id: null,
      delivered_at: null,
    })
    .execute();
}

export async function listGifts(db: Db | Tx, orderIds: string[]): Promise<Gift[]> {
  if (orderIds.length === 0) return [];
  return db.selectFrom("gifts").selectAll().where("order_id", "in", orderIds).execute();
}

export async function findGift(db: Db | Tx, orderId: string): Promise<Gift | undefined> {
  return (await listGifts(db, [orderId]))[0];
}

/** False when it was handed over before. */
export async function setDelivered(
  tx: Tx,
  { id, userId, now }: { id: string; userId: string; now: Date },
): Promise<boolean> {
  const updated = await tx
    .updateTable("gifts")
    .set({ user_id: userId, delivered_at: now })
    .where("id", "=", id)
    .where("delivered_at", "is", null)
    .returning("id")
    .executeTakeFirst();
  return updated !== undefined;
}
