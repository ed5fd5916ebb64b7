import type { Db, Tx } from "../../platform/db/database.ts";

type PlanState = { createdAt: Date | null; finishedAt: Date | null };
/** Whether it ends in a launch plan; then how this learner's stands. */
export type CourseEnd = PlanState & { courseId: string; title: string; hasPlan: boolean };

/** What completes a course beside its lessons. */
export async function findCourseEnd(
  db: Db | Tx,
  userId: string,
  courseId: string,
): Promise<CourseEnd | undefined> {
  return db
    .selectFrom("courses")
    .leftJoin("launch_plans", (join) =>
      join.onRef("launch_plans.course_id", "=", "courses.id").on("launch_plans.user_id", "=", userId),
    )
    .select(["courses.id as courseId", "courses.title", "courses.has_launch_plan as hasPlan"])
    .select(["launch_plans.created_at as createdAt", "launch_plans.finished_at as finishedAt"])
    .where("courses.id", "=", courseId)
    .executeTakeFirst();
}

/** The learner's plans, by course. */
export async function listPlanStates(db: Db, userId: string): Promise<Map<string, PlanState>> {
  const rows = await db
    .selectFrom("launch_plans")
    .select(["course_id as courseId", "created_at as createdAt", "finished_at as finishedAt"])
    .where("user_id", "=", userId)
    .execute();
  return new Map(rows.map(({ courseId, ...state }) => [courseId, state]));
}
