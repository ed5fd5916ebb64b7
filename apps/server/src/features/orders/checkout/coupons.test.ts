import type { Quote } from "@academy/contract/orders";
import { expect, test } from "vitest";
import { buy, goToPay, holdings, orderBody, stateIn } from "../../../testing/data/buyers.ts";
import { signInLearner } from "../../../testing/data/learners.ts";
import { movingClock } from "../../../testing/moving-clock.ts";
import { refusalOf } from "../../../testing/refusal.ts";
import { startApi } from "../../../testing/servers/start-api.ts";
import { archiveCoupon, type Coupon, insertCoupon } from "../../offers/public.ts";

async function startAcademy() {
  const clock = movingClock(new Date("2031-05-15T12:00:00.000Z"));
  const api = await startApi({ now: clock.now });
  const add = (coupon: Partial<Coupon> & { code: string }) =>
    api.db.transaction().execute((tx) =>
      insertCoupon(
        tx,
        {
          percentOff: null,
          centsOff: null,
          offers: null,
          maxUses: null,
          maxPerPerson: null,
          expiresAt: null,
          ...coupon,
        },
        clock.now(),
      ),
    );
  const quote = async (body: object) => (await (await api.post("/api/checkout/quote", body)).json()) as Quote;
  return { api, clock, add, quote };
}

test("percent or amount, on all of it or on each of two payments, never below nothing", async () => {
  const { add, quote } = await startAcademy();
  await add({ code: "SPRING", percentOff: 15 });
  await add({ code: "TENOFF", centsOff: 1000 });
  await add({ code: "HUGE", centsOff: 1_000_000 });
  const full = { offer: "blueprintGuided", plan: "full" };

  expect(await quote({ ...full, coupon: " spring " })).toEqual({
    currency: "USD",
    listCents: 29_700,
    upgradeCents: 0,
    discountCents: 4455,
    totalCents: 25_245,
    dueNowCents: 25_245,
  });
  expect(await quote({ ...full, coupon: "ten-off" })).toMatchObject({ totalCents: 28_700 });
  expect(await quote({ ...full, coupon: "HUGE" })).toMatchObject({ totalCents: 0, discountCents: 29_700 });
  expect(await quote({ ...full, plan: "two-payments", coupon: "SPRING" })).toEqual({
    currency: "USD",
    listCents: 29_800,
    upgradeCents: 0,
    discountCents: 4470,
    totalCents: 25_330,
    dueNowCents: 12_665,
  });
});

test("what the code takes off is what is charged, and a code that pays for all of it opens without a payment page", async () => {
  const { api, add } = await startAcademy();
  await add({ code: "SPRING", percentOff: 15 });
  await add({ code: "SCHOLAR", percentOff: 100 });
  const paid = await goToPay(api, { offer: "blueprintGuided", coupon: "Spring" });
  expect(await paid.look()).toMatchObject({ amountCents: 25_245 });

  const body = orderBody({ offer: "subscribePackage", email: "bob@example.org", coupon: "SCHOLAR" });
  const { order, url } = (await (await api.post("/api/checkout", body)).json()) as {
    order: string;
    url: string;
  };
  expect(url).toBe(`/thank-you?order=${order}`);
  expect(await stateIn(api, order)).toBe("active");
  expect(await holdings(api, "bob@example.org")).toEqual(["all-courses"]);
});

test("expired, used up, used by the same person, for another offer, taken back: each says why", async () => {
  const { api, clock, add } = await startAcademy();
  await add({ code: "SOON", percentOff: 10, expiresAt: new Date("2031-05-16T00:00:00.000Z") });
  await add({ code: "ONCE", percentOff: 10, maxPerPerson: 1 });
  await add({ code: "TIERS", percentOff: 10, offers: ["blueprintGuided"] });
  await add({ code: "GONE", percentOff: 10 });
  expect(await add({ code: "GONE", percentOff: 20 }), "a code is given once").toBe(false);
  await api.db.transaction().execute((tx) => archiveCoupon(tx, "GONE", clock.now()));
  const ann = await signInLearner(api);
  const tryWith = async (coupon: string, offer = "subscribePackage") =>
    refusalOf(await ann.post("/api/checkout/quote", { offer, plan: "full", coupon }));

  await buy(api, { offer: "blueprintSelfGuided", coupon: "ONCE" }, ann);
  clock.moveDays(1);
  const refusals = [];
  for (const code of ["SOON", "ONCE", "TIERS", "GONE", "NEVER"]) refusals.push(await tryWith(code));
  expect(refusals.map(({ message }) => message)).toEqual([
    "That code has expired.",
    "You’ve already used that code.",
    "That code is for a different offer.",
    "We don’t recognize that code. Please check it.",
    "We don’t recognize that code. Please check it.",
  ]);
  for (const refusal of refusals) expect(refusal).toMatchObject({ code: "COUPON_REFUSED", field: "coupon" });
});

test("twelve at once with a code for three: three get it, and one who does not pay gives it back", async () => {
  const { api, clock, add } = await startAcademy();
  await add({ code: "THREE", centsOff: 5000, maxUses: 3 });
  const wish = (index: number) =>
    orderBody({ offer: "subscribePackage", email: `buyer${index}@example.org`, coupon: "THREE" });

  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, index) => api.post("/api/checkout", wish(index))),
  );

  expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
  const refused = answers.find(({ status }) => status !== 200);
  expect(await refusalOf(refused ?? new Response("{}"))).toMatchObject({
    message: "That code has been used up.",
  });
  clock.moveMinutes(31);
  const [open] = answers.filter(({ status }) => status === 200);
  const { order } = (await (open as Response).json()) as { order: string };
  await api.get(`/api/orders/${order}/state`);
  expect(await stateIn(api, order)).toBe("expired");
  expect((await api.post("/api/checkout", wish(20))).status).toBe(200);
});
