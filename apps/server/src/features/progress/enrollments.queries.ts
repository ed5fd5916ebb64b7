import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import type { Db, Tx } from "../../platform/db/database.ts";

type EnrollmentActivity = { userId: string; courseId: string; at: Date; now: Date };

/**
 * Enrolls whoever is not, and says that they were active. From here to the commit the row is locked: two devices that
 * complete the last two lessons at once go one after the other, and the second sees what the first has done. Nobody is
 * enrolled in a shelf of recordings, which nothing completes: undefined.
 */
export async function touchEnrollment(
  tx: Tx,
  touched: EnrollmentActivity,
): Promise<{ completedAt: Date | null } | undefined> {
  const { userId, courseId, at, now } = touched;
  return tx
    .insertInto("enrollments")
    .columns(["id", "user_id", "course_id", "enrolled_at", "last_active_at"])
    .expression((from) =>
      from
        .selectFrom("courses")
        .select([
          sql<string>`${randomUUID()}`.as("id"),
          sql<string>`${userId}`.as("user_id"),
          "courses.id as course_id",
          sql<Date>`${now}`.as("enrolled_at"),
          sql<Date>`${at}`.as("last_active_at"),
        ])
        .where("courses.id", "=", courseId)
        .where("courses.is_shelf", "=", false),
    )
    .onConflict((conflict) =>
      conflict.columns(["user_id", "course_id"]).doUpdateSet({
        last_active_at: sql`case when excluded.last_active_at < enrollments.last_active_at
          then enrollments.last_active_at else excluded.last_active_at end`,
      }),
    )
    .returning("completed_at as completedAt")
    .executeTakeFirst();
}

type Completion = { userId: string; courseId: string; at: Date; day: string };

export async function completeEnrollment(tx: Tx, { userId, courseId, at, day }: Completion): Promise<void> {
  await tx
    .updateTable("enrollments")
    .set({ completed_at: at, completed_on: day })
    .where("user_id", "=", userId)
    .where("course_id", "=", courseId)
    .where("completed_at", "is", null)
    .execute();
}

export async function findCompletedAt(db: Db, userId: string, courseId: string): Promise<Date | null> {
  const row = await db
    .selectFrom("enrollments")
    .select("completed_at")
    .where("user_id", "=", userId)
    .where("course_id", "=", courseId)
    .executeTakeFirst();
  return row?.completed_at ?? null;
}

export async function listEnrollmentsOf(db: Db | Tx, userId: string) {
  return db
    .selectFrom("enrollments")
    .select([
      "id",
      "course_id as courseId",
      "enrolled_at as enrolledAt",
      "completed_at as completedAt",
      "completed_on as completedOn",
      "last_active_at as lastActiveAt",
    ])
    .where("user_id", "=", userId)
    .orderBy("enrolled_at", "desc")
    .execute();
}

export async function countCompletedCourses(db: Db, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom("enrollments")
    .select((select) => select.fn.countAll<number>().as("count"))
    .where("user_id", "=", userId)
    .where("completed_at", "is not", null)
    .executeTakeFirstOrThrow();
  return count;
}
