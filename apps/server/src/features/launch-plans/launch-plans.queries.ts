import type { LaunchPlan } from "@academy/launch-plan/plan";
import type { Db, Tx } from "../../platform/db/database.ts";
import { asJson } from "../../platform/db/values.ts";
import type { KeptAddressToken } from "../../platform/secrets/address-token.ts";

export type PlanKey = { userId: string; courseId: string };
export type KeptPlan = {
  plan: LaunchPlan;
  revision: number;
  applied: readonly string[];
  calendarHash: string | null;
  calendarEncrypted: string | null;
  finishedAt: Date | null;
};

const columns = [
  "plan",
  "revision",
  "applied",
  "calendar_hash as calendarHash",
  "calendar_encrypted as calendarEncrypted",
  "finished_at as finishedAt",
] as const;

export async function findPlan(db: Db | Tx, { userId, courseId }: PlanKey): Promise<KeptPlan | undefined> {
  return db
    .selectFrom("launch_plans")
    .select(columns)
    .where("user_id", "=", userId)
    .where("course_id", "=", courseId)
    .executeTakeFirst();
}

const maxListed = 20;

/** With their courses, the newest first. */
export async function listPlansOf(db: Db, userId: string, courseIds: readonly string[]) {
  if (courseIds.length === 0) return [];
  return db
    .selectFrom("launch_plans")
    .innerJoin("courses", "courses.id", "launch_plans.course_id")
    .select([
      "launch_plans.plan",
      "launch_plans.revision",
      "launch_plans.applied",
      "launch_plans.calendar_hash as calendarHash",
      "launch_plans.calendar_encrypted as calendarEncrypted",
      "launch_plans.finished_at as finishedAt",
    ])
    .select(["courses.id as courseId", "courses.title as courseTitle"])
    .where("launch_plans.user_id", "=", userId)
    .where("launch_plans.course_id", "in", courseIds)
    .orderBy("launch_plans.created_at", "desc")
    .limit(maxListed)
    .execute();
}

/** The courses that end in a plan, each with that of the learner if it was begun. */
export async function listPlanCourses(db: Db, userId: string, courseIds: readonly string[]) {
  if (courseIds.length === 0) return [];
  return db
    .selectFrom("courses")
    .leftJoin("launch_plans", (join) =>
      join.onRef("launch_plans.course_id", "=", "courses.id").on("launch_plans.user_id", "=", userId),
    )
    .select(["courses.id", "courses.title", "launch_plans.plan"])
    .where("courses.id", "in", courseIds)
    .where("courses.has_launch_plan", "=", true)
    .orderBy("courses.position")
    .execute();
}

/** The one that was there first stays. */
export async function insertPlan(
  db: Db,
  { userId, courseId }: PlanKey,
  plan: LaunchPlan,
  now: Date,
): Promise<void> {
  await db
    .insertInto("launch_plans")
    .values({
      user_id: userId,
      course_id: courseId,
      plan: asJson(plan),
      revision: 1,
      applied: asJson([]),
      calendar_hash: null,
      calendar_encrypted: null,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.columns(["user_id", "course_id"]).doNothing())
    .execute();
}

type PlanUpdate = { plan: LaunchPlan; applied: readonly string[]; revision: number; now: Date };

/** False when the plan is no longer at that revision. */
export async function writePlan(
  db: Db | Tx,
  { userId, courseId }: PlanKey,
  written: PlanUpdate,
): Promise<boolean> {
  const { plan, applied, revision, now } = written;
  const updated = await db
    .updateTable("launch_plans")
    .set({ plan: asJson(plan), applied: asJson(applied), revision: revision + 1, updated_at: now })
    .where("user_id", "=", userId)
    .where("course_id", "=", courseId)
    .where("revision", "=", revision)
    .executeTakeFirst();
  return updated.numUpdatedRows === 1n;
}

/** The first time counts. */
export async function finishOnce(tx: Tx, { userId, courseId }: PlanKey, now: Date): Promise<void> {
  await tx
    .updateTable("launch_plans")
    .set({ finished_at: now })
    .where("user_id", "=", userId)
    .where("course_id", "=", courseId)
    .where("finished_at", "is", null)
    .execute();
}

/** The address that is there stays, so that two presses give one. */
export async function openCalendar(
  db: Db,
  { userId, courseId }: PlanKey,
  { hash, encrypted }: KeptAddressToken,
): Promise<void> {
  await db
    .updateTable("launch_plans")
    .set({ calendar_hash: hash, calendar_encrypted: encrypted })
    .where("user_id", "=", userId)
    .where("course_id", "=", courseId)
    .where("calendar_hash", "is", null)
    .execute();
}

/** For its writer to see again. */
export async function encryptCalendar(db: Db, { hash, encrypted }: KeptAddressToken): Promise<void> {
  await db
    .updateTable("launch_plans")
    .set({ calendar_encrypted: encrypted })
    .where("calendar_hash", "=", hash)
    .execute();
}

export async function closeCalendar(db: Db, { userId, courseId }: PlanKey): Promise<void> {
  await db
    .updateTable("launch_plans")
    .set({ calendar_hash: null, calendar_encrypted: null })
    .where("user_id", "=", userId)
    .where("course_id", "=", courseId)
    .execute();
}

/** Who wrote it is asked for as well: a plan is shown no longer than its writer may open its course. */
export async function findPlanByCalendar(db: Db, hash: string) {
  return db
    .selectFrom("launch_plans")
    .innerJoin("users", "users.id", "launch_plans.user_id")
    .select([
      "launch_plans.plan",
      "launch_plans.course_id as courseId",
      "launch_plans.updated_at as updatedAt",
      "launch_plans.calendar_encrypted as calendarEncrypted",
      "users.id as userId",
      "users.role",
    ])
    .where("calendar_hash", "=", hash)
    .executeTakeFirst();
}

/** Null where there is no such course, or one without a plan. */
export async function findPlanCourse(db: Db, id: string) {
  return db
    .selectFrom("courses")
    .select(["id", "title", "archetype"])
    .where("id", "=", id)
    .where("has_launch_plan", "=", true)
    .executeTakeFirst();
}
