import { randomUUID } from "node:crypto";
import { firstOfferBenefits } from "@academy/content/benefits";
import type { OfferKey } from "@academy/content/offers";
import { offers } from "@academy/content/offers";
import { expect, test } from "vitest";
import type { Db } from "../../platform/db/database.ts";
import { testDatabase } from "../../testing/servers/test-database.ts";
import { seedStarterCourses } from "../courses/public.ts";
import { seedOffers } from "../offers/public.ts";
import { entitledCourses, grantOffer, isEntitled, requireEntitled, revokeOffer } from "./public.ts";

const now = new Date("2031-05-01T10:00:00.000Z");
const later = new Date("2031-06-01T10:00:00.000Z");

async function addUser(db: Db, role: "learner" | "owner" = "learner") {
  const id = randomUUID();
  const user = { id, name: "Ann", first_name: "Ann", last_name: "", email: `${id}@example.org`, role };
  await db
    .insertInto("users")
    .values({ ...user, is_email_verified: true, image_url: null, created_at: now, updated_at: now })
    .execute();
  return { id, role };
}

async function startAcademy() {
  const { db } = await testDatabase();
  await seedStarterCourses(db, now);
  await seedOffers(db, now);
  const courses = await db.selectFrom("courses").select(["id", "starter_key"]).orderBy("position").execute();
  const [blueprint = "", foundation = "", ...others] = courses.map(({ id }) => id);
  const learner = await addUser(db);
  const give = (offer: OfferKey, at = now) =>
    db
      .transaction()
      .execute((tx) => grantOffer(tx, { userId: learner.id, offer, source: "operator", now: at }));
  const take = (offer: OfferKey) =>
    db.transaction().execute((tx) => revokeOffer(tx, { userId: learner.id, offer, now: later }));
  const enrolled = async () => {
    const rows = await db
      .selectFrom("enrollments")
      .select("course_id")
      .where("user_id", "=", learner.id)
      .execute();
    return new Set(rows.map(({ course_id }) => course_id));
  };
  const open = async () => entitledCourses(db, learner);
  return {
    db,
    blueprint,
    foundation,
    all: [blueprint, foundation, ...others],
    learner,
    give,
    take,
    enrolled,
    open,
  };
}

test("the package opens every course and a tier opens the Blueprint, each with a place in it", async () => {
  const { db, blueprint, foundation, all, learner, give, enrolled, open } = await startAcademy();
  expect([await open(), await isEntitled(db, learner, blueprint)]).toEqual([new Set(), false]);

  expect(await give("blueprintGuided")).toBe("granted");
  expect([await open(), await enrolled()]).toEqual([new Set([blueprint]), new Set([blueprint])]);
  expect(await isEntitled(db, learner, blueprint)).toBe(true);
  expect(await isEntitled(db, learner, foundation)).toBe(false);

  expect(await give("subscribePackage")).toBe("granted");
  expect([await open(), await enrolled()]).toEqual([new Set(all), new Set(all)]);
  for (const id of all) expect(await isEntitled(db, learner, id)).toBe(true);
  expect(await entitledCourses(db, await addUser(db))).toEqual(new Set());
});

test("a grant keeps the terms of its day, and the same offer twice is one grant", async () => {
  const { db, learner, give } = await startAcademy();

  const outcomes = await Promise.all(Array.from({ length: 5 }, () => give("blueprintDeepDive")));

  expect(outcomes.sort()).toEqual(["granted", "standing", "standing", "standing", "standing"]);
  const [grant, ...more] = await db.selectFrom("grants").selectAll().execute();
  expect(more).toEqual([]);
  expect(grant).toMatchObject({ user_id: learner.id, source: "operator", granted_at: now, revoked_at: null });
  expect(grant?.terms).toEqual({
    ...offers.find(({ key }) => key === "blueprintDeepDive"),
    benefits: firstOfferBenefits.blueprintDeepDive,
  });
  expect(await db.selectFrom("entitlements").select("id").execute()).toHaveLength(1);
});

test("what is revoked is locked, what another grant opens stays, and the enrollment is kept", async () => {
  const { db, blueprint, all, learner, give, take, enrolled, open } = await startAcademy();
  await give("blueprintSelfGuided");
  await give("subscribePackage");

  expect(await take("subscribePackage")).toBe(true);
  expect([await open(), await enrolled()]).toEqual([new Set([blueprint]), new Set(all)]);
  expect(await take("blueprintSelfGuided")).toBe(true);
  expect(await take("blueprintSelfGuided"), "nothing left to take").toBe(false);
  expect(await open()).toEqual(new Set());
  await expect(requireEntitled(db, learner, blueprint)).rejects.toMatchObject({ code: "FORBIDDEN" });

  const [before] = await db
    .selectFrom("enrollments")
    .selectAll()
    .where("course_id", "=", blueprint)
    .execute();
  expect(await give("blueprintSelfGuided", later)).toBe("granted");
  expect(await db.selectFrom("enrollments").selectAll().where("course_id", "=", blueprint).execute()).toEqual(
    [before],
  );
  expect(await isEntitled(db, learner, blueprint)).toBe(true);
});

test("the alumni group opens no course", async () => {
  const { db, give, enrolled, open } = await startAcademy();

  expect(await give("alumniGroup")).toBe("granted");

  expect([await open(), await enrolled()]).toEqual([new Set(), new Set()]);
  expect(await db.selectFrom("entitlements").select(["opens", "course_id"]).execute()).toEqual([
    { opens: "alumni-space", course_id: null },
  ]);
});

test("an unpublished course exists for the owner alone; one published later opens with the package", async () => {
  const { db, blueprint, foundation, all, learner, give, open } = await startAcademy();
  const owner = await addUser(db, "owner");
  const publish = (isPublished: boolean) =>
    db.updateTable("courses").set({ is_published: isPublished }).where("id", "=", blueprint).execute();
  await publish(false);
  await give("subscribePackage");
  await give("blueprintGuided");

  const others = new Set(all.filter((id) => id !== blueprint));
  expect([await open(), await entitledCourses(db, owner)]).toEqual([others, others]);
  await expect(requireEntitled(db, learner, blueprint)).rejects.toMatchObject({ code: "NOT_FOUND" });
  expect(await isEntitled(db, owner, blueprint)).toBe(true);
  await requireEntitled(db, owner, foundation);
  await expect(requireEntitled(db, owner, randomUUID())).rejects.toMatchObject({ code: "NOT_FOUND" });

  await publish(true);
  expect([await open(), await entitledCourses(db, owner)]).toEqual([new Set(all), new Set(all)]);
});

test("an offer whose course is gone is not granted at all", async () => {
  const { db, blueprint, give } = await startAcademy();
  await db.deleteFrom("courses").where("id", "=", blueprint).execute();

  await expect(give("blueprintGuided")).rejects.toThrow("there is no course that blueprintGuided could open");

  expect(await db.selectFrom("grants").select("id").execute()).toEqual([]);
});
