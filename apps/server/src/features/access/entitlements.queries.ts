import type { Role } from "@academy/contract/account";
import { expressionBuilder, type RawBuilder, sql } from "kysely";
import type { Tables } from "../../db/tables.ts";
import type { Db, Tx } from "../../platform/db/database.ts";
import { offerOfGuise } from "../../platform/guise.rules.ts";
import { isOfferKey, openingOf } from "./access.rules.ts";
import { findBenefitsOnSale, listOpenedCourses } from "./grants.queries.ts";
import { isPublishedAt } from "./published.ts";
import { listShelvesOf, opensShelf } from "./shelves.queries.ts";

/** Whoever asks, as far as access goes. */
export type Member = { id: string; role: Role };

/** Of a row of entitlements, whether it opens a course: the complete academy opens those that are in it. */
const opensCourse = (courseId: RawBuilder<string>): RawBuilder<boolean> => sql<boolean>`(
  entitlements.course_id = ${courseId} or (entitlements.opens = 'all-courses' and exists (
    select 1 from courses as packaged where packaged.id = ${courseId} and packaged.is_in_package = true)))`;

/**
 * Of a row of enrollments, whether the course is still theirs. Who has been refunded is no learner of it any more, also in
 * the days until it closes; what they did there is kept.
 */
export const isStillTheirs = () => {
  const { exists, selectFrom } = expressionBuilder<Tables, "enrollments">();
  return exists(
    selectFrom("entitlements")
      .select("entitlements.id")
      .innerJoin("grants", "grants.id", "entitlements.grant_id")
      .leftJoin("orders", "orders.id", "grants.order_id")
      .whereRef("entitlements.user_id", "=", "enrollments.user_id")
      .where("entitlements.revoked_at", "is", null)
      .where(opensCourse(sql.ref("enrollments.course_id")))
      .where((held) =>
        held.or([held("orders.end_reason", "is", null), held("orders.end_reason", "<>", "refunded")]),
      ),
  );
};

/** Of an enrollment, whether its course has been theirs, and there, since a moment. */
export const isCourseHeldSince = (moment: Date): RawBuilder<boolean> => sql<boolean>`(
  exists (select 1 from entitlements inner join grants on grants.id = entitlements.grant_id
    where entitlements.user_id = enrollments.user_id and entitlements.revoked_at is null
    and grants.granted_at <= ${moment} and ${opensCourse(sql.ref("enrollments.course_id"))})
  and exists (select 1 from courses as dripped where dripped.id = enrollments.course_id
    and (dripped.publish_from is null or dripped.publish_from <= ${moment})))`;

/** What is open to the learner an owner looks as, of whom there is no row; undefined for everybody else. */
async function findOpenInGuise(db: Db | Tx, userId: string, now: Date): Promise<string[] | undefined> {
  const offer = offerOfGuise(userId);
  if (offer === undefined) return undefined;
  if (!isOfferKey(offer)) return [];
  const benefits = (await findBenefitsOnSale(db, offer)).map(({ benefit }) => benefit);
  return [...(await listOpenedCourses(db, openingOf(offer), now)), ...(await listShelvesOf(db, benefits))];
}

/** Whether there is such a course for them, and whether it is open: one query. */
export async function findAccess(
  db: Db | Tx,
  { id, role }: Member,
  courseId: string,
  now: Date = new Date(),
): Promise<"open" | "locked" | "missing"> {
  const row = await db
    .selectFrom("courses")
    .select([
      isPublishedAt(now).as("is_published"),
      db
        .selectFrom("entitlements")
        .select("id")
        .where("user_id", "=", id)
        .where("revoked_at", "is", null)
        .where(opensCourse(sql.val(courseId)))
        .limit(1)
        .as("entitlement_id"),
      opensShelf(id, sql.val(courseId), now).as("holds_shelf"),
    ])
    .where("id", "=", courseId)
    .executeTakeFirst();
  if (!row) return "missing";
  if (role === "owner") return "open";
  // A course that is not published is the owner's alone, whoever once held it.
  if (!row.is_published) return "missing";
  const viewed = await findOpenInGuise(db, id, now);
  if (viewed) return viewed.includes(courseId) ? "open" : "locked";
  return row.entitlement_id === null && !row.holds_shelf ? "locked" : "open";
}

/** Whether a course is theirs, published or not: bought, or as an owner's. */
export async function isHeld(tx: Tx, userId: string, courseId: string): Promise<boolean> {
  const row = await tx
    .selectFrom("users")
    .select("users.id")
    .where("users.id", "=", userId)
    .where((where) =>
      where.or([
        where("users.role", "=", "owner"),
        where.exists(
          where
            .selectFrom("entitlements")
            .select("entitlements.id")
            .whereRef("entitlements.user_id", "=", "users.id")
            .where("entitlements.revoked_at", "is", null)
            .where(opensCourse(sql.val(courseId))),
        ),
      ]),
    )
    .executeTakeFirst();
  return row !== undefined;
}

export async function listEntitledCourses(
  db: Db | Tx,
  { id, role }: Member,
  now: Date = new Date(),
): Promise<string[]> {
  const viewed = await findOpenInGuise(db, id, now);
  if (viewed?.length === 0) return [];
  const rows = await db
    .selectFrom("courses")
    .select("id")
    .where(isPublishedAt(now))
    .$if(viewed !== undefined, (query) => query.where("id", "in", viewed ?? []))
    .$if(role !== "owner" && viewed === undefined, (query) =>
      query.where(({ or, exists, selectFrom }) =>
        or([
          exists(
            selectFrom("entitlements")
              .select("entitlements.id")
              .where("entitlements.user_id", "=", id)
              .where("entitlements.revoked_at", "is", null)
              .where(opensCourse(sql.ref("courses.id"))),
          ),
          opensShelf(id, sql.ref("courses.id"), now),
        ]),
      ),
    )
    .execute();
  return rows.map((row) => row.id);
}

/** Whether somebody was given a course, published or not; being its owner is not meant. */
export async function hasCourse(db: Db | Tx, userId: string, courseId: string): Promise<boolean> {
  const row = await db
    .selectFrom("entitlements")
    .select("id")
    .where("user_id", "=", userId)
    .where("revoked_at", "is", null)
    .where(opensCourse(sql.val(courseId)))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Whoever has the complete academy keeps a course that leaves it: the same grant opens it by itself from then on, and
 * ends it when it ends.
 */
export async function keepForPackageHolders(tx: Tx, courseId: string): Promise<void> {
  await tx
    .insertInto("entitlements")
    .columns(["id", "grant_id", "user_id", "opens", "course_id"])
    .expression((from) =>
      from
        .selectFrom("entitlements as held")
        .select([sql<string>`held.id || '-' || ${courseId}`.as("id"), "held.grant_id", "held.user_id"])
        .select([sql<"course">`'course'`.as("opens"), sql<string>`${courseId}`.as("course_id")])
        .where("held.opens", "=", "all-courses")
        .where("held.revoked_at", "is", null),
    )
    .onConflict((conflict) => conflict.column("id").doNothing())
    .execute();
}

/** Since when somebody holds each of their courses: the first of the grants that still open it. */
export async function findHeldSince(db: Db | Tx, userId: string): Promise<(courseId: string) => Date | null> {
  const today = new Date();
  if (offerOfGuise(userId) !== undefined) return () => today;
  const held = await db
    .selectFrom("entitlements")
    .innerJoin("grants", "grants.id", "entitlements.grant_id")
    .select(["entitlements.opens", "entitlements.course_id as courseId", "grants.granted_at as at"])
    .where("entitlements.user_id", "=", userId)
    .where("entitlements.revoked_at", "is", null)
    .orderBy("grants.granted_at")
    .execute();
  const left = await db.selectFrom("courses").select("id").where("is_in_package", "=", false).execute();
  const outside = new Set(left.map(({ id }) => id));
  return (courseId) =>
    held.find((each) => (each.opens === "all-courses" ? !outside.has(courseId) : each.courseId === courseId))
      ?.at ?? null;
}
