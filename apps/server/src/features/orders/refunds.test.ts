import { expect, test } from "vitest";
import { buy, holdings, jobsDone, stateIn } from "../../testing/data/buyers.ts";
import { certify, courseCalled } from "../../testing/data/certificates.ts";
import { give, signInLearner } from "../../testing/data/learners.ts";
import { nextMail } from "../../testing/mailbox.ts";
import { movingClock } from "../../testing/moving-clock.ts";
import { startApi } from "../../testing/servers/start-api.ts";

async function startBought() {
  const clock = movingClock(new Date("2031-05-15T12:00:00.000Z"));
  const api = await startApi({ now: clock.now });
  const ann = await signInLearner(api);
  const bought = await buy(api, { offer: "subscribePackage" }, ann);
  const mail = async () => (await nextMail(api, ann.email)).text;
  await mail();
  await mail();
  return { api, clock, ann, bought, mail };
}

test("a refund closes after three days, told before and after, and a certificate ends with it", async () => {
  const { api, clock, ann, bought, mail } = await startBought();
  const certificate = await certify(
    api,
    ann.id,
    await courseCalled(api, "Foundation & Mindset"),
    clock.now(),
  );

  await bought.act("refund");
  await bought.comesTo("ending");
  const told = await mail();
  expect(told).toContain("$997");
  expect(told).toContain("May 18, 2031");
  expect(await holdings(api, ann.email)).toEqual(["all-courses"]);
  clock.moveDays(3);
  await bought.comesTo("ended");

  await mail();
  expect(await holdings(api, ann.email)).toEqual([]);
  expect(await (await api.get(`/api/certificates/${certificate}`)).json()).toMatchObject({
    status: "revoked",
  });
  expect(await (await ann.get("/api/my-orders")).json()).toMatchObject({
    items: [{ state: "ended", end: "refunded", payments: [{ refundedCents: 99_700 }] }],
  });
  const [grant] = await api.db
    .selectFrom("grants")
    .selectAll()
    .where("order_id", "=", bought.order)
    .execute();
  expect(grant).toMatchObject({ source: "order", reason: "paid", end_reason: "refunded" });
});

test("half of the money back closes nothing", async () => {
  const { api, clock, ann, bought, mail } = await startBought();

  await bought.act("refund-part");
  expect(await mail()).toContain("$498.50");
  clock.moveDays(30);
  await jobsDone(api, clock.now());

  expect(await stateIn(api, bought.order)).toBe("active");
  expect(await holdings(api, ann.email)).toEqual(["all-courses"]);
});

test("a dispute closes after seven days unless it is won before; won afterwards, it opens again", async () => {
  const { api, clock, ann, bought, mail } = await startBought();

  await bought.act("dispute");
  await bought.comesTo("ending");
  expect(await mail()).toContain("May 22, 2031");
  await bought.act("win-dispute");
  await bought.comesTo("active");
  clock.moveDays(10);
  await jobsDone(api, clock.now());
  expect(await holdings(api, ann.email)).toEqual(["all-courses"]);
});

test("what somebody holds besides stays when an order is refunded", async () => {
  const { api, clock, ann, bought } = await startBought();
  await give(api.db, ann.id, "subscribePackage");

  await bought.act("refund");
  await bought.comesTo("ending");
  clock.moveDays(3);
  await bought.comesTo("ended");

  expect(await holdings(api, ann.email)).toEqual(["all-courses"]);
});
