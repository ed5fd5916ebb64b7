import { type RawBuilder, sql } from "kysely";
import type { Db, Tx } from "../../platform/db/database.ts";
import { countsAt } from "./counts-at.ts";

/** Whether somebody holds what opens a shelf. It is asked of what they hold itself, so that it ends on its very day. */
export const opensShelf = (
  userId: string,
  courseId: RawBuilder<string>,
  now: Date,
): RawBuilder<boolean> => sql<boolean>`exists (
  select 1 from held_benefits inner join benefits on benefits.id = held_benefits.benefit_id
  where held_benefits.user_id = ${userId} and benefits.course_id = ${courseId} and ${countsAt(now)})`;

/** The shelves that benefits open. */
export async function listShelvesOf(db: Db | Tx, benefits: readonly string[]): Promise<string[]> {
  if (benefits.length === 0) return [];
  const rows = await db
    .selectFrom("benefits")
    .select("course_id")
    .where("id", "in", benefits)
    .where("course_id", "is not", null)
    .$narrowType<{ course_id: string }>()
    .execute();
  return rows.map(({ course_id }) => course_id);
}
