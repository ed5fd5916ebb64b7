import type { Tx } from "../../../platform/db/database.ts";
import { emitEvent } from "../../webhooks/public.ts";
import type { Order } from "../orders.queries.ts";
import type { PaymentChange } from "./notices.ts";

/** Money that came in, and money that went back: each once, with the commit that writes it down. */
export async function tellOfPayments(
  tx: Tx,
  order: Order,
  payments: PaymentChange[],
  now: Date,
): Promise<void> {
  const { id, offer, plan, name, email, user_id: userId } = order;
  for (const { payment, isNew, newlyRefunded } of payments) {
    const data = {
      order: { id, offer, plan },
      buyer: { id: userId, name, email },
      receipt: payment.number,
      currency: payment.currency,
      amountCents: payment.amount_cents,
    };
    const about = { email, userId };
    if (isNew) await emitEvent(tx, { type: "order.paid", data, about }, now);
    if (newlyRefunded > 0) {
      const refund = { ...data, refundedCents: newlyRefunded };
      await emitEvent(tx, { type: "order.refunded", data: refund, about }, now);
    }
  }
}
