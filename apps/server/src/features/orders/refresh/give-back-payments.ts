import type { Tx } from "../../../platform/db/database.ts";
import { enqueue } from "../../../platform/jobs/enqueue.ts";
import { refundJob } from "../order-jobs.ts";
import type { Order } from "../orders.queries.ts";
import type { PaymentChange } from "./notices.ts";

/** What was paid for something they had already, or for too little, goes back by itself. */
export async function giveBackPayments(
  tx: Tx,
  { id: orderId }: Order,
  payments: PaymentChange[],
  now: Date,
): Promise<void> {
  for (const { payment } of payments) {
    const key = `orders.refund ${payment.provider_id}`;
    await enqueue(tx, refundJob, { orderId, paymentId: payment.provider_id }, { key, now });
  }
}
