import type { Tx } from "../../../platform/db/database.ts";
import { enqueue } from "../../../platform/jobs/enqueue.ts";
import type { Purchase } from "../../payments/public.ts";
import { endAfterTwoJob, endSubscriptionJob, refreshOrderJob, remindOfSecondJob } from "../order-jobs.ts";
import { isOpenIn } from "../order-state.rules.ts";
import type { Order } from "../orders.queries.ts";

const day = 24 * 60 * 60 * 1000;

/** Whatever has to happen at a time that is known by now. Keys make each once, however often this runs. */
export async function scheduleNext(tx: Tx, order: Order, purchase: Purchase, now: Date): Promise<void> {
  const { id: orderId, plan, ends_at: endsAt, next_payment_at: nextAt } = order;
  if (order.state === "ending" && endsAt) {
    await enqueue(
      tx,
      refreshOrderJob,
      { orderId },
      { key: `orders.end ${orderId} ${endsAt.toISOString()}`, runAt: endsAt, now },
    );
  }
  await endCharging(tx, order, purchase, now);
  if (plan !== "two-payments" || !isOpenIn(order.state) || !purchase.subscription) return;
  if (!purchase.subscription.hasEnd && purchase.subscription.status !== "ended") {
    // A number of its own each time it is found missing: a job that was given up must not be the last word.
    const key = `orders.end-after-two ${orderId} ${order.revision}`;
    await enqueue(tx, endAfterTwoJob, { orderId }, { key, now });
  }
  if (nextAt && purchase.payments.length === 1) {
    const runAt = new Date(nextAt.getTime() - 3 * day);
    await enqueue(tx, remindOfSecondJob, { orderId }, { key: `orders.remind ${orderId}`, runAt, now });
  }
}

/** Whoever has their money back is charged no more. After a missed payment it runs on: paying it opens everything again. */
async function endCharging(tx: Tx, order: Order, { subscription }: Purchase, now: Date): Promise<void> {
  const isOver =
    order.end_reason === "refunded" || (order.state === "ended" && order.end_reason === "disputed");
  if (!isOver || !subscription || subscription.status === "ended") return;
  const key = `orders.end-subscription ${subscription.id} ${order.revision}`;
  await enqueue(tx, endSubscriptionJob, { subscriptionId: subscription.id }, { key, now });
}
