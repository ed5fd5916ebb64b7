import { expect, test } from "vitest";
import type { Api } from "../../../testing/browser.ts";
import { buy, goToPay, holdings, stateIn } from "../../../testing/data/buyers.ts";
import { signInLearner } from "../../../testing/data/learners.ts";
import { nextMail } from "../../../testing/mailbox.ts";
import { movingClock } from "../../../testing/moving-clock.ts";
import { startApi } from "../../../testing/servers/start-api.ts";

const email = "ann@example.org";

async function startAcademy() {
  const clock = movingClock(new Date("2031-05-15T12:00:00.000Z"));
  const api = await startApi({ now: clock.now, hasHourlyJobs: true });
  const lose = () => api.db.deleteFrom("jobs").where("kind", "like", "test-checkout.%").execute();
  return { api, clock, lose };
}

/** What the owner reads of it, among what else she is told: that her academy is running, and who has bought. */
async function toldOfDifference(api: Api) {
  for (;;) {
    const mail = await nextMail(api, "elena@example.com");
    if (mail.subject === "An order and a payment don’t match") return mail;
  }
}

test("what a lost event would have opened is opened within the hour, and the owners are told", async () => {
  const { api, clock, lose } = await startAcademy();
  const { checkout, order, comesTo } = await goToPay(api, { offer: "blueprintGuided" });
  // Paid, and the event never leaves.
  await api.db.transaction().execute(async (tx) => {
    await tx.updateTable("test_checkouts").set({ status: "complete" }).where("id", "=", checkout).execute();
    await tx
      .insertInto("test_payments")
      .values({
        id: "paid",
        checkout_id: checkout,
        amount_cents: 29_700,
        refunded_cents: 0,
        dispute: "none",
        is_settled: true,
        paid_at: clock.now(),
      })
      .execute();
  });
  await lose();
  await api.db.deleteFrom("jobs").where("kind", "=", "orders.refresh").execute();
  expect(await stateIn(api, order)).toBe("open");

  clock.moveMinutes(61);
  await comesTo("active");

  expect(await holdings(api, email)).toEqual(["healers-business-blueprint"]);
  expect((await toldOfDifference(api)).text).toContain(order.slice(0, 8));
});

test("what a lost refund left open is closed", async () => {
  const { api, clock } = await startAcademy();
  const ann = await signInLearner(api);
  const { order, comesTo } = await buy(api, { offer: "subscribePackage" }, ann);
  await api.db.updateTable("test_payments").set({ refunded_cents: 99_700 }).execute();

  clock.moveMinutes(61);
  await comesTo("ending");
  clock.moveDays(3);
  await comesTo("ended");

  expect(await stateIn(api, order)).toBe("ended");
  expect(await holdings(api, ann.email)).toEqual([]);
});

test("a payment that belongs to no order is reported", async () => {
  const { api, clock } = await startAcademy();
  const { order, checkout } = await buy(api, { offer: "subscribePackage" });
  const known = await buy(api, { offer: "subscribePackage", email: "bob@example.org" });
  await api.db
    .updateTable("test_checkouts")
    .set({ order_id: "of-nobody" })
    .where("order_id", "=", order)
    .execute();

  clock.moveMinutes(61);

  const { text } = await toldOfDifference(api);
  expect(text).toContain(checkout);
  const kept = api.db.selectFrom("payment_differences").select("kind").where("checkout_id", "=", checkout);
  expect(await kept.execute()).toEqual([{ kind: "unknown" }]);
  expect(text).not.toContain(known.checkout);
  expect(await stateIn(api, order), "and what is known stays").toBe("active");
});
