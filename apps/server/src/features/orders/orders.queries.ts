import type { OfferKey } from "@academy/content/offers";
import type { OrderState } from "@academy/contract/orders";
import type { ExpressionBuilder, Selectable, Updateable } from "kysely";
import type { Tables } from "../../db/tables.ts";
import type { PageRequest } from "../../platform/db/cursor-paging.ts";
import type { Db, Tx } from "../../platform/db/database.ts";
import type { PaymentEvent } from "../payments/public.ts";
import { countingStates } from "./order-state.rules.ts";

export type Order = Selectable<Tables["orders"]>;

export async function findOrder(db: Db | Tx, id: string): Promise<Order | undefined> {
  return db.selectFrom("orders").selectAll().where("id", "=", id).executeTakeFirst();
}

/** Those of these ids that are an order's. */
export async function listKnownIds(db: Db | Tx, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom("orders")
    .select("id")
    .where("id", "in", [...ids])
    .execute();
  return rows.map(({ id }) => id);
}

export async function findSubmittedOrder(db: Db | Tx, submissionId: string): Promise<Order | undefined> {
  return db.selectFrom("orders").selectAll().where("submission_id", "=", submissionId).executeTakeFirst();
}

/** Paid or being paid: what was only begun is no order yet, and what was given back none any more. */
export async function countOrdersSince(db: Db, since: Date): Promise<number> {
  const { count } = await db
    .selectFrom("orders")
    .select((select) => select.fn.countAll<number | string>().as("count"))
    .where("created_at", ">=", since)
    .where("state", "in", ["processing", "active", "ending"])
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** False when this submission has its order already. */
export async function insertOrder(tx: Tx, order: Order): Promise<boolean> {
  const inserted = await tx
    .insertInto("orders")
    .values(order)
    .onConflict((conflict) => conflict.column("submission_id").doNothing())
    .returning("id")
    .executeTakeFirst();
  return inserted !== undefined;
}

/**
 * Changes an order that is still as whoever asks has read it: false when somebody was faster, and what they know of it
 * is old.
 */
export async function updateOrder(
  tx: Tx,
  { id, revision }: Pick<Order, "id" | "revision">,
  change: Updateable<Tables["orders"]>,
): Promise<boolean> {
  const updated = await tx
    .updateTable("orders")
    .set({ ...change, revision: revision + 1 })
    .where("id", "=", id)
    .where("revision", "=", revision)
    .returning("id")
    .executeTakeFirst();
  return updated !== undefined;
}

/** The order that an event is about, by whatever the event names. */
export async function findOrderOf(
  db: Db | Tx,
  { orderId, checkoutId, subscriptionId, paymentId }: PaymentEvent,
): Promise<string | undefined> {
  const orders = db.selectFrom("orders").select("orders.id");
  const found =
    (orderId && (await orders.where("id", "=", orderId).executeTakeFirst())) ||
    (checkoutId && (await orders.where("checkout_id", "=", checkoutId).executeTakeFirst())) ||
    (subscriptionId && (await orders.where("subscription_id", "=", subscriptionId).executeTakeFirst())) ||
    (paymentId &&
      (await db
        .selectFrom("payments")
        .select("order_id as id")
        .where("provider_id", "=", paymentId)
        .executeTakeFirst()));
  return found ? found.id : undefined;
}

/** What somebody has begun to pay and not finished, of one offer. By the account, or by the address where there is none. */
export async function listOpenOrders(
  db: Db | Tx,
  { userId, email, offer }: { userId: string | null; email: string; offer: OfferKey },
): Promise<Order[]> {
  return db
    .selectFrom("orders")
    .selectAll()
    .where("offer", "=", offer)
    .where("state", "=", "open")
    .where((where) =>
      userId === null
        ? where.and([where("email", "=", email), where("user_id", "is", null)])
        : where("user_id", "=", userId),
    )
    .where(isNoGift)
    .execute();
}

/** A person's orders that stand, those of the highest of these offers first. */
export async function listStandingOrders(
  db: Db | Tx,
  userId: string,
  offers: readonly OfferKey[],
): Promise<Order[]> {
  if (offers.length === 0) return [];
  const rows = await db
    .selectFrom("orders")
    .selectAll()
    .where("user_id", "=", userId)
    .where("offer", "in", [...offers])
    .where("state", "=", "active")
    .where(isNoGift)
    .execute();
  return rows.toSorted((a, b) => offers.indexOf(b.offer) - offers.indexOf(a.offer));
}

/** What somebody buys for others is another matter than what they buy for themselves. */
const isNoGift = ({ not, exists, selectFrom }: ExpressionBuilder<Tables, "orders">) =>
  not(exists(selectFrom("gifts").select("gifts.id").whereRef("gifts.order_id", "=", "orders.id")));

const maxLinks = 500;

/** A person's orders, each with the one it builds upon. */
export async function listChainLinks(db: Db | Tx, userId: string) {
  return db
    .selectFrom("orders")
    .select(["id", "upgrades_order_id"])
    .where("user_id", "=", userId)
    .orderBy("created_at", "desc")
    .limit(maxLinks)
    .execute();
}

/** What somebody may be paying for right now, for less because of what they paid before. */
export async function listOpenUpgrades(db: Db | Tx, userId: string): Promise<Order[]> {
  return db
    .selectFrom("orders")
    .selectAll()
    .where("user_id", "=", userId)
    .where("state", "=", "open")
    .where("upgrade_cents", ">", 0)
    .execute();
}

/** Orders that build upon another. */
export async function listUpgradesOf(tx: Db | Tx, orderId: string): Promise<Order[]> {
  return tx
    .selectFrom("orders")
    .selectAll()
    .where("upgrades_order_id", "=", orderId)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
}

/** Seats of an offer that are sold, or held while somebody pays. */
export async function countSeats(db: Db | Tx, offer: OfferKey): Promise<number> {
  const { count } = await db
    .selectFrom("orders")
    .select((select) => select.fn.countAll<number>().as("count"))
    .where("offer", "=", offer)
    .where("state", "in", [...countingStates])
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** A code that was used stays used when what it bought has ended. */
const usingStates: OrderState[] = [...countingStates, "ended"];

/** How often a coupon was used, or is being used; of one person, by account or address. */
export async function countCouponUses(
  db: Db | Tx,
  couponId: string,
  person: { userId: string | null; email: string | null } | null,
): Promise<number> {
  const { count } = await db
    .selectFrom("orders")
    .select((select) => select.fn.countAll<number>().as("count"))
    .where("coupon_id", "=", couponId)
    .where("state", "in", usingStates)
    .$if(person !== null, (query) =>
      query.where((where) =>
        where.or([
          where("email", "=", person?.email ?? ""),
          ...(person?.userId ? [where("user_id", "=", person.userId)] : []),
        ]),
      ),
    )
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** How often each of these was used, or is being used. */
export async function countUsesOf(db: Db, couponIds: string[]): Promise<Map<string, number>> {
  if (couponIds.length === 0) return new Map();
  const rows = await db
    .selectFrom("orders")
    .select((select) => ["coupon_id", select.fn.countAll<number | string>().as("count")] as const)
    .where("coupon_id", "in", couponIds)
    .where("coupon_id", "is not", null)
    .where("state", "in", usingStates)
    .groupBy("coupon_id")
    .execute();
  return new Map(rows.map(({ coupon_id, count }) => [coupon_id ?? "", Number(count)]));
}

/** One's orders, the newest first; those that nobody went on with are left out. */
export async function listOrdersOf(db: Db, userId: string, { after, limit }: PageRequest): Promise<Order[]> {
  return db
    .selectFrom("orders")
    .selectAll()
    .where("user_id", "=", userId)
    .where("state", "not in", ["expired"])
    .$if(after !== undefined, (query) =>
      query.where((where) =>
        where.or([
          where("created_at", "<", after?.at ?? new Date(0)),
          where.and([where("created_at", "=", after?.at ?? new Date(0)), where("id", "<", after?.id ?? "")]),
        ]),
      ),
    )
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
}

/** Those whose news may have been missed, the longest unasked first. Paid ones are asked about for as long as a bank may take money back. */
export async function listToCheck(
  db: Db,
  { checkedBefore, paidAfter, limit }: { checkedBefore: Date; paidAfter: Date; limit: number },
): Promise<Order[]> {
  return db
    .selectFrom("orders")
    .selectAll()
    .where("provider", "!=", "none")
    .where("checkout_id", "is not", null)
    .where("forgotten_at", "is", null)
    .where("checked_at", "<", checkedBefore)
    .where((where) =>
      where.or([
        where("state", "in", ["open", "processing", "ending"]),
        where.and([
          where("state", "=", "active"),
          where.or([where("subscription_id", "is not", null), where("created_at", ">", paidAfter)]),
        ]),
      ]),
    )
    .orderBy("checked_at")
    .limit(limit)
    .execute();
}

/** Orders that came to nothing. */
export async function deleteExpired(db: Db, before: Date): Promise<void> {
  await db
    .deleteFrom("orders")
    .where("state", "=", "expired")
    .where("created_at", "<", before)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(selectFrom("payments").select("payments.id").whereRef("payments.order_id", "=", "orders.id")),
      ),
    )
    .execute();
}
