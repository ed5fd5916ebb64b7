import { expect, test } from "vitest";
import { startStripe } from "../../../testing/outside/connect-stripe.ts";
import type { StripeEvent } from "../../../testing/outside/stripe/world.ts";
import { InvalidEvent } from "../payment-provider.ts";

async function startWithEvent() {
  const started = await startStripe();
  const { checkoutId } = await started.provider.openCheckout(started.request());
  started.server.pay(checkoutId);
  const event = started.server.events.find(({ type }) => type === "checkout.session.completed");
  if (!event) throw new Error("no event");
  return { ...started, checkoutId, event };
}

const inSeconds = (now: Date, seconds: number) => new Date(now.getTime() + seconds * 1000);

test("an event of Stripe's is read from its very bytes", async () => {
  const { checkoutId, event, provider, server } = await startWithEvent();
  const { body, signature } = server.sign(event);

  expect(provider.readEvent(body, signature)).toEqual({
    id: event.id,
    type: "checkout.session.completed",
    isLive: false,
    orderId: "order-1",
    checkoutId,
    subscriptionId: null,
    paymentId: expect.stringMatching(/^pi_/),
  });
});

test("an event may be five minutes old, or five minutes ahead, and not a second more", async () => {
  const { event, provider, server } = await startWithEvent();
  const readAt = (seconds: number) => {
    const { body, signature } = server.sign(event, { at: inSeconds(server.clock.now(), seconds) });
    return () => provider.readEvent(body, signature);
  };

  for (const seconds of [-299, 0, 299]) expect(readAt(seconds)()).toMatchObject({ id: event.id });
  for (const seconds of [-301, -86_400, 301, 86_400])
    expect(readAt(seconds), String(seconds)).toThrow(InvalidEvent);
});

test("a second time beside the one that was signed makes nothing of tomorrow come today", async () => {
  const { event, provider, server } = await startWithEvent();
  const { body, signature } = server.sign(event, { at: inSeconds(server.clock.now(), 86_400) });
  const today = `t=${Math.floor(server.clock.now().getTime() / 1000)}`;

  for (const header of [`${today},${signature}`, `${signature},${today}`]) {
    expect(() => provider.readEvent(body, header)).toThrow(InvalidEvent);
  }
});

test("an event that is kept becomes too old", async () => {
  const { event, provider, server } = await startWithEvent();
  const { body, signature } = server.sign(event);
  server.clock.moveMinutes(6);

  expect(() => provider.readEvent(body, signature)).toThrow(InvalidEvent);
});

test("nothing that is forged is read", async () => {
  const { event, provider, server } = await startWithEvent();
  const { body, signature } = server.sign(event);
  const time = /t=\d+/.exec(signature)?.[0] ?? "";
  const tomorrow = `t=${Math.floor(server.clock.now().getTime() / 1000) + 86_400}`;
  const forged: [string, Buffer, string | undefined][] = [
    ["no signature", body, undefined],
    ["an empty one", body, ""],
    ["nonsense", body, "nonsense"],
    ["no time", body, signature.replace(/t=\d+,/, "")],
    ["only a time", body, time],
    ["another time", body, signature.replace(time, tomorrow)],
    ["a second time behind", body, `${signature},${tomorrow}`],
    ["a second time in front", body, `${tomorrow},${signature.replace("v1=", "v0=")}`],
    ["another scheme", body, signature.replace("v1=", "v0=")],
    ["another secret", body, server.sign(event, { secret: "whsec_of_somebody_else" }).signature],
    ["another byte", Buffer.from(body.toString().replace("order-1", "order-2")), signature],
    ["a space more", Buffer.concat([body, Buffer.from(" ")]), signature],
    ["nothing at all", Buffer.alloc(0), signature],
  ];

  for (const [label, bytes, signed] of forged) {
    expect(() => provider.readEvent(bytes, signed), label).toThrow(InvalidEvent);
  }
});

test("what a refusal says quotes neither the secret nor what was sent", async () => {
  const { event, provider, server } = await startWithEvent();
  const { body } = server.sign(event);

  const refusals = [() => provider.readEvent(body, "t=1,v1=abc"), () => provider.readEvent(body, undefined)];

  for (const refusal of refusals) {
    expect(refusal).toThrow(/^(?!.*(whsec_|ann@|order-1|v1=)).*$/s);
  }
});

test("something signed that is no event is refused", async () => {
  const { provider, server } = await startWithEvent();
  const sign = (thing: unknown) => server.sign(thing as StripeEvent);
  const things = [
    {},
    [],
    null,
    "hello",
    { id: "evt_1", object: "v2.core.event", type: "v1.x", livemode: false },
    { id: "evt_1", type: "charge.refunded", livemode: false, data: {} },
    { id: "", type: "charge.refunded", livemode: false, data: { object: { object: "charge" } } },
    { id: "evt_1", type: "charge.refunded", livemode: "no", data: { object: { object: "charge" } } },
  ];

  for (const thing of things) {
    const { body, signature } = sign(thing);
    expect(() => provider.readEvent(body, signature), JSON.stringify(thing)).toThrow(InvalidEvent);
  }
});

test("the purchase is found in whatever Stripe tells about it", async () => {
  const { provider, request, server } = await startStripe({ hasInvoices: true });
  const once = await provider.openCheckout(request());
  const monthly = await provider.openCheckout(request({ orderId: "order-2", plan: "two-payments" }));
  const intent = String(server.pay(once.checkoutId).payment_intent);
  const { subscription } = server.pay(monthly.checkoutId);
  await provider.endAfterTwo(String(subscription));
  server.failNextInvoice(String(subscription));
  server.refund(intent, 100);
  server.dispute(intent);
  const [monthlyPayment] = (await provider.readPurchase(monthly.checkoutId)).payments;
  server.refund(monthlyPayment?.id ?? "");
  await provider.endSubscription(String(subscription));

  const read = server.events.map((event) => {
    const { body, signature } = server.sign(event);
    return { kind: event.data.object.object, ...provider.readEvent(body, signature) };
  });

  const paymentId = expect.stringMatching(/^pi_/);
  const ofOnce = { orderId: "order-1", subscriptionId: null, checkoutId: null };
  const all = (type: string) => read.filter((event) => event.type === type);
  expect(all("checkout.session.completed")).toMatchObject([
    { orderId: "order-1", checkoutId: once.checkoutId, paymentId: intent, subscriptionId: null },
    { orderId: "order-2", checkoutId: monthly.checkoutId, paymentId: null, subscriptionId: subscription },
  ]);
  expect(all("payment_intent.succeeded")[0]).toMatchObject({ ...ofOnce, paymentId: intent });
  expect(all("charge.succeeded")[0]).toMatchObject({ ...ofOnce, paymentId: intent });
  expect(all("charge.refunded")).toMatchObject([
    { ...ofOnce, paymentId: intent },
    { orderId: null, paymentId: monthlyPayment?.id },
  ]);
  expect(all("refund.created")[0]).toMatchObject({ orderId: null, paymentId: intent });
  expect(all("charge.dispute.created")).toMatchObject([{ orderId: null, paymentId: intent }]);
  expect(all("invoice.paid")).toMatchObject([
    { orderId: "order-1", subscriptionId: null },
    { orderId: "order-2", subscriptionId: subscription },
  ]);
  expect(all("invoice.payment_failed")).toMatchObject([{ orderId: "order-2", subscriptionId: subscription }]);
  expect(all("invoice_payment.paid")).toMatchObject([{ paymentId: intent }, { paymentId }]);
  for (const type of ["customer.subscription.created", "customer.subscription.deleted"]) {
    expect(all(type), type).toMatchObject([{ orderId: "order-2", subscriptionId: subscription }]);
  }
  expect(all("subscription_schedule.created")).toMatchObject([{ subscriptionId: subscription }]);
});

test("events of an older version, and with whole things instead of ids, are understood", async () => {
  const { event, provider, server } = await startWithEvent();
  const readAs = (object: object) => {
    const { body, signature } = server.sign({ ...event, data: { object } } as unknown as StripeEvent);
    return provider.readEvent(body, signature);
  };
  const metadata = { order_id: "order-9" };

  expect(
    readAs({
      object: "invoice",
      subscription: "sub_1",
      payment_intent: "pi_1",
      subscription_details: { metadata },
    }),
  ).toMatchObject({ orderId: "order-9", subscriptionId: "sub_1", paymentId: "pi_1" });
  expect(readAs({ object: "charge", payment_intent: { id: "pi_2" }, metadata })).toMatchObject({
    orderId: "order-9",
    paymentId: "pi_2",
  });
  expect(readAs({ object: "charge", payment_intent: 7, metadata: "none", subscription: [] })).toMatchObject({
    orderId: null,
    paymentId: null,
    subscriptionId: null,
  });
});
