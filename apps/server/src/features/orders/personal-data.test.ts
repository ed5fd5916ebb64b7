import { expect, test } from "vitest";
import { buy, goToPay, holdings, jobsDone, orderBody, stateIn } from "../../testing/data/buyers.ts";
import { signInLearner } from "../../testing/data/learners.ts";
import { startOrders } from "../../testing/data/orders.ts";
import { eventually } from "../../testing/eventually.ts";
import { nextMail } from "../../testing/mailbox.ts";
import { movingClock } from "../../testing/moving-clock.ts";
import { startApi } from "../../testing/servers/start-api.ts";
import { findOrCreateUser } from "../account/public.ts";
import { insertCoupon } from "../offers/public.ts";
import { actInTestCheckout } from "../payments/public.ts";
import { startCheckout } from "./checkout/start-checkout.ts";
import { countCouponUses } from "./orders.queries.ts";
import { makeOrderPersonalData } from "./personal-data.queries.ts";

test("one's orders are in the export, with what was paid and given", async () => {
  const api = await startApi();
  const ann = await signInLearner(api);
  const gift = { name: "Rose", email: "rose@example.org", note: "for you", deliverOn: null };
  await buy(api, { offer: "subscribePackage", gift }, ann);

  const exported = (await (await ann.get("/api/account/export")).json()) as { orders: object };

  expect(exported.orders).toMatchObject({
    orders: [{ offer: "subscribePackage", total_cents: 99_700 }],
    payments: [{ amount_cents: 99_700, number: expect.stringMatching(/^LA-/) }],
    gifts: [{ name: "Rose", note: "for you" }],
  });
});

test("a gift that waits for its day is handed over, though its giver has left", async () => {
  const clock = movingClock(new Date("2031-05-15T12:00:00.000Z"));
  const api = await startApi({ now: clock.now });
  const ann = await signInLearner(api);
  const gift = { name: "Rose", email: "rose@example.org", note: "for you", deliverOn: "2031-06-01" };
  await buy(api, { offer: "subscribePackage", gift }, ann);

  expect((await ann.post("/api/account/delete", { email: ann.email })).status).toBe(200);
  clock.moveDays(20);

  expect((await nextMail(api, gift.email)).text).toContain("for you");
  expect(await holdings(api, gift.email)).toEqual(["all-courses"]);
});

test("orders that nobody paid are forgotten after thirty days, and those of somebody who leaves at once", async () => {
  const clock = movingClock(new Date("2031-05-15T12:00:00.000Z"));
  const api = await startApi({ now: clock.now, hasHourlyJobs: true });
  const ann = await signInLearner(api);
  const bought = await buy(api, { offer: "subscribePackage", email: "bob@example.org" });
  const old = await goToPay(api, { offer: "subscribePackage" });
  await goToPay(api, { offer: "blueprintGuided", email: ann.email });
  clock.moveMinutes(32);
  await old.comesTo("expired");
  await jobsDone(api, clock.now());
  const left = async () => (await api.db.selectFrom("orders").select("id").execute()).map(({ id }) => id);
  expect(await left()).toHaveLength(3);

  await (await ann.signInAgain()).post("/api/account/delete", { email: ann.email });
  expect(await left()).toHaveLength(2);
  clock.moveDays(31);
  await eventually(left, (ids) => ids.length === 1);
  expect(await left()).toEqual([bought.order]);
});

test("whoever was given something, or never paid, leaves no name behind", async () => {
  const clock = movingClock(new Date("2031-05-15T12:00:00.000Z"));
  const api = await startApi({ now: clock.now });
  const ann = await signInLearner(api);
  const gift = { name: "Ann Who Was Given", email: ann.email, note: "for you", deliverOn: null };
  await buy(api, { offer: "subscribePackage", gift, email: "giver@example.org" });
  await eventually(
    () => holdings(api, ann.email),
    ({ length }) => length === 1,
  );
  await goToPay(api, { offer: "blueprintGuided", name: "Ann Who Never Paid", email: ann.email });

  expect((await (await ann.signInAgain()).post("/api/account/delete", { email: ann.email })).status).toBe(
    200,
  );
  const kept = {
    gifts: await api.db.selectFrom("gifts").selectAll().execute(),
    orders: await api.db.selectFrom("orders").selectAll().execute(),
  };
  expect(JSON.stringify(kept)).not.toMatch(/Ann Who/);
  expect(JSON.stringify(kept.gifts)).not.toContain(ann.email);
});

test("what somebody began to pay, for themselves or as a gift, says no more who they were, holds no code and can’t be paid", async () => {
  const clock = movingClock(new Date("2031-05-15T12:00:00.000Z"));
  const api = await startApi({ now: clock.now });
  const ann = await signInLearner(api);
  const always = { offers: null, maxUses: null, maxPerPerson: null, expiresAt: null };
  await api.db
    .transaction()
    .execute((tx) =>
      insertCoupon(tx, { code: "SPRING", percentOff: 10, centsOff: null, ...always }, clock.now()),
    );
  const own = await goToPay(api, { offer: "blueprintGuided", coupon: "SPRING" }, ann);
  const gift = { name: "Rose", email: "rose@example.org", note: "for you", deliverOn: null };
  const given = await goToPay(api, { offer: "subscribePackage", gift, coupon: "SPRING" }, ann);
  const begun = await goToPay(api, { offer: "subscribePackage", email: ann.email });

  expect((await ann.post("/api/account/delete", { email: ann.email })).status).toBe(200);
  await jobsDone(api, clock.now());

  const kept = {
    orders: await api.db.selectFrom("orders").selectAll().execute(),
    gifts: await api.db.selectFrom("gifts").selectAll().execute(),
  };
  expect(kept.orders.map(({ state }) => state)).toEqual(["expired", "expired", "expired"]);
  expect(JSON.stringify(kept)).not.toMatch(new RegExp(`${ann.email}|Ann Example|rose|for you`, "i"));
  const coupon = await api.db.selectFrom("coupons").select("id").executeTakeFirstOrThrow();
  expect(await countCouponUses(api.db, coupon.id, null)).toBe(0);
  for (const checkout of [own, given, begun]) {
    await expect(checkout.act("pay"), "nobody pays for nothing").rejects.toThrow(
      "the test checkout answered",
    );
  }
});

test("what is paid at the very moment its buyer leaves opens nothing and goes back", async () => {
  const { db, clock, deps, runJobs } = await startOrders();
  const email = "ann@example.org";
  const person = await db
    .transaction()
    .execute((tx) => findOrCreateUser(tx, { email, name: "Ann" }, clock.now()));
  const { order, url } = await startCheckout(deps, orderBody({ offer: "subscribePackage", email }), person);

  await db.transaction().execute(async (tx) => {
    await actInTestCheckout(tx, url.replace("/test-checkout/", ""), "pay", clock.now());
    await makeOrderPersonalData(clock.now).remove(tx, person);
  });
  await runJobs(() => 0);

  expect(await db.selectFrom("orders").select(["id", "state"]).execute()).toEqual([
    { id: order, state: "expired" },
  ]);
  const payments = await db.selectFrom("payments").select(["amount_cents", "refunded_cents"]).execute();
  expect(payments).toEqual([{ amount_cents: 99_700, refunded_cents: 99_700 }]);
  expect(await db.selectFrom("grants").select("id").execute()).toEqual([]);
});

test("whoever deletes their account is charged no more, and what the books need is kept without the account", async () => {
  const clock = movingClock(new Date("2031-05-15T12:00:00.000Z"));
  const api = await startApi({ now: clock.now });
  const ann = await signInLearner(api);
  const bought = await buy(api, { offer: "blueprintGuided", plan: "two-payments" }, ann);
  await jobsDone(api, clock.now());

  const gone = await ann.post("/api/account/delete", { email: ann.email });
  expect(gone.status).toBe(200);
  await jobsDone(api, clock.now());

  expect(await api.db.selectFrom("test_checkouts").select("subscription").execute()).toEqual([
    { subscription: "ended" },
  ]);
  expect(await stateIn(api, bought.order)).toBe("ended");
  expect(await api.db.selectFrom("payments").select("amount_cents").execute()).toEqual([
    { amount_cents: 14_900 },
  ]);
  await bought.act("refund");
  clock.moveMinutes(61);
  await jobsDone(api, clock.now());
  expect(await api.db.selectFrom("payments").select("refunded_cents").execute()).toEqual([
    { refunded_cents: 14_900 },
  ]);
  expect(await api.db.selectFrom("users").select("id").where("email", "=", ann.email).execute()).toEqual([]);
  expect(await holdings(api, ann.email)).toEqual([]);
});
