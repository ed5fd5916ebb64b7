import { expect, test } from "vitest";
import { startStripe } from "../../../testing/outside/connect-stripe.ts";
import { addMonths } from "../../../testing/outside/stripe/world.ts";

type Options = Parameters<typeof startStripe>[0];

/** Somebody has paid the first of several payments. */
async function subscribe(plan: "monthly" | "two-payments", options?: Options) {
  const started = await startStripe(options);
  const { provider, request, server } = started;
  const { checkoutId } = await provider.openCheckout(request({ plan, amountCents: 9700 }));
  const begun = Math.floor(server.clock.now().getTime() / 1000);
  const subscriptionId = String(server.pay(checkoutId).subscription);
  const subscriptionOf = (id: string) => {
    const thing = server.world.things.get(id);
    if (thing?.object !== "subscription") throw new Error("no subscription");
    return thing;
  };
  return {
    ...started,
    checkoutId,
    subscriptionId,
    subscription: subscriptionOf(subscriptionId),
    read: () => provider.readPurchase(checkoutId),
    /** So many months after the first payment. */
    after: (months: number) => new Date(addMonths(begun, months) * 1000),
  };
}

test("a membership is paid month by month, and every payment is read on whatever page it is", async () => {
  const { after, read, server, subscriptionId } = await subscribe("monthly", { maxPageSize: 2 });
  for (let month = 1; month <= 4; month++) server.payNextInvoice(subscriptionId);

  const { payments, subscription, isSettled } = await read();

  expect(payments.map(({ paidAt }) => paidAt)).toEqual([0, 1, 2, 3, 4].map(after));
  expect(new Set(payments.map(({ id }) => id)).size).toBe(5);
  for (const payment of payments) {
    expect(payment).toMatchObject({ id: expect.stringMatching(/^pi_/), amountCents: 9700, currency: "USD" });
  }
  expect(isSettled).toBe(true);
  expect(subscription).toEqual({
    id: subscriptionId,
    status: "active",
    periodEnd: after(5),
    isCanceled: false,
    hasEnd: false,
  });
});

test("each month's refund and dispute belong to that month", async () => {
  const { read, server, subscriptionId } = await subscribe("monthly");
  server.payNextInvoice(subscriptionId);
  server.payNextInvoice(subscriptionId);
  const [first, second, third] = (await read()).payments;

  server.refund(first?.id ?? "", 100);
  server.refund(second?.id ?? "", 5000);
  server.dispute(third?.id ?? "");

  expect((await read()).payments).toMatchObject([
    { refundedCents: 100, dispute: "none" },
    { refundedCents: 5000, dispute: "none" },
    { refundedCents: 0, dispute: "open" },
  ]);
});

test("an invoice that was paid in parts is several payments, and what came to nothing is none", async () => {
  const { read, server } = await subscribe("monthly", { isTaxOn: true });
  const whole = [...server.world.things.values()].find(({ object }) => object === "invoice_payment");
  if (whole?.object !== "invoice_payment") throw new Error("no payment of an invoice");
  const noted = { payment_record: "pr_1", type: "payment_record" as const };
  const others = [
    { ...whole, id: "inpay_noted", is_default: false, amount_paid: 2670, payment: noted },
    { ...whole, id: "inpay_canceled", is_default: false, status: "canceled", amount_paid: null },
  ];
  whole.amount_paid = 8000;
  for (const other of others) server.world.things.set(other.id, other);

  expect((await read()).payments).toMatchObject([
    { id: expect.stringMatching(/^pi_/), amountCents: 8000, taxCents: 727 },
    { id: "inpay_noted", amountCents: 2670, taxCents: 243, refundedCents: 0, dispute: "none" },
  ]);
});

test("a month that can't be paid is past due, and active again when it is paid after all", async () => {
  const { read, server, subscriptionId } = await subscribe("monthly");
  server.failNextInvoice(subscriptionId);

  expect(await read()).toMatchObject({ payments: [{}], subscription: { status: "past-due" } });
  server.failNextInvoice(subscriptionId);
  expect((await read()).payments).toHaveLength(1);
  server.payNextInvoice(subscriptionId);
  expect(await read()).toMatchObject({ payments: [{}, {}], subscription: { status: "active" } });
});

test.each([
  ["active", "active"],
  ["trialing", "active"],
  ["past_due", "past-due"],
  ["unpaid", "past-due"],
  ["incomplete", "past-due"],
  ["paused", "past-due"],
  ["something new", "past-due"],
  ["canceled", "ended"],
  ["incomplete_expired", "ended"],
] as const)("Stripe's %s is %s", async (stripes, ours) => {
  const { read, subscription } = await subscribe("monthly");
  subscription.status = stripes as typeof subscription.status;

  expect((await read()).subscription?.status).toBe(ours);
});

test("one that is canceled goes on to the end of the month, and can be taken back until then", async () => {
  const { after, provider, read, server, subscriptionId } = await subscribe("monthly");

  await provider.cancelSubscription(subscriptionId);
  await provider.cancelSubscription(subscriptionId);
  expect((await read()).subscription).toMatchObject({
    status: "active",
    isCanceled: true,
    periodEnd: after(1),
  });
  await provider.resumeSubscription(subscriptionId);
  await provider.resumeSubscription(subscriptionId);
  expect((await read()).subscription).toMatchObject({ status: "active", isCanceled: false });

  await provider.cancelSubscription(subscriptionId);
  server.moveDays(32);
  expect((await read()).subscription).toMatchObject({ status: "ended", periodEnd: after(1) });
  await expect(provider.resumeSubscription(subscriptionId)).rejects.toThrow("A canceled subscription");
});

test("one that was canceled for a day at Stripe can be taken back as well", async () => {
  const { provider, read, subscription, subscriptionId } = await subscribe("monthly");
  subscription.cancel_at = subscription.start_date + 1_000_000;

  expect((await read()).subscription).toMatchObject({
    isCanceled: true,
    periodEnd: new Date(subscription.cancel_at * 1000),
  });
  await provider.resumeSubscription(subscriptionId);
  expect((await read()).subscription).toMatchObject({ isCanceled: false });
});

test("two payments are two, and then it ends by itself", async () => {
  const { after, provider, read, server, subscriptionId } = await subscribe("two-payments");
  expect((await read()).subscription).toMatchObject({ hasEnd: false });

  await provider.endAfterTwo(subscriptionId);
  expect((await read()).subscription).toEqual({
    id: subscriptionId,
    status: "active",
    periodEnd: after(1),
    isCanceled: false,
    hasEnd: true,
  });
  server.payNextInvoice(subscriptionId);
  expect(await read()).toMatchObject({
    payments: [{}, {}],
    subscription: { status: "active", periodEnd: after(2), hasEnd: true, isCanceled: false },
  });
  server.moveDays(200);

  expect(await read()).toMatchObject({
    payments: [{}, {}],
    subscription: { status: "ended", periodEnd: after(2), hasEnd: true, isCanceled: false },
  });
  await provider.endAfterTwo(subscriptionId);
});

test("the second of two payments is taxed and taken from the same card as the first", async () => {
  const { provider, read, server, subscription, subscriptionId } = await subscribe("two-payments", {
    isTaxOn: true,
  });
  const card = subscription.default_payment_method;

  await provider.endAfterTwo(subscriptionId);
  server.payNextInvoice(subscriptionId);

  expect((await read()).payments).toMatchObject([{ taxCents: 970 }, { taxCents: 970 }]);
  expect(subscription.default_payment_method).toBe(card);
  expect(subscription.metadata).toEqual({ order_id: "order-1" });
});

test("the end is set once, however often and wherever it was interrupted", async () => {
  const { provider, read, server, subscriptionId } = await subscribe("two-payments");
  const schedules = () =>
    [...server.world.things.values()].filter(({ object }) => object === "subscription_schedule");
  const changes = () => server.requests.filter(({ method }) => method === "POST").length;
  server.fault({ kind: "500", count: 3, at: "POST /v1/subscription_schedules/" });

  await expect(provider.endAfterTwo(subscriptionId)).rejects.toThrow("Stripe answered with 500");
  expect(schedules()).toHaveLength(1);
  expect((await read()).subscription?.hasEnd).toBe(false);

  await Promise.all([provider.endAfterTwo(subscriptionId), provider.endAfterTwo(subscriptionId)]);
  expect((await read()).subscription?.hasEnd).toBe(true);
  const before = changes();
  await provider.endAfterTwo(subscriptionId);

  expect(schedules()).toHaveLength(1);
  expect(changes()).toBe(before);
});

test("two who set the end at the same moment set one", async () => {
  const { provider, read, server, subscriptionId } = await subscribe("two-payments");

  await Promise.all([1, 2, 3].map(() => provider.endAfterTwo(subscriptionId)));

  expect((await read()).subscription?.hasEnd).toBe(true);
  const { events } = server;
  expect(events.filter(({ type }) => type === "subscription_schedule.created")).toHaveLength(1);
});

test("an end that is set late, in the second month, is still after two payments", async () => {
  const { after, provider, read, server, subscriptionId } = await subscribe("two-payments");
  server.payNextInvoice(subscriptionId);
  server.moveDays(3);

  await provider.endAfterTwo(subscriptionId);
  server.moveDays(100);

  expect(await read()).toMatchObject({
    payments: [{}, {}],
    subscription: { status: "ended", periodEnd: after(2) },
  });
});

test.each(["monthly", "two-payments"] as const)(
  "%s ends at once when it must, and only once",
  async (plan) => {
    const { provider, read, server, subscriptionId } = await subscribe(plan);
    if (plan === "two-payments") await provider.endAfterTwo(subscriptionId);

    await provider.endSubscription(subscriptionId);
    // One that is under a schedule is ended through it.
    const way = plan === "monthly" ? /^\/v1\/subscriptions\// : /^\/v1\/subscription_schedules\/.*\/cancel$/;
    expect(server.requests.at(-1)?.path).toMatch(way);
    await provider.endSubscription(subscriptionId);
    server.moveDays(100);

    expect(await read()).toMatchObject({ payments: [{}], subscription: { status: "ended" } });
    await provider.endAfterTwo(subscriptionId);
    await expect(provider.endSubscription("sub_unknown")).rejects.toThrow("No such subscription");
  },
);

test("a first payment that takes days is no payment until it has arrived", async () => {
  const { provider, request, server } = await startStripe();
  const { checkoutId } = await provider.openCheckout(request({ plan: "monthly" }));
  server.pay(checkoutId, { settlesLater: true });

  expect(await provider.readPurchase(checkoutId)).toMatchObject({
    status: "complete",
    isSettled: false,
    payments: [],
  });
  server.settle(checkoutId);
  expect(await provider.readPurchase(checkoutId)).toMatchObject({ isSettled: true, payments: [{}] });
});
