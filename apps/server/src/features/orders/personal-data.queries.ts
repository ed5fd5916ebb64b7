import type { OrderState } from "@academy/contract/orders";
import { sql } from "kysely";
import type { Clock } from "../../platform/clock.ts";
import type { Db, Tx } from "../../platform/db/database.ts";
import { enqueue } from "../../platform/jobs/enqueue.ts";
import type { Person, PersonalData } from "../../platform/personal-data.ts";
import { endSubscriptionJob, refreshOrderJob } from "./order-jobs.ts";

const ordersOf = (db: Db | Tx, { id }: Person) => db.selectFrom("orders").where("user_id", "=", id);

/** Those that were begun with the address and never paid are nobody's yet. */
const begunBy = (db: Db | Tx, { email }: Person) =>
  db.selectFrom("orders").where("email", "=", email).where("user_id", "is", null);

/**
 * What somebody bought. Receipts are kept when an account goes, since the law wants them; what is not needed for that
 * is not, and nobody whose account is gone is charged any more.
 */
export function makeOrderPersonalData(now: Clock): PersonalData {
  return {
    name: "orders",

    async collect(db, person) {
      const orders = await ordersOf(db, person)
        .select([
          "id",
          "offer",
          "plan",
          "state",
          "email",
          "name",
          "currency",
          "total_cents",
          "renewal_terms",
          "ends_at",
          "next_payment_at",
          "created_at",
        ])
        .orderBy("created_at")
        .execute();
      const ids = orders.map(({ id }) => id);
      const payments =
        ids.length === 0
          ? []
          : await db
              .selectFrom("payments")
              .select([
                "order_id",
                "number",
                "amount_cents",
                "tax_cents",
                "currency",
                "refunded_cents",
                "paid_at",
              ])
              .where("order_id", "in", ids)
              .orderBy("paid_at")
              .execute();
      const gifts = await db
        .selectFrom("gifts")
        .select(["order_id", "name", "email", "note", "deliver_on", "delivered_at"])
        .where((where) =>
          where.or([
            where("user_id", "=", person.id),
            ...(ids.length > 0 ? [where("order_id", "in", ids)] : []),
          ]),
        )
        .execute();
      const begun = await begunBy(db, person)
        .select(["offer", "plan", "state", "email", "name", "currency", "total_cents", "created_at"])
        .execute();
      const invitations = await db
        .selectFrom("invitations")
        .select(["email", "expires_at", "used_at", "revoked_at", "created_at"])
        .where("email", "=", person.email)
        .execute();
      return { orders, payments, gifts, begun, invitations };
    },

    async remove(tx, person) {
      const running = await ordersOf(tx, person)
        .select("subscription_id")
        .where("subscription_id", "is not", null)
        .where("state", "in", ["active", "ending"])
        .execute();
      for (const { subscription_id: subscriptionId } of running) {
        if (subscriptionId === null) continue;
        const key = `orders.end-subscription ${subscriptionId}`;
        await enqueue(tx, endSubscriptionJob, { subscriptionId }, { key, now: now() });
      }
      // A gift that waits for its day is paid for, and somebody else's already.
      await tx
        .updateTable("gifts")
        .set({ note: "" })
        .where("delivered_at", "is not", null)
        .where((where) =>
          where.or([
            where("user_id", "=", person.id),
            where("order_id", "in", ordersOf(tx, person).select("orders.id")),
          ]),
        )
        .execute();
      // One they were given says no more who they were.
      await tx
        .updateTable("gifts")
        .set({ name: "", email: "" })
        .where("user_id", "=", person.id)
        .where("delivered_at", "is not", null)
        .execute();
      await forgetUnpaid(tx, person, now());
      // With a new revision: whoever is asking the provider about one at this moment comes too late.
      await tx
        .updateTable("orders")
        .set((set) => ({
          forgotten_at: now(),
          revision: set("revision", "+", 1),
          state: sql<OrderState>`case when state = 'expired' or id in (select order_id from gifts) then state else 'ended' end`,
        }))
        .where("user_id", "=", person.id)
        .execute();
      // One that was used stands behind an order.
      await tx
        .deleteFrom("invitations")
        .where("email", "=", person.email)
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom("orders")
                .select("orders.id")
                .whereRef("orders.invitation_id", "=", "invitations.id"),
            ),
          ),
        )
        .execute();
    },

    // Orders are tied to the account from the moment they are paid.
    async keepThroughEmailChange() {},
  };
}

/** What nobody has paid says no more who began it, holds nothing, and can't be paid any more. */
async function forgetUnpaid(tx: Tx, person: Person, at: Date): Promise<void> {
  await tx
    .deleteFrom("orders")
    .where("id", "in", begunBy(tx, person).select("orders.id").where("state", "=", "expired"))
    .execute();
  const forgotten = await tx
    .updateTable("orders")
    .set((set) => ({
      ...{ email: "", name: "", name_key: "", last_name_key: "" },
      ...{ state: "expired", forgotten_at: at, revision: set("revision", "+", 1) },
    }))
    .where((where) =>
      where.or([
        where("user_id", "=", person.id),
        where.and([where("email", "=", person.email), where("user_id", "is", null)]),
      ]),
    )
    .where("state", "in", ["open", "expired"])
    .returning(["id", "checkout_id"])
    .execute();
  if (forgotten.length === 0) return;
  await tx
    .updateTable("gifts")
    .set({ name: "", email: "", note: "" })
    .where(
      "order_id",
      "in",
      forgotten.map(({ id }) => id),
    )
    .execute();
  for (const { id: orderId, checkout_id: checkoutId } of forgotten) {
    const key = `orders.forgotten ${orderId}`;
    if (checkoutId) await enqueue(tx, refreshOrderJob, { orderId }, { key, now: at });
  }
}
