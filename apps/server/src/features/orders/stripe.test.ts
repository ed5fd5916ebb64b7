import type { OfferKey } from "@academy/content/offers";
import { errorCatalogue } from "@academy/contract/errors";
import type { OrderView, StartCheckoutBody, StartedCheckout } from "@academy/contract/orders";
import { expect, onTestFinished, test } from "vitest";
import { openBrowser } from "../../testing/browser.ts";
import { holdings, jobsDone, orderBody, stateIn } from "../../testing/data/buyers.ts";
import { give, signInLearner } from "../../testing/data/learners.ts";
import { eventually } from "../../testing/eventually.ts";
import { movingClock } from "../../testing/moving-clock.ts";
import { openStripeServer } from "../../testing/outside/stripe-server.ts";
import { refusalOf } from "../../testing/refusal.ts";
import { startApi } from "../../testing/servers/start-api.ts";
import { insertCoupon } from "../offers/public.ts";

const email = "ann@example.org";
const blueprint = ["healers-business-blueprint"];
const stripeLive = {
  BASE_URL: "https://academy.example.com",
  SMTP_URL: "smtp://127.0.0.1:1",
  SELLER_NAME: "Elena Marlowe",
  SELLER_ADDRESS: "1 Main Street, Asheville, NC 28801, USA",
};

async function startAcademy(options: { isLive?: boolean } = {}) {
  const clock = movingClock(new Date("2031-05-15T12:00:00.000Z"));
  const stripe = await openStripeServer({ clock, ...options });
  onTestFinished(stripe.close);
  const api = await startApi({
    now: clock.now,
    env: { ...stripe.env, ...(options.isLive ? stripeLive : {}) },
    stripeAddress: stripe.address,
    retry: { maxAttempts: 5, firstDelayMs: 0, maxDelayMs: 0 },
  });
  const eventsUrl = `${api.url}/api/payments/events`;
  const start = async (
    wish: { offer: OfferKey } & Partial<StartCheckoutBody>,
    browser = openBrowser(api),
  ) => {
    const response = await browser.post("/api/checkout", orderBody(wish));
    if (response.status !== 200) throw new Error(await response.text());
    const { order, url } = (await response.json()) as StartedCheckout;
    const { checkout_id: session } = await api.db
      .selectFrom("orders")
      .select("checkout_id")
      .where("id", "=", order)
      .executeTakeFirstOrThrow();
    const comesTo = (wanted: string) =>
      eventually(
        () => stateIn(api, order),
        (found) => found === wanted,
      );
    return { order, url, session: session ?? "", comesTo };
  };
  const tell = (how?: Parameters<typeof stripe.deliver>[2]) => stripe.deliver(eventsUrl, undefined, how);
  const paymentOf = async (order: string) => {
    const rows = await api.db
      .selectFrom("payments")
      .select("provider_id")
      .where("order_id", "=", order)
      .execute();
    return rows.map(({ provider_id }) => provider_id);
  };
  return { api, clock, stripe, eventsUrl, start, tell, paymentOf };
}

test("one payment: told backwards and twice, it opens once, and a refund closes it", async () => {
  const { api, clock, stripe, start, tell, paymentOf } = await startAcademy();
  const { order, url, session, comesTo } = await start({ offer: "blueprintGuided" });
  expect(new URL(url).host).toBe(`127.0.0.1:${stripe.address.port}`);
  expect(await (await api.get("/api/offers")).json()).toMatchObject({ payment: "stripe" });

  stripe.pay(session, { email });
  expect(new Set(await tell({ isReversed: true, times: 2 }))).toEqual(new Set([204]));
  await comesTo("active");
  await jobsDone(api, clock.now());

  expect(await holdings(api, email)).toEqual(blueprint);
  const [payment = ""] = await paymentOf(order);
  expect(await paymentOf(order)).toHaveLength(1);
  expect(
    await api.db.selectFrom("payments").select(["amount_cents", "currency", "number"]).execute(),
  ).toEqual([{ amount_cents: 29_700, currency: "USD", number: "LA-2031-00001" }]);
  expect(
    await api.db.selectFrom("payment_events").select("id").where("handled_at", "is", null).execute(),
  ).toEqual([]);

  stripe.refund(payment);
  await tell();
  await comesTo("ending");
  clock.moveDays(3);
  await comesTo("ended");
  expect(await holdings(api, email)).toEqual([]);
});

test("two payments: the subscription ends by itself after the second, and what was bought stays", async () => {
  const { api, clock, stripe, start, tell, paymentOf } = await startAcademy();
  const ann = await signInLearner(api);
  const { order, session, comesTo } = await start({ offer: "blueprintDeepDive", plan: "two-payments" }, ann);
  stripe.pay(session, { email: ann.email });
  await tell();
  await comesTo("active");
  await jobsDone(api, clock.now());
  const [schedule] = [...stripe.world.things.values()].filter(
    (thing) => (thing as { object: string }).object === "subscription_schedule",
  );
  expect(schedule).toMatchObject({ end_behavior: "cancel" });

  stripe.moveDays(31);
  await tell();
  await eventually(
    () => paymentOf(order),
    (payments) => payments.length === 2,
  );
  stripe.moveDays(31);
  await tell();
  await jobsDone(api, clock.now());
  stripe.moveDays(62);
  await tell();
  await jobsDone(api, clock.now());

  expect(await paymentOf(order), "never a third").toHaveLength(2);
  expect(await stateIn(api, order)).toBe("active");
  expect(await holdings(api, ann.email)).toEqual(blueprint);
  const { items } = (await (await (await ann.signInAgain()).get("/api/my-orders")).json()) as {
    items: OrderView[];
  };
  expect(items[0]).toMatchObject({ nextPayment: null, totalCents: 49_800 });
});

test("a second payment that fails closes after the grace, and one that is made late opens again", async () => {
  const { api, clock, stripe, start, tell } = await startAcademy();
  const { order, session, comesTo } = await start({ offer: "blueprintGuided", plan: "two-payments" });
  stripe.pay(session, { email });
  await tell();
  await comesTo("active");
  await jobsDone(api, clock.now());
  const { subscription_id: subscription } = await api.db
    .selectFrom("orders")
    .select("subscription_id")
    .where("id", "=", order)
    .executeTakeFirstOrThrow();

  stripe.failNextInvoice(subscription ?? "");
  await tell();
  await comesTo("ending");
  expect(await holdings(api, email)).toEqual(blueprint);
  clock.moveDays(14);
  await comesTo("ended");
  expect(await holdings(api, email)).toEqual([]);
  stripe.payNextInvoice(subscription ?? "");
  await tell();
  await comesTo("active");
  expect(await holdings(api, email)).toEqual(blueprint);
});

test("what settles days later opens then; what fails instead opens nothing", async () => {
  const { api, clock, stripe, start, tell } = await startAcademy();
  const good = await start({ offer: "subscribePackage" });
  const bad = await start({ offer: "subscribePackage", email: "bob@example.org" });
  stripe.pay(good.session, { email, settlesLater: true });
  stripe.pay(bad.session, { email: "bob@example.org", settlesLater: true });
  await tell();
  await good.comesTo("processing");
  expect(await holdings(api, email)).toEqual([]);
  clock.moveDays(4);
  stripe.settle(good.session);
  stripe.decline(bad.session);
  await tell();
  await good.comesTo("active");
  await jobsDone(api, clock.now());
  expect(await holdings(api, "bob@example.org")).toEqual([]);
  clock.moveDays(11);
  await api.get(`/api/orders/${bad.order}/state`);
  expect(await stateIn(api, bad.order)).toBe("expired");
});

test("the provider away when somebody goes to pay: they are told, nothing is held, and the next try works", async () => {
  const { api, stripe, start } = await startAcademy();
  for (const kind of ["500", "html", "reset"] as const) {
    stripe.fault({ kind, count: 3, at: "POST /v1/checkout/sessions" });
    const response = await api.post("/api/checkout", orderBody({ offer: "subscribePackage" }));
    expect(await refusalOf(response), kind).toMatchObject({ status: 503, code: "PAYMENT_UNREACHABLE" });
    stripe.heal();
  }
  const states = await api.db.selectFrom("orders").select("state").execute();
  expect(states).toEqual([{ state: "expired" }, { state: "expired" }, { state: "expired" }]);
  expect((await start({ offer: "subscribePackage" })).url).toContain("http");
});

test("the provider refuses, our key for one: they are told, nothing is held, and the same order works once it is mended", async () => {
  const { api, clock, stripe } = await startAcademy();
  const once = {
    percentOff: 15,
    centsOff: null,
    offers: null,
    maxUses: 1,
    maxPerPerson: null,
    expiresAt: null,
  };
  for (const [kind, code] of [
    ["401", "PAYMENT_REFUSED"],
    ["400", "PAYMENT_REFUSED"],
    ["500", "PAYMENT_UNREACHABLE"],
  ] as const) {
    const coupon = `ONCE${kind}`;
    await api.db.transaction().execute((tx) => insertCoupon(tx, { code: coupon, ...once }, clock.now()));
    const body = orderBody({ offer: "subscribePackage", coupon });
    stripe.fault({ kind, count: 3, at: "POST /v1/checkout/sessions" });
    expect(await refusalOf(await api.post("/api/checkout", body)), kind).toEqual({
      code,
      ...errorCatalogue[code],
    });
    expect(errorCatalogue[code].message).toContain("You haven’t been charged.");
    const held = await api.db.selectFrom("orders").select("id").where("state", "=", "open").execute();
    expect(held, kind).toEqual([]);

    stripe.heal();
    const again = await api.post("/api/checkout", body);
    expect(again.status, kind).toBe(200);
    const { order, url } = (await again.json()) as StartedCheckout;
    expect(new URL(url).host).toBe(`127.0.0.1:${stripe.address.port}`);
    expect(await stateIn(api, order)).toBe("open");
    expect((await (await api.post("/api/checkout", body)).json()) as StartedCheckout).toEqual({ order, url });
    stripe.pay(new URL(url).pathname.split("/").at(-1) ?? "", { email });
    await api.get(`/api/orders/${order}/state`);
  }
});

test("the provider refuses to close what was begun before: they are told, and no second order is held", async () => {
  const { api, stripe, start } = await startAcademy();
  const { order } = await start({ offer: "subscribePackage" });
  stripe.fault({ kind: "401", count: 1, at: "POST /v1/checkout/sessions/" });

  const response = await api.post("/api/checkout", orderBody({ offer: "subscribePackage" }));

  expect(await refusalOf(response)).toMatchObject({ status: 502, code: "PAYMENT_REFUSED" });
  expect(await api.db.selectFrom("orders").select(["id", "state"]).execute()).toEqual([
    { id: order, state: "open" },
  ]);
});

test("the provider away when an event comes: it is taken, waits, and is handled when Stripe is back", async () => {
  const { api, clock, stripe, start, tell } = await startAcademy();
  const { session, comesTo } = await start({ offer: "subscribePackage" });
  stripe.pay(session, { email });
  stripe.fault({ kind: "500", count: 6, at: "GET /v1/checkout/sessions" });

  expect(new Set(await tell())).toEqual(new Set([204]));
  await comesTo("active");
  await jobsDone(api, clock.now());
  expect(await holdings(api, email)).toEqual(["all-courses"]);
});

test("no event at all: the thank-you page finds out by itself, and the hourly look does where nobody asks", async () => {
  const { api, clock, stripe, start } = await startAcademy();
  const asked = await start({ offer: "subscribePackage" });
  const silent = await start({ offer: "subscribePackage", email: "bob@example.org" });
  stripe.pay(asked.session, { email });
  stripe.pay(silent.session, { email: "bob@example.org" });

  expect(await (await api.get(`/api/orders/${asked.order}/state`)).json()).toMatchObject({ state: "active" });
  clock.moveMinutes(61);
  await silent.comesTo("active");
  expect(await holdings(api, "bob@example.org")).toEqual(["all-courses"]);
});

test("test-mode events are refused in live, and live ones are taken", async () => {
  const { api, stripe, eventsUrl, start } = await startAcademy({ isLive: true });
  const { session, comesTo } = await start({ offer: "subscribePackage" });
  stripe.pay(session, { email });
  const [event] = stripe.events;
  if (!event) throw new Error("nothing was told");
  expect(await stripe.deliver(eventsUrl, [{ ...event, livemode: false }])).toEqual([400]);
  expect(new Set(await stripe.deliver(eventsUrl, stripe.events))).toEqual(new Set([204]));
  await comesTo("active");
  expect(await holdings(api, email)).toEqual(["all-courses"]);
});

test("a membership is canceled at Stripe to the end of its month, and a card is changed there", async () => {
  const { api, clock, stripe, start, tell } = await startAcademy();
  const ann = await signInLearner(api);
  await give(api.db, ann.id, "blueprintSelfGuided");
  await api.db
    .updateTable("enrollments")
    .set({ completed_at: clock.now() })
    .where("user_id", "=", ann.id)
    .execute();
  const { order, session, comesTo } = await start({ offer: "alumniGroup" }, ann);
  stripe.pay(session, { email: ann.email });
  await tell();
  await comesTo("active");
  const { url } = (await (await ann.post(`/api/orders/${order}/card`)).json()) as { url: string };
  expect(url).toContain(String(stripe.address.port));

  stripe.fault({ kind: "401", count: 1, at: "POST /v1/subscriptions" });
  const refused = await refusalOf(await ann.post(`/api/orders/${order}/cancel`));
  expect(refused, "a key that is refused signs nobody out").toMatchObject({
    status: 502,
    code: "PAYMENT_REFUSED",
  });
  const canceled = (await (await ann.post(`/api/orders/${order}/cancel`)).json()) as OrderView;
  expect(canceled).toMatchObject({ state: "ending", end: "canceled", endsAt: "2031-06-15T12:00:00.000Z" });
  stripe.moveDays(32);
  await tell();
  await comesTo("ended");
  expect(await holdings(api, ann.email)).not.toContain("alumni-space");
});

test("an account that is deleted is charged no more", async () => {
  const { api, clock, stripe, start, tell, paymentOf } = await startAcademy();
  const ann = await signInLearner(api);
  const { order, session, comesTo } = await start({ offer: "blueprintGuided", plan: "two-payments" }, ann);
  stripe.pay(session, { email: ann.email });
  await tell();
  await comesTo("active");
  await jobsDone(api, clock.now());

  expect((await ann.post("/api/account/delete", { email: ann.email })).status).toBe(200);
  await jobsDone(api, clock.now());
  stripe.moveDays(60);
  await tell();
  await jobsDone(api, clock.now());
  expect(await paymentOf(order)).toHaveLength(1);
});
