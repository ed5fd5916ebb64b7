import { randomUUID } from "node:crypto";
import { firstOfferBenefits } from "@academy/content/benefits";
import type { OfferKey } from "@academy/content/offers";
import { expect, test } from "vitest";
import { testDatabase } from "../../testing/servers/test-database.ts";
import { seedStarterCourses } from "../courses/public.ts";
import { seedOffers } from "../offers/public.ts";
import { grantOffer, holdsBenefit, listHeldBenefits, listHolders, revokeOffer } from "./public.ts";

const bought = new Date("2031-08-31T10:00:00.000Z");
const dayAfter = (moment: Date, days: number) => new Date(moment.getTime() + days * 86_400_000);

async function startAcademy() {
  const { db } = await testDatabase();
  await seedStarterCourses(db, bought);
  await seedOffers(db, bought);
  const addUser = async (role: "learner" | "owner") => {
    const id = randomUUID();
    const user = { id, name: "Ann", first_name: "Ann", last_name: "", email: `${id}@example.org`, role };
    await db
      .insertInto("users")
      .values({ ...user, is_email_verified: true, image_url: null, created_at: bought, updated_at: bought })
      .execute();
    return { id, role };
  };
  const learner = await addUser("learner");
  const inTx = db.transaction();
  const give = (offer: OfferKey, now: Date, terms?: object) =>
    inTx.execute((tx) =>
      grantOffer(tx, { userId: learner.id, offer, source: "operator", now, ...(terms && { terms }) }),
    );
  const take = (offer: OfferKey, now: Date) =>
    inTx.execute((tx) => revokeOffer(tx, { userId: learner.id, offer, now }));
  const held = async (now: Date) => (await listHeldBenefits(db, learner, now)).map(({ id }) => id);
  return { db, learner, addUser, give, take, held };
}

test("a tier’s calls last six months from the day it was bought, what it gives for good stays, and a refund ends both", async () => {
  const { db, learner, give, take, held } = await startAcademy();
  await give("blueprintGuided", bought);

  expect(new Set(await held(bought))).toEqual(
    new Set(firstOfferBenefits.blueprintGuided.map(({ benefit }) => benefit)),
  );
  const [calls] = await listHeldBenefits(db, learner, bought);
  expect(calls).toMatchObject({
    id: "group-calls",
    from: bought,
    until: new Date("2032-02-29T23:59:59.999Z"),
  });
  expect(await held(dayAfter(bought, 183))).toEqual(["masterclasses"]);
  expect(await held(dayAfter(bought, -1))).toEqual([]);

  await take("blueprintGuided", dayAfter(bought, 10));
  expect(await held(dayAfter(bought, 11))).toEqual([]);
});

test("whoever moves up holds each benefit once, until the later end; terms sold earlier keep what they held", async () => {
  const { db, learner, addUser, give, held } = await startAcademy();
  await give("blueprintGuided", bought);
  await give("blueprintDeepDive", dayAfter(bought, 60));
  const now = dayAfter(bought, 61);

  expect((await held(now)).filter((id) => id === "group-calls")).toHaveLength(1);
  expect(await held(dayAfter(bought, 200))).toContain("group-calls");
  expect(await holdsBenefit(db, learner, ["strategy-session"], now)).toBe(true);
  expect(await holdsBenefit(db, learner, ["alumni-calls"], now)).toBe(false);

  await give("alumniGroup", now, { benefits: [{ benefit: "guest-sessions", months: null }] });
  expect(await held(now)).toContain("guest-sessions");
  expect(await held(now)).not.toContain("alumni-calls");

  const owner = await addUser("owner");
  expect(await holdsBenefit(db, owner, ["alumni-calls"], now)).toBe(true);
  const page = (after: string) =>
    listHolders(db, ["group-calls", "guest-sessions"], { now, after, limit: 10 });
  expect(await page("")).toEqual([learner.id]);
  expect(await page(learner.id)).toEqual([]);
});
