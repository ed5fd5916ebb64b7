import { countUpTo } from "../../../platform/db/count-up-to.ts";
import type { PageRequest } from "../../../platform/db/cursor-paging.ts";
import type { Db } from "../../../platform/db/database.ts";
import { isPublishedAt, isStillTheirs } from "../../access/public.ts";
import { isShown, isWaiting } from "../../courses/public.ts";

/** Courses that were completed from a moment on, and before another where there is one, counted no further than asked. */
export function countCompletions(
  db: Db,
  { from, before }: { from: Date; before?: Date },
  most: number,
): Promise<number> {
  const completed = db
    .selectFrom("enrollments")
    .select("id")
    .where("completed_at", ">=", from)
    .$if(before !== undefined, (rows) => rows.where("completed_at", "<", before as Date));
  return countUpTo(db, completed, most);
}

/**
 * Who began a course that is still open to them, has not finished it and has done nothing in it since a moment: the latest
 * first, who are the likeliest to come back. Whoever waits for what opens later, or for whom it has opened only since, is
 * not among them.
 */
export async function listStuck(
  db: Db,
  { idleSince, now = new Date(), after, limit }: PageRequest & { idleSince: Date; now?: Date },
) {
  const waits = await isWaiting(db, idleSince);
  return db
    .with("page", (query) =>
      query
        .selectFrom("enrollments")
        .innerJoin("users", "users.id", "enrollments.user_id")
        .innerJoin("courses", "courses.id", "enrollments.course_id")
        .select(["enrollments.id", "enrollments.last_active_at"])
        .select(["enrollments.user_id", "enrollments.course_id", "users.name", "courses.title"])
        .select("users.email")
        .where("enrollments.completed_at", "is", null)
        .where("enrollments.last_active_at", "<", idleSince)
        .where("users.role", "=", "learner")
        .where(isPublishedAt(now))
        .where(isStillTheirs())
        .where(({ not }) => not(waits))
        .$if(after !== undefined, (learners) =>
          learners.where((where) =>
            where(
              where.refTuple("enrollments.last_active_at", "enrollments.id"),
              "<",
              where.tuple(after?.at as Date, after?.id as string),
            ),
          ),
        )
        .orderBy("enrollments.last_active_at", "desc")
        .orderBy("enrollments.id", "desc")
        .limit(limit),
    )
    .selectFrom("page")
    .selectAll()
    .select(({ selectFrom }) => [
      selectFrom("lesson_progress")
        .select((select) => select.fn.countAll<number>().as("count"))
        .whereRef("lesson_progress.user_id", "=", "page.user_id")
        .whereRef("lesson_progress.course_id", "=", "page.course_id")
        .where("lesson_progress.completed_at", "is not", null)
        .innerJoin("lessons", "lessons.id", "lesson_progress.lesson_id")
        .where(isShown)
        .as("done_lessons"),
      selectFrom("lessons")
        .select((select) => select.fn.countAll<number>().as("count"))
        .whereRef("lessons.course_id", "=", "page.course_id")
        .where(isShown)
        .as("all_lessons"),
    ])
    .orderBy("page.last_active_at", "desc")
    .orderBy("page.id", "desc")
    .execute();
}
