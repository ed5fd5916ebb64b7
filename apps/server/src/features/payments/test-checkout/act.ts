import { randomUUID } from "node:crypto";
import type { TestAct } from "@academy/contract/test-checkout";
import { z } from "zod";
import type { Clock } from "../../../platform/clock.ts";
import type { Tx } from "../../../platform/db/database.ts";
import { AppError } from "../../../platform/errors.ts";
import { enqueue } from "../../../platform/jobs/enqueue.ts";
import { defineJob, handleJob, type JobHandler } from "../../../platform/jobs/job.ts";
import { monthsAfter } from "../../../platform/months.rules.ts";
import { signEvent, testSignatureHeader } from "./events.ts";
import { actsOf } from "./test-checkout.rules.ts";
import {
  holdTestCheckout,
  insertTestPayment,
  listTestPayments,
  type TestCheckout,
  type TestPayment,
  updateTestCheckout,
  updateTestPayment,
} from "./test-checkouts.queries.ts";

const deliverEventJob = defineJob(
  "test-checkout.deliver-event",
  z.object({ id: z.string(), type: z.string(), orderId: z.string(), checkoutId: z.string() }),
);

type Deps = {
  key: string;
  now: Clock;
  /** Hands a request to the academy's own address for events; answers the status. */
  post: (body: string, headers: Record<string, string>) => Promise<number>;
};

/** Tells the academy what happened in its test checkout, as a real provider does: signed, over HTTP, until it is taken. */
export function handleDeliverEvents({ key, now, post }: Deps): JobHandler {
  return handleJob(deliverEventJob, async ({ id, type, orderId, checkoutId }) => {
    const body = JSON.stringify({ id, type, livemode: false, order: orderId, checkout: checkoutId });
    const status = await post(body, { [testSignatureHeader]: signEvent(body, key, now()) });
    if (status !== 204) throw new Error(`the event was answered with ${status}`);
  });
}

/** Lets happen what somebody chose, and tells the academy of it in an event, as a provider would. */
export async function act(tx: Tx, checkoutId: string, chosen: TestAct, now: Date): Promise<void> {
  const checkout = await holdTestCheckout(tx, checkoutId);
  if (!checkout) throw new AppError("NOT_FOUND");
  const payments = await listTestPayments(tx, checkoutId);
  // A second press of the same button finds it done.
  if (!actsOf(checkout, payments).includes(chosen)) throw new AppError("CONFLICT");
  await doAct(tx, chosen, checkout, payments, now);
  await tell(tx, checkout, chosen, now);
}

async function doAct(
  tx: Tx,
  chosen: TestAct,
  checkout: TestCheckout,
  payments: TestPayment[],
  now: Date,
): Promise<void> {
  const { id, plan } = checkout;
  const last = payments.at(-1);
  const subscribes =
    plan === "full" ? {} : { subscription: "active" as const, period_end: monthsAfter(now, 1) };
  switch (chosen) {
    case "pay":
    case "pay-later":
      await updateTestCheckout(tx, id, { status: "complete", is_declined: false, ...subscribes });
      return pay(tx, checkout, { isSettled: chosen === "pay", now });
    case "settle":
      return last && updateTestPayment(tx, last.id, { is_settled: true });
    case "decline":
      return updateTestCheckout(tx, id, { is_declined: true });
    case "walk-away":
      return;
    case "pay-next": {
      const isLast = plan === "two-payments" && checkout.has_end;
      const period_end = monthsAfter(checkout.period_end ?? now, 1);
      await updateTestCheckout(tx, id, { subscription: isLast ? "ended" : "active", period_end });
      return pay(tx, checkout, { isSettled: true, now });
    }
    case "miss-next":
      return updateTestCheckout(tx, id, { subscription: "past-due" });
    case "refund":
      return last && updateTestPayment(tx, last.id, { refunded_cents: last.amount_cents });
    case "refund-part": {
      const half = Math.floor((last?.amount_cents ?? 0) / 2);
      return last && updateTestPayment(tx, last.id, { refunded_cents: Math.max(last.refunded_cents, half) });
    }
    case "dispute":
      return last && updateTestPayment(tx, last.id, { dispute: "open" });
    case "win-dispute":
      return last && updateTestPayment(tx, last.id, { dispute: "won" });
    case "cancel":
      return updateTestCheckout(tx, id, { is_canceled: true });
    case "end":
      return updateTestCheckout(tx, id, { subscription: "ended" });
  }
}

async function pay(
  tx: Tx,
  { id, amount_cents }: TestCheckout,
  { isSettled, now }: { isSettled: boolean; now: Date },
): Promise<void> {
  await insertTestPayment(tx, {
    id: randomUUID(),
    checkout_id: id,
    amount_cents,
    refunded_cents: 0,
    dispute: "none",
    is_settled: isSettled,
    paid_at: now,
  });
}

/** The event leaves with the commit, and is told again until the academy has taken it. */
export async function tell(tx: Tx, checkout: TestCheckout, what: string, now: Date): Promise<void> {
  const { id: checkoutId, order_id: orderId } = checkout;
  const event = { id: randomUUID(), type: `test.${what}`, checkoutId, orderId };
  await enqueue(tx, deliverEventJob, event, { now });
}
