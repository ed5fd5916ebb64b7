import { expect, test } from "vitest";
import { startStripe } from "../../../testing/outside/connect-stripe.ts";

test("a purchase is read as it stands: open, then paid", async () => {
  const { provider, request, server } = await startStripe();
  const { checkoutId, url } = await provider.openCheckout(request());

  expect(await provider.readPurchase(checkoutId)).toEqual({
    checkoutId,
    orderId: "order-1",
    isLive: false,
    status: "open",
    isSettled: false,
    amountCents: 49_700,
    currency: "USD",
    url,
    email: "ann@example.com",
    name: null,
    customerId: null,
    payments: [],
    subscription: null,
  });
  const { payment_intent } = server.pay(checkoutId, { name: "Ann O'Hara" });

  expect(await provider.readPurchase(checkoutId)).toEqual({
    checkoutId,
    orderId: "order-1",
    isLive: false,
    status: "complete",
    isSettled: true,
    amountCents: 49_700,
    currency: "USD",
    url: null,
    email: "ann@example.com",
    name: "Ann O'Hara",
    customerId: expect.stringMatching(/^cus_/),
    payments: [
      {
        id: payment_intent,
        amountCents: 49_700,
        taxCents: 0,
        currency: "USD",
        paidAt: new Date(Math.floor(server.clock.now().getTime() / 1000) * 1000),
        refundedCents: 0,
        dispute: "none",
      },
    ],
    subscription: null,
  });
});

test("what is under way is not settled until it has arrived, and may come back", async () => {
  const { provider, request, server } = await startStripe();
  const arriving = await provider.openCheckout(request());
  const bouncing = await provider.openCheckout(request({ orderId: "order-2" }));
  for (const { checkoutId } of [arriving, bouncing]) {
    server.pay(checkoutId, { settlesLater: true });
    expect(await provider.readPurchase(checkoutId)).toMatchObject({
      status: "complete",
      isSettled: false,
      payments: [],
    });
  }

  server.moveDays(3);
  server.settle(arriving.checkoutId);
  server.decline(bouncing.checkoutId);

  const arrived = await provider.readPurchase(arriving.checkoutId);
  expect(arrived).toMatchObject({ isSettled: true, payments: [{ amountCents: 49_700 }] });
  expect(await provider.readPurchase(bouncing.checkoutId)).toMatchObject({ isSettled: false, payments: [] });
});

test("a card that was refused leaves the checkout open, and only what arrived counts", async () => {
  const { provider, request, server } = await startStripe();
  const { checkoutId } = await provider.openCheckout(request());
  server.decline(checkoutId);
  server.decline(checkoutId);

  expect(await provider.readPurchase(checkoutId)).toMatchObject({ status: "open", payments: [] });
  server.pay(checkoutId);
  expect((await provider.readPurchase(checkoutId)).payments).toHaveLength(1);
});

test("nobody can pay after the end", async () => {
  const { provider, request, server } = await startStripe();
  const { checkoutId } = await provider.openCheckout(request());
  server.clock.moveMinutes(121);

  expect(await provider.readPurchase(checkoutId)).toMatchObject({
    status: "expired",
    isSettled: false,
    url: null,
  });
});

test("tax is told apart from what was agreed on, for one payment and for each month", async () => {
  const { provider, request, server } = await startStripe({ isTaxOn: true, taxPercent: 7 });
  const once = await provider.openCheckout(request());
  const monthly = await provider.openCheckout(
    request({ orderId: "order-2", plan: "monthly", amountCents: 9700 }),
  );
  server.pay(once.checkoutId);
  const { subscription } = server.pay(monthly.checkoutId);
  server.payNextInvoice(String(subscription));

  expect(await provider.readPurchase(once.checkoutId)).toMatchObject({
    amountCents: 49_700,
    payments: [{ amountCents: 53_179, taxCents: 3479 }],
  });
  const { amountCents, payments } = await provider.readPurchase(monthly.checkoutId);
  expect(amountCents).toBe(9700);
  expect(payments).toHaveLength(2);
  for (const payment of payments) expect(payment).toMatchObject({ amountCents: 10_379, taxCents: 679 });
});

test("an invoice for one payment does not count it twice", async () => {
  const { provider, request, server } = await startStripe({ hasInvoices: true });
  const { checkoutId } = await provider.openCheckout(request());
  const { invoice } = server.pay(checkoutId);

  expect(invoice).toMatch(/^in_/);
  expect((await provider.readPurchase(checkoutId)).payments).toHaveLength(1);
});

test("what was given back shows, in part and whole", async () => {
  const { provider, request, server } = await startStripe();
  const { checkoutId } = await provider.openCheckout(request());
  const intentId = String(server.pay(checkoutId).payment_intent);
  const refunded = async () => (await provider.readPurchase(checkoutId)).payments[0]?.refundedCents;

  expect(await refunded()).toBe(0);
  server.refund(intentId, 10_000);
  expect(await refunded()).toBe(10_000);
  server.refund(intentId);
  expect(await refunded()).toBe(49_700);
});

test("a payment is given back once, what is left of it", async () => {
  const { provider, request, server } = await startStripe();
  const { checkoutId } = await provider.openCheckout(request());
  const paymentId = String(server.pay(checkoutId).payment_intent);
  server.refund(paymentId, 700);

  await provider.refund(paymentId);
  await provider.refund(paymentId);

  expect((await provider.readPurchase(checkoutId)).payments).toMatchObject([{ refundedCents: 49_700 }]);
  await expect(provider.refund("pi_unknown")).rejects.toThrow("No such payment_intent");
});

test.each([
  ["needs_response", "won", "won"],
  ["needs_response", "lost", "lost"],
  ["needs_response", "prevented", "lost"],
  ["needs_response", "appeal_under_review", "open"],
  ["warning_needs_response", "warning_closed", "won"],
  ["warning_needs_response", "warning_under_review", "open"],
] as const)("a dispute that begins as %s and comes to %s is %s", async (begun, end, expected) => {
  const { provider, request, server } = await startStripe();
  const { checkoutId } = await provider.openCheckout(request());
  const intentId = String(server.pay(checkoutId).payment_intent);
  const dispute = async () => (await provider.readPurchase(checkoutId)).payments[0]?.dispute;

  expect(await dispute()).toBe("none");
  server.dispute(intentId, begun);
  expect(await dispute()).toBe("open");
  server.closeDispute(intentId, end);
  expect(await dispute()).toBe(expected);
});

test("of several disputes about a payment the lost one weighs most", async () => {
  const { provider, request, server } = await startStripe({ maxPageSize: 1 });
  const { checkoutId } = await provider.openCheckout(request());
  const intentId = String(server.pay(checkoutId).payment_intent);
  server.dispute(intentId);
  server.closeDispute(intentId, "lost");
  server.dispute(intentId);
  server.closeDispute(intentId, "won");
  server.dispute(intentId);

  expect((await provider.readPurchase(checkoutId)).payments).toMatchObject([{ dispute: "lost" }]);
});

test("where nothing is to be paid it is settled when it is completed, not before", async () => {
  const { provider, request, server } = await startStripe();
  const { checkoutId } = await provider.openCheckout(request());
  const session = server.world.things.get(checkoutId) ?? {};
  Object.assign(session, { payment_status: "no_payment_required" });

  expect(await provider.readPurchase(checkoutId)).toMatchObject({ isSettled: false });
  Object.assign(session, { status: "complete" });
  expect(await provider.readPurchase(checkoutId)).toMatchObject({ isSettled: true, payments: [] });
});

test("a checkout that is not ours has no order", async () => {
  const { provider, request, server } = await startStripe();
  const { checkoutId } = await provider.openCheckout(request());
  const session = server.world.things.get(checkoutId);
  Object.assign(session ?? {}, { metadata: {}, client_reference_id: null });

  expect(await provider.readPurchase(checkoutId)).toMatchObject({ orderId: null });
});
