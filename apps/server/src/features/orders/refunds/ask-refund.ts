import { type RefundBody, type RefundReason, refundReasons } from "@academy/contract/studio/orders";
import { inTransaction } from "../../../platform/db/database.ts";
import { AppError } from "../../../platform/errors.ts";
import { enqueue } from "../../../platform/jobs/enqueue.ts";
import { orderedId } from "../../../platform/ordered-id.ts";
import { recordAudit } from "../../audit/public.ts";
import { findTerms, type OfferTerms } from "../../offers/public.ts";
import type { OrderDeps } from "../order-deps.ts";
import { makeRefundJob } from "../order-jobs.ts";
import { findOrder, type Order } from "../orders.queries.ts";
import { findPayment, type Payment } from "../payments.queries.ts";
import { insertRefund } from "./refunds.queries.ts";

type Deps = Pick<OrderDeps, "db" | "now" | "provider">;

/** What could still be given back through the provider that took it. A bank has the last word about what is disputed. */
export function refundableCents(
  provider: OrderDeps["provider"],
  order: Pick<Order, "provider" | "checkout_id">,
  { amount_cents, refunded_cents, dispute }: Payment,
): number {
  const isReachable = provider?.name === order.provider && order.checkout_id !== null;
  if (!isReachable || dispute === "open" || dispute === "lost") return 0;
  return Math.max(0, amount_cents - refunded_cents);
}

/** Nobody can be within a guarantee that did not come with what they bought. */
export const refundReasonsOf = ({ moneyBackDays }: OfferTerms): RefundReason[] =>
  refundReasons.filter((reason) => reason !== "guarantee" || moneyBackDays !== null);

/**
 * Writes down that a payment is to be given back, with who asks and why, and the job that does it. One at a time: who
 * presses twice, or at the same moment as somebody else, is told. So is whoever looked at old figures.
 */
export async function askRefund(
  { db, now, provider }: Deps,
  orderId: string,
  { payment: paymentId, amountCents, refundedCents, reason }: RefundBody,
  by: string,
): Promise<void> {
  const at = now();
  await inTransaction(db, async (tx) => {
    const order = await findOrder(tx, orderId);
    const payment = order && (await findPayment(tx, { orderId, id: paymentId }));
    if (!payment) throw new AppError("NOT_FOUND");
    if (payment.refunded_cents !== refundedCents) throw new AppError("CONFLICT");
    const most = refundableCents(provider, order, payment);
    if (most === 0) throw new AppError("CONFLICT", { message: "This payment can’t be refunded from here." });
    if (amountCents > most) {
      throw new AppError("BAD_REQUEST", {
        field: "amountCents",
        message: "That’s more than is left of this payment.",
      });
    }
    if (!refundReasonsOf(await findTerms(tx, order.version_id)).includes(reason)) {
      throw new AppError("BAD_REQUEST", {
        field: "reason",
        message: "This offer has no money-back guarantee.",
      });
    }
    const refund = {
      id: orderedId(at),
      order_id: orderId,
      payment_id: paymentId,
      amount_cents: amountCents,
      before_cents: refundedCents,
      reason,
      asked_by: by,
      state: "asked" as const,
      failure: null,
      settled_at: null,
      created_at: at,
    };
    if (!(await insertRefund(tx, refund))) {
      throw new AppError("CONFLICT", { message: "A refund of this payment is already on its way." });
    }
    const detail = { amountCents, reason, receipt: payment.number };
    await recordAudit(
      tx,
      { by, action: "order.refund-asked", subject: { kind: "order", id: orderId }, detail },
      at,
    );
    await enqueue(
      tx,
      makeRefundJob,
      { refundId: refund.id },
      { key: `orders.make-refund ${refund.id}`, now: at },
    );
  });
}
