import type { WebhookProblem, WebhookState } from "@academy/contract/studio/webhooks";
import type { Insertable } from "kysely";
import type { Tables } from "../../db/tables.ts";
import type { PageRequest } from "../../platform/db/cursor-paging.ts";
import type { Db, Tx } from "../../platform/db/database.ts";
import { orderedId } from "../../platform/ordered-id.ts";

export async function insertDelivery(
  tx: Db | Tx,
  delivery: Insertable<Tables["webhook_deliveries"]>,
): Promise<void> {
  await tx.insertInto("webhook_deliveries").values(delivery).execute();
}

export async function findDelivery(db: Db, id: string) {
  return db.selectFrom("webhook_deliveries").selectAll().where("id", "=", id).executeTakeFirst();
}

/** One try of a delivery: `attempts` were made before it. */
export type DeliveryTry = { id: string; round: number; attempts: number };
type Outcome = { state: WebhookState; nextAt: Date | null };

/** False when this try is written down already. */
export async function recordTry(
  tx: Tx,
  { id, round, attempts }: DeliveryTry,
  { state, nextAt }: Outcome,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("webhook_deliveries")
    .set({ state, next_at: nextAt, attempts: attempts + 1 })
    .where("id", "=", id)
    .where("round", "=", round)
    .where("attempts", "=", attempts)
    .where("state", "=", "waiting")
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Its endpoint was switched off before it could be sent. */
export async function giveUp(db: Db, { id, round }: Omit<DeliveryTry, "attempts">): Promise<void> {
  await db
    .updateTable("webhook_deliveries")
    .set({ state: "failed", next_at: null })
    .where("id", "=", id)
    .where("round", "=", round)
    .where("state", "=", "waiting")
    .execute();
}

type Attempt = {
  status: number | null;
  problem: WebhookProblem | null;
  ms: number;
  answer: string;
  at: Date;
};

export async function insertAttempt(tx: Tx, deliveryId: string, { at, ...attempt }: Attempt): Promise<void> {
  await tx
    .insertInto("webhook_attempts")
    .values({ id: orderedId(at), delivery_id: deliveryId, ...attempt, created_at: at })
    .execute();
}

/** To be sent once more: nothing while it still waits for its next try. */
export async function beginRound(tx: Tx, id: string, now: Date) {
  return tx
    .updateTable("webhook_deliveries")
    .set((set) => ({ state: "waiting", attempts: 0, next_at: now, round: set("round", "+", 1) }))
    .where("id", "=", id)
    .where("state", "<>", "waiting")
    .returning(["id", "round", "endpoint_id"])
    .executeTakeFirst();
}

/** The newest first. */
export async function listDeliveries(db: Db, endpointId: string, { after, limit }: PageRequest) {
  return db
    .selectFrom("webhook_deliveries")
    .select(["id", "event_id", "event", "state", "next_at", "created_at"])
    .where("endpoint_id", "=", endpointId)
    .$if(after !== undefined, (deliveries) =>
      deliveries.where((where) =>
        where(where.refTuple("created_at", "id"), "<", where.tuple(after?.at as Date, after?.id as string)),
      ),
    )
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
}

/** The newest first. */
export async function listAttempts(db: Db, deliveryIds: string[]) {
  if (deliveryIds.length === 0) return [];
  return db
    .selectFrom("webhook_attempts")
    .select(["delivery_id", "status", "problem", "ms", "answer", "created_at"])
    .where("delivery_id", "in", deliveryIds)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .execute();
}

/** Some at a time. Those that still wait go with the rest: nothing waits that long. */
export async function deleteDeliveriesBefore(db: Db, before: Date, limit: number): Promise<number> {
  const old = db.selectFrom("webhook_deliveries").select("id").where("created_at", "<", before).limit(limit);
  const { numDeletedRows } = await db
    .deleteFrom("webhook_deliveries")
    .where("id", "in", old)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
