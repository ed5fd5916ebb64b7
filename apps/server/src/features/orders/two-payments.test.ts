import type { OrderView } from "@academy/contract/orders";
import { expect, test } from "vitest";
import { buy, holdings, jobsDone, stateIn } from "../../testing/data/buyers.ts";
import { signInLearner } from "../../testing/data/learners.ts";
import { eventually } from "../../testing/eventually.ts";
import { nextMail } from "../../testing/mailbox.ts";
import { movingClock } from "../../testing/moving-clock.ts";
import { startApi } from "../../testing/servers/start-api.ts";

async function startPaying() {
  const clock = movingClock(new Date("2031-05-15T12:00:00.000Z"));
  const api = await startApi({ now: clock.now });
  const ann = await signInLearner(api);
  const bought = await buy(api, { offer: "blueprintGuided", plan: "two-payments" }, ann);
  const mine = async () => {
    const { items } = (await (await (await ann.signInAgain()).get("/api/my-orders")).json()) as {
      items: OrderView[];
    };
    return items[0];
  };
  const mail = async () => (await nextMail(api, ann.email)).text;
  // Welcome and receipt.
  const first = [await mail(), await mail()].join("\n");
  await eventually(
    () => api.db.selectFrom("test_checkouts").select("has_end").executeTakeFirstOrThrow(),
    ({ has_end }) => has_end,
  );
  return { api, clock, ann, bought, mine, mail, first };
}

const blueprint = ["healers-business-blueprint"];

test("two payments open at once, are announced three days before the second, and end by themselves", async () => {
  const { api, clock, ann, bought, mine, mail, first } = await startPaying();

  expect(first).toContain("$149");
  expect(await holdings(api, ann.email)).toEqual(blueprint);
  expect(await mine()).toMatchObject({
    plan: "two-payments",
    totalCents: 29_800,
    nextPayment: { at: "2031-06-15T12:00:00.000Z", amountCents: 14_900 },
    canChangeCard: true,
    canCancel: false,
  });
  clock.moveDays(28);
  expect(await mail()).toContain("June 15, 2031");
  clock.moveDays(3);
  await bought.act("pay-next");
  const receipt = await mail();
  expect(receipt).toMatch(/LA-2031-00002/);
  await jobsDone(api, clock.now());

  expect(await mine()).toMatchObject({ state: "active", nextPayment: null, canChangeCard: false });
  expect((await mine())?.payments).toHaveLength(2);
  expect(await api.db.selectFrom("test_checkouts").select("subscription").execute()).toEqual([
    { subscription: "ended" },
  ]);
  clock.moveDays(400);
  await bought.state();
  expect(await stateIn(api, bought.order)).toBe("active");
  expect(await holdings(api, ann.email)).toEqual(blueprint);
});

test("whoever has the first of two payments back is not charged a second time", async () => {
  const { api, bought } = await startPaying();

  await bought.act("refund");
  await bought.comesTo("ending");
  await eventually(
    () => api.db.selectFrom("test_checkouts").select("subscription").executeTakeFirstOrThrow(),
    ({ subscription }) => subscription === "ended",
  );

  expect((await bought.look()).acts).not.toContain("pay-next");
});

test("a missed second payment closes after fourteen days, told before and after, and paying opens it again", async () => {
  const { api, clock, ann, bought, mine, mail } = await startPaying();
  clock.moveDays(31);
  await mail();

  await bought.act("miss-next");
  await bought.comesTo("ending");
  const warning = await mail();
  expect(warning).toContain("June 29, 2031");
  expect(await mine()).toMatchObject({
    end: "payment-missed",
    endsAt: "2031-06-29T12:00:00.000Z",
    canChangeCard: true,
  });
  expect(await holdings(api, ann.email), "still open").toEqual(blueprint);
  clock.moveDays(14);
  await bought.comesTo("ended");
  expect(await mail()).toMatch(/save/);
  expect(await holdings(api, ann.email)).toEqual([]);
  expect(await mine(), "the way to pay after all").toMatchObject({ state: "ended", canChangeCard: true });

  await bought.act("pay-next");
  await bought.comesTo("active");
  expect(await holdings(api, ann.email)).toEqual(blueprint);
});
