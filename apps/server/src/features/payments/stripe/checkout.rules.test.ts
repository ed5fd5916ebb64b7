import { expect, test } from "vitest";
import { startStripe } from "../../../testing/outside/connect-stripe.ts";
import { parseForm } from "../../../testing/outside/stripe/form.ts";

type StartedStripe = Awaited<ReturnType<typeof startStripe>>;
const lastForm = ({ server }: StartedStripe) => parseForm(server.requests.at(-1)?.text ?? "");
const inMinutes = ({ server }: StartedStripe, minutes: number) =>
  new Date(server.clock.now().getTime() + minutes * 60_000);

test("a checkout says everything that was decided, and carries the order wherever Stripe takes it", async () => {
  const started = await startStripe();
  const { provider, request, server } = started;

  const opened = await provider.openCheckout(request());

  expect(opened).toEqual({
    checkoutId: expect.stringMatching(/^cs_test_/),
    url: expect.stringContaining(opened.checkoutId),
  });
  expect(lastForm(started)).toEqual({
    mode: "payment",
    client_reference_id: "order-1",
    metadata: { order_id: "order-1" },
    line_items: [
      {
        quantity: "1",
        price_data: {
          currency: "usd",
          unit_amount: "49700",
          product_data: { name: "The Blueprint", description: "Self-guided" },
        },
      },
    ],
    success_url: "https://academy.example.com/thank-you?order=order-1",
    cancel_url: "https://academy.example.com/checkout",
    expires_at: String(Math.floor(inMinutes(started, 120).getTime() / 1000)),
    allow_promotion_codes: "false",
    adaptive_pricing: { enabled: "false" },
    automatic_tax: { enabled: "false" },
    customer_email: "ann@example.com",
    customer_creation: "always",
    payment_intent_data: { metadata: { order_id: "order-1" }, description: "The Blueprint" },
    invoice_creation: { enabled: "false" },
  });
  expect(server.requests.at(-1)?.headers).toMatchObject({ "stripe-version": "2026-10-28.endive" });
});

test.each(["two-payments", "monthly"] as const)("%s is a subscription by the month", async (plan) => {
  const started = await startStripe();
  const { provider, request } = started;

  await provider.openCheckout(request({ plan, amountCents: 9700 }));

  const form = lastForm(started);
  expect(form).toMatchObject({
    mode: "subscription",
    line_items: [{ price_data: { unit_amount: "9700", recurring: { interval: "month" } } }],
    subscription_data: { metadata: { order_id: "order-1" }, description: "The Blueprint" },
  });
  for (const other of ["payment_intent_data", "invoice_creation", "customer_creation"]) {
    expect(form).not.toHaveProperty(other);
  }
});

test("tax comes on top of what was agreed on, and invoices carry the order, where they are switched on", async () => {
  const started = await startStripe({ isTaxOn: true, hasInvoices: true });
  const { provider, request, server } = started;

  const { checkoutId } = await provider.openCheckout(request({ description: "" }));

  expect(lastForm(started)).toMatchObject({
    automatic_tax: { enabled: "true" },
    line_items: [{ price_data: { tax_behavior: "exclusive", product_data: { name: "The Blueprint" } } }],
    invoice_creation: { enabled: "true", invoice_data: { metadata: { order_id: "order-1" } } },
  });
  const { customer } = server.pay(checkoutId);
  await provider.openCheckout(request({ orderId: "order-2", customerId: String(customer) }));
  expect(lastForm(started)).toMatchObject({ customer, customer_update: { address: "auto" } });
});

test("somebody who has paid before is not made anew", async () => {
  const started = await startStripe();
  const { provider, request, server } = started;
  const first = await provider.openCheckout(request());
  server.pay(first.checkoutId);
  const { customerId } = await provider.readPurchase(first.checkoutId);

  const second = await provider.openCheckout(request({ orderId: "order-2", customerId }));
  const form = lastForm(started);
  server.pay(second.checkoutId);

  expect(form).toMatchObject({ customer: customerId });
  expect(form).not.toHaveProperty("customer_email");
  expect(await provider.readPurchase(second.checkoutId)).toMatchObject({ customerId });
});

test("the end of a checkout is held within what Stripe allows, whenever the order ends", async () => {
  const started = await startStripe();
  const { provider, request, server } = started;
  const minutesOf = async (minutes: number) => {
    const expiresAt = inMinutes(started, minutes);
    const { checkoutId } = await provider.openCheckout(request({ orderId: `order-${minutes}`, expiresAt }));
    const session = server.world.things.get(checkoutId);
    const end = session?.object === "checkout.session" ? session.expires_at : 0;
    return Math.round((end - server.clock.now().getTime() / 1000) / 60);
  };

  expect([await minutesOf(-10), await minutesOf(5), await minutesOf(45)]).toEqual([31, 31, 45]);
  expect([await minutesOf(24 * 60), await minutesOf(100 * 60)]).toEqual([24 * 60 - 1, 24 * 60 - 1]);
});

test("the same order opened twice is one checkout, and another question about it is not refused", async () => {
  const { provider, request } = await startStripe();
  const asked = request();

  const [first, again] = await Promise.all([provider.openCheckout(asked), provider.openCheckout(asked)]);
  const dearer = await provider.openCheckout({ ...asked, amountCents: 99_700 });
  const forAnother = await provider.openCheckout({ ...asked, email: "bea@example.com" });

  expect(again).toEqual(first);
  expect(new Set([first.checkoutId, dearer.checkoutId, forAnother.checkoutId]).size).toBe(3);
});

test("an order that Stripe has failed on is not stuck for as long as Stripe remembers", async () => {
  const { provider, request, server } = await startStripe();
  const asked = request();
  server.fault({ kind: "500", count: 1, isDone: true });

  await expect(provider.openCheckout(asked)).rejects.toThrow("Stripe answered with 500");
  await expect(provider.openCheckout(asked)).rejects.toThrow("Stripe answered with 500");
  server.clock.moveMinutes(10);

  expect(await provider.openCheckout(asked)).toMatchObject({ checkoutId: expect.any(String) });
});

test("an answer that got lost is asked for again and does not open a second checkout", async () => {
  const { provider, request, server } = await startStripe();
  server.fault({ kind: "reset", count: 1, isDone: true });

  const { checkoutId } = await provider.openCheckout(request());

  expect([...server.world.things.keys()]).toEqual([checkoutId]);
});

test("a checkout is closed once and for all, and one that is paid stays paid", async () => {
  const { provider, request, server } = await startStripe();
  const open = await provider.openCheckout(request());
  const paid = await provider.openCheckout(request({ orderId: "order-2" }));
  server.pay(paid.checkoutId);

  for (const { checkoutId } of [open, open, paid]) await provider.closeCheckout(checkoutId);

  expect(await provider.readPurchase(open.checkoutId)).toMatchObject({ status: "expired", url: null });
  expect(await provider.readPurchase(paid.checkoutId)).toMatchObject({ status: "complete", isSettled: true });
  await expect(provider.closeCheckout("cs_test_unknown")).rejects.toThrow("No such checkout.session");
});

test("a checkout that Stripe won't close is not taken for closed", async () => {
  const { provider, request, server } = await startStripe();
  const { checkoutId } = await provider.openCheckout(request());
  server.fault({ kind: "400", count: 1, at: `POST /v1/checkout/sessions/${checkoutId}/expire` });

  await expect(provider.closeCheckout(checkoutId)).rejects.toMatchObject({ statusCode: 400 });
  expect(await provider.readPurchase(checkoutId)).toMatchObject({ status: "open" });
});

test("what was completed since a day is found, on every page, also where it was opened the day before", async () => {
  const { provider, request, server } = await startStripe({ maxPageSize: 2 });
  const complete = async (orderId: string) => {
    const { checkoutId } = await provider.openCheckout(request({ orderId }));
    server.pay(checkoutId);
    return { checkoutId, orderId };
  };
  await complete("long-ago");
  server.moveDays(3);
  const { checkoutId } = await provider.openCheckout(request({ orderId: "opened-before" }));
  server.clock.moveMinutes(60);
  const since = server.clock.now();
  server.pay(checkoutId);
  await provider.openCheckout(request({ orderId: "still-open" }));
  const later = [await complete("a"), await complete("b"), await complete("c"), await complete("d")];

  const found = [];
  for await (const each of provider.listCompleted(since)) found.push(each);

  expect(found).toHaveLength(5);
  expect(found).toEqual(expect.arrayContaining([...later, { checkoutId, orderId: "opened-before" }]));
});

test("somebody changes their card on Stripe's page and comes back", async () => {
  const started = await startStripe();
  const { provider, request, server } = started;
  const { checkoutId } = await provider.openCheckout(request({ plan: "monthly" }));
  server.pay(checkoutId);
  const { customerId } = await provider.readPurchase(checkoutId);
  const returnUrl = "https://academy.example.com/account";

  const url = await provider.openPortal({ customerId: customerId ?? "", checkoutId, returnUrl });

  expect(url).toContain("/p/session/bps_");
  expect(lastForm(started)).toEqual({ customer: customerId, return_url: returnUrl });
});

test("a live key moves real money, a test key does not", async () => {
  const [live, play] = [await startStripe({ isLive: true }), await startStripe()];

  expect([live.provider.isLive, play.provider.isLive]).toEqual([true, false]);
  const { checkoutId } = await live.provider.openCheckout(live.request());
  expect(await live.provider.readPurchase(checkoutId)).toMatchObject({ isLive: true });
});
