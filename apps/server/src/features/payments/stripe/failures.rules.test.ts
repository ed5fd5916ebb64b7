import { expect, test } from "vitest";
import { startStripe } from "../../../testing/outside/connect-stripe.ts";
import type { FaultKind } from "../../../testing/outside/stripe/faults.ts";
import { openStripeServer } from "../../../testing/outside/stripe-server.ts";
import { type PaymentProvider, ProviderUnavailable } from "../payment-provider.ts";
import { openStripe } from "./open-stripe.ts";

const unavailable: [FaultKind, string, number][] = [
  // The library asks three times where that may help.
  ["500", "Stripe answered with 500", 3],
  ["429", "Stripe answered with 429", 1],
  ["409", "Stripe answered with 409", 3],
  ["html", "Stripe did not answer", 1],
  ["json", "Stripe's answer could not be read", 3],
  ["reset", "Stripe did not answer", 3],
  ["hang", "Stripe did not answer", 3],
  ["stall", "Stripe did not answer", 1],
];

test.each(unavailable)("%s is Stripe being away, and says so", async (kind, message, tries) => {
  const isSlow = kind === "hang" || kind === "stall";
  const { provider, request, server } = await startStripe(isSlow ? { patienceMs: 200 } : {});
  server.fault({ kind, count: 100 });

  const failure = await provider.openCheckout(request()).catch((error) => error);

  expect(failure).toBeInstanceOf(ProviderUnavailable);
  expect(failure.message).toBe(message);
  expect(server.requests).toHaveLength(tries);
  server.heal();
  expect(await provider.openCheckout(request())).toMatchObject({ checkoutId: expect.any(String) });
});

test("whatever is asked for says so when Stripe is away, and changes nothing", async () => {
  const { provider, request, server } = await startStripe();
  const { checkoutId } = await provider.openCheckout(request({ plan: "two-payments" }));
  const { subscription, customer } = server.pay(checkoutId);
  const before = JSON.stringify([...server.world.things]);
  const [subscriptionId, customerId] = [String(subscription), String(customer)];
  const ways: Record<string, (asked: PaymentProvider) => Promise<unknown>> = {
    openCheckout: (asked) => asked.openCheckout(request()),
    closeCheckout: (asked) => asked.closeCheckout(checkoutId),
    readPurchase: (asked) => asked.readPurchase(checkoutId),
    endAfterTwo: (asked) => asked.endAfterTwo(subscriptionId),
    cancelSubscription: (asked) => asked.cancelSubscription(subscriptionId),
    resumeSubscription: (asked) => asked.resumeSubscription(subscriptionId),
    endSubscription: (asked) => asked.endSubscription(subscriptionId),
    refund: (asked) => asked.refund("pi_1"),
    openPortal: (asked) => asked.openPortal({ customerId, checkoutId, returnUrl: "https://a.example" }),
    listCompleted: async (asked) => {
      for await (const each of asked.listCompleted(new Date(0))) return each;
    },
  };
  server.fault({ kind: "html", count: 100 });

  for (const [label, ask] of Object.entries(ways)) {
    await expect(ask(provider), label).rejects.toThrow(ProviderUnavailable);
  }
  expect(JSON.stringify([...server.world.things])).toBe(before);
});

test("a page of a list that is none is Stripe being away as well", async () => {
  const { provider, request, server } = await startStripe({ maxPageSize: 1 });
  for (const orderId of ["a", "b", "c"]) {
    server.pay((await provider.openCheckout(request({ orderId }))).checkoutId);
  }
  const found: unknown[] = [];
  const gather = async () => {
    for await (const each of provider.listCompleted(new Date(0))) {
      found.push(each);
      server.fault({ kind: "html", count: 1 });
    }
  };

  await expect(gather()).rejects.toThrow(ProviderUnavailable);
  expect(found).toHaveLength(1);
});

test("one slip of the connection goes unnoticed", async () => {
  const { provider, request, server } = await startStripe({ patienceMs: 200 });
  for (const kind of ["500", "reset", "hang"] as const) {
    server.fault({ kind, count: 1 });

    expect(await provider.openCheckout(request({ orderId: kind }))).toMatchObject({
      checkoutId: expect.any(String),
    });
  }
});

test("where nobody listens Stripe is away", async () => {
  const server = await openStripeServer();
  await server.close();
  const { secretKey, webhookSecret, address, clock } = server;
  const options = { secretKey, webhookSecret, address, isTaxOn: false, hasInvoices: false, now: clock.now };
  const provider = await openStripe(options);

  await expect(provider.readPurchase("cs_test_1")).rejects.toThrow(ProviderUnavailable);
});

test("what Stripe has decided is thrown on as it is", async () => {
  const { provider, request, server } = await startStripe();

  await expect(provider.readPurchase("cs_test_unknown")).rejects.toMatchObject({
    type: "StripeInvalidRequestError",
    statusCode: 404,
    code: "resource_missing",
  });
  await expect(provider.openCheckout(request({ amountCents: 10 }))).rejects.toMatchObject({
    type: "StripeInvalidRequestError",
    statusCode: 400,
  });
  expect(server.requests).toHaveLength(2);
});

test("a key that Stripe refuses is not repeated", async () => {
  const { server } = await startStripe();
  const { webhookSecret, address, clock } = server;
  const secretKey = "sk_test_of_somebody_else";
  const options = { secretKey, webhookSecret, address, isTaxOn: false, hasInvoices: false, now: clock.now };
  const provider = await openStripe(options);

  const failure = await provider.readPurchase("cs_test_1").catch((error) => error);

  expect(failure).toMatchObject({ type: "StripeAuthenticationError", statusCode: 401 });
  expect(failure.message).toBe("Invalid API Key provided: [secret]");
  for (const text of [failure.stack, JSON.stringify(failure)]) expect(text).not.toContain("sk_test");
});

test("a stand-in that speaks another version is not asked further", async () => {
  const { provider, request, server } = await startStripe();
  server.world.apiVersion = "2020-08-27";

  await expect(provider.openCheckout(request())).rejects.toThrow("Invalid Stripe API version");
});
