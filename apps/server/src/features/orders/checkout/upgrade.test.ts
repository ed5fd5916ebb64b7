import type { Quote } from "@academy/contract/orders";
import { expect, test } from "vitest";
import type { Browser } from "../../../testing/browser.ts";
import { buy, goToPay, holdings, jobsDone, orderBody, stateIn } from "../../../testing/data/buyers.ts";
import { signInLearner } from "../../../testing/data/learners.ts";
import { movingClock } from "../../../testing/moving-clock.ts";
import { refusalOf } from "../../../testing/refusal.ts";
import { startApi } from "../../../testing/servers/start-api.ts";
import { insertCoupon } from "../../offers/public.ts";

async function startAcademy() {
  const clock = movingClock(new Date("2031-05-15T12:00:00.000Z"));
  const api = await startApi({ now: clock.now });
  const ann = await signInLearner(api);
  const quote = async (offer: string, plan = "full") =>
    (await (await ann.post("/api/checkout/quote", { offer, plan })).json()) as Quote;
  return { api, clock, ann, quote };
}

test("moving up costs the difference, once and again; moving down is nothing to buy", async () => {
  const { api, ann, quote } = await startAcademy();
  await buy(api, { offer: "blueprintSelfGuided" }, ann);

  expect(await quote("blueprintGuided")).toMatchObject({ upgradeCents: 19_700, totalCents: 10_000 });
  const up = await goToPay(api, { offer: "blueprintGuided" }, ann);
  expect(await up.look()).toMatchObject({ amountCents: 10_000 });
  await up.act("pay");
  await up.comesTo("active");
  expect(await quote("blueprintDeepDive")).toMatchObject({ upgradeCents: 29_700, totalCents: 20_000 });
  const down = await ann.post("/api/checkout/quote", { offer: "blueprintSelfGuided", plan: "full" });
  expect(await refusalOf(down)).toMatchObject({ code: "ALREADY_YOURS" });
});

test("only what was paid and kept comes off: nothing of what a code paid for, or of what was given back", async () => {
  const { api, ann, quote } = await startAcademy();
  const code = (code: string, percentOff: number) => ({ code, percentOff, centsOff: null });
  const always = { offers: null, maxUses: null, maxPerPerson: null, expiresAt: null };
  await api.db.transaction().execute(async (tx) => {
    for (const coupon of [code("ALLOFIT", 100), code("HALFOFIT", 50)])
      await insertCoupon(tx, { ...coupon, ...always }, new Date());
  });
  const free = await startCheckoutFree(ann);
  expect(await stateIn(api, free)).toBe("active");
  expect(await quote("blueprintGuided")).toMatchObject({ upgradeCents: 0, totalCents: 29_700 });

  const up = await buy(api, { offer: "blueprintGuided", coupon: "HALFOFIT" }, ann);
  expect(await quote("blueprintDeepDive")).toMatchObject({ upgradeCents: 14_850 });
  await up.act("refund-part");
  await jobsDone(api, new Date("2031-05-15T12:00:00.000Z"));
  expect(await quote("blueprintDeepDive")).toMatchObject({ upgradeCents: 7425 });
});

/** With a code that pays for all of it. */
async function startCheckoutFree(browser: Browser): Promise<string> {
  const response = await browser.post("/api/checkout", {
    ...orderBody({ offer: "blueprintSelfGuided" }),
    coupon: "ALLOFIT",
  });
  return ((await response.json()) as { order: string }).order;
}

test("while a second payment is to come, moving up waits for it", async () => {
  const { api, ann } = await startAcademy();
  const bought = await buy(api, { offer: "blueprintSelfGuided", plan: "two-payments" }, ann);
  const ask = () => ann.post("/api/checkout/quote", { offer: "blueprintGuided", plan: "full" });

  expect(await refusalOf(await ask())).toMatchObject({
    status: 409,
    message: expect.stringContaining("second payment"),
  });
  await jobsDone(api, new Date("2031-05-15T12:00:00.000Z"));
  await bought.act("pay-next");
  await jobsDone(api, new Date("2031-05-15T12:00:00.000Z"));
  expect(await (await ask()).json()).toMatchObject({ totalCents: 10_000 });
});

test("a difference stands and falls with what it is a difference to; given back alone, the lower tier stays", async () => {
  const { api, clock, ann } = await startAcademy();
  const base = await buy(api, { offer: "blueprintSelfGuided" }, ann);
  const up = await buy(api, { offer: "blueprintGuided" }, ann);

  await up.act("refund");
  await up.comesTo("ending");
  clock.moveDays(3);
  await up.comesTo("ended");
  expect(await holdings(api, ann.email), "of the lower tier").toEqual(["healers-business-blueprint"]);

  const again = await buy(api, { offer: "blueprintDeepDive" }, ann);
  await base.act("refund");
  await again.comesTo("ending");
  clock.moveDays(3);
  await again.comesTo("ended");
  expect(await stateIn(api, base.order)).toBe("ended");
  expect(await holdings(api, ann.email)).toEqual([]);
});
