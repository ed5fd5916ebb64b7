import { inTransaction, type Tx } from "../../../platform/db/database.ts";
import { AppError } from "../../../platform/errors.ts";
import { enqueue } from "../../../platform/jobs/enqueue.ts";
import { recordAudit } from "../../audit/public.ts";
import type { OrderDeps } from "../order-deps.ts";
import { refreshOrderJob } from "../order-jobs.ts";
import { findOrder, type Order, updateOrder } from "../orders.queries.ts";
import { refreshOrder } from "../refresh/refresh-order.ts";

/** Whether the day on which it closes is the owner's to bring forward: the money is gone, or is being taken back. */
export const canEndAccess = ({ state, end_reason: end }: Pick<Order, "state" | "end_reason">) =>
  state === "ending" && (end === "refunded" || end === "disputed");

/** As it was before. An event of the provider that changes it at the same moment does not change what the owner has decided. */
async function nameDay(tx: Tx, orderId: string, at: Date): Promise<Order> {
  for (;;) {
    const order = await findOrder(tx, orderId);
    if (!order) throw new AppError("NOT_FOUND");
    if (!canEndAccess(order)) throw new AppError("CONFLICT");
    if (await updateOrder(tx, order, { ends_at: at })) return order;
  }
}

/** Names now as the day on which it closes. A day may come sooner than was named, never later. */
export async function endAccess(deps: OrderDeps, orderId: string, by: string): Promise<void> {
  const { db, now, log } = deps;
  const at = now();
  await inTransaction(db, async (tx) => {
    const order = await nameDay(tx, orderId, at);
    const subject = { kind: "order", id: orderId };
    const detail = { because: order.end_reason, was: order.ends_at?.toISOString() ?? null };
    await recordAudit(tx, { by, action: "order.access-ended", subject, detail }, at);
    const key = `orders.end ${orderId} ${at.toISOString()}`;
    await enqueue(tx, refreshOrderJob, { orderId }, { key, runAt: at, now: at });
  });
  try {
    await refreshOrder(deps, { orderId });
  } catch (err) {
    // The job asks until the provider is back.
    log.warn({ err, orderId }, "an order could not be refreshed");
  }
}
