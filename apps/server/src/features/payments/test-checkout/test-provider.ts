import { randomUUID } from "node:crypto";
import type { Clock } from "../../../platform/clock.ts";
import { type Db, inTransaction } from "../../../platform/db/database.ts";
import type { CheckoutRequest, OpenedCheckout, PaymentProvider } from "../payment-provider.ts";
import { tell } from "./act.ts";
import { readTestEvent, testSignatureHeader } from "./events.ts";
import { checkoutOf, purchaseOf, testCheckoutPath } from "./test-checkout.rules.ts";
import {
  findTestCheckout,
  findTestCheckoutOf,
  findTestPayment,
  holdTestCheckout,
  insertTestCheckout,
  listCompletedSince,
  listTestPayments,
  type TestCheckout,
  updateTestCheckout,
  updateTestPayment,
} from "./test-checkouts.queries.ts";

type Deps = { db: Db; now: Clock; key: string };

/** A demo's payment provider: everything but money. What a real one would keep, it keeps in tables of its own. */
export function makeTestProvider(deps: Deps): PaymentProvider {
  const { db, now, key } = deps;
  const change = (subscription: string, what: string, changed: Partial<TestCheckout>) =>
    changeCheckout(deps, checkoutOf(subscription), what, changed);
  return {
    name: "test",
    isLive: false,
    openCheckout: (request) => openCheckout(deps, request),
    async closeCheckout(id) {
      await inTransaction(db, async (tx) => {
        const checkout = await holdTestCheckout(tx, id);
        if (checkout?.status === "open") await updateTestCheckout(tx, id, { status: "expired" });
      });
    },
    async readPurchase(id) {
      const checkout = await findTestCheckout(db, id);
      if (!checkout) throw new Error("there is no such test checkout");
      return purchaseOf(checkout, await listTestPayments(db, id));
    },
    endAfterTwo: (subscription) => change(subscription, "ends-after-two", { has_end: true }),
    cancelSubscription: (subscription) => change(subscription, "cancel", { is_canceled: true }),
    resumeSubscription: (subscription) => change(subscription, "resume", { is_canceled: false }),
    endSubscription: (subscription) => change(subscription, "end", { subscription: "ended" }),
    async refund(paymentId, part) {
      await inTransaction(db, async (tx) => {
        const found = await findTestPayment(tx, paymentId);
        const checkout = found && (await holdTestCheckout(tx, found.checkout_id));
        const payment = checkout && (await findTestPayment(tx, paymentId));
        if (!payment) return;
        const { amount_cents: paid, refunded_cents: before } = payment;
        const refunded_cents = part ? Math.min(paid, before + part.amountCents) : paid;
        await updateTestPayment(tx, paymentId, { refunded_cents });
        await tell(tx, checkout, "refund", now());
      });
    },
    openPortal: async ({ checkoutId }) => testCheckoutPath(checkoutId),
    signatureHeader: testSignatureHeader,
    readEvent: (rawBody, signature) => readTestEvent(rawBody, signature, { key, now: now() }),
    async *listCompleted(since) {
      for (const { id, order_id } of await listCompletedSince(db, since)) {
        yield { checkoutId: id, orderId: order_id };
      }
    },
  };
}

async function openCheckout({ db, now }: Deps, request: CheckoutRequest): Promise<OpenedCheckout> {
  const checkout = await inTransaction(db, async (tx) => {
    await insertTestCheckout(tx, {
      id: randomUUID(),
      order_id: request.orderId,
      offer_name: request.offerName,
      plan: request.plan,
      amount_cents: request.amountCents,
      currency: request.currency,
      email: request.email,
      return_url: pathOf(request.returnUrl),
      cancel_url: pathOf(request.cancelUrl),
      status: "open",
      is_declined: false,
      subscription: null,
      period_end: null,
      is_canceled: false,
      has_end: false,
      expires_at: request.expiresAt,
      created_at: now(),
    });
    return findTestCheckoutOf(tx, request.orderId);
  });
  if (!checkout) throw new Error("a test checkout was neither made nor found");
  return { checkoutId: checkout.id, url: testCheckoutPath(checkout.id) };
}

/** Whoever sits at the machine may call it by any of its names, and stays at the one they came by. */
function pathOf(url: string): string {
  const { pathname, search } = new URL(url);
  return pathname + search;
}

async function changeCheckout(
  { db, now }: Deps,
  id: string,
  what: string,
  changed: Partial<TestCheckout>,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const checkout = await holdTestCheckout(tx, id);
    if (!checkout) return;
    await updateTestCheckout(tx, id, changed);
    await tell(tx, checkout, what, now());
  });
}
