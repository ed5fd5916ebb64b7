import { expressionBuilder, type RawBuilder, sql } from "kysely";
import type { Tables } from "../../db/tables.ts";
import type { Db } from "../../platform/db/database.ts";
import { isCourseHeldSince } from "../access/public.ts";
import { isShown } from "./lessons.queries.ts";

const dayMs = 24 * 60 * 60 * 1000;

/** After how many days lessons and modules open. They are few: whoever writes a course has a handful of them. */
async function listDripDays(db: Db): Promise<number[]> {
  const listed = (table: "lessons" | "course_modules") =>
    db.selectFrom(table).select("drip_days").distinct().where("drip_days", "is not", null);
  const rows = await listed("lessons").unionAll(listed("course_modules")).execute();
  return [...new Set(rows.flatMap(({ drip_days }) => drip_days ?? []))];
}

/** Of a lesson or its module, whether it had opened by a moment to the learner of an enrollment. */
function hadOpened(
  table: "lessons" | "course_modules",
  days: readonly number[],
  by: Date,
): RawBuilder<boolean> {
  const column = (name: string) => sql.ref(`${table}.${name}`);
  const afterDays = days.map((each) => {
    const since = new Date(by.getTime() - each * dayMs);
    return sql<boolean>`(${column("drip_days")} = ${each} and ${isCourseHeldSince(since)})`;
  });
  const inDays = sql.join([sql<boolean>`${column("drip_days")} is null`, ...afterDays], sql` or `);
  return sql<boolean>`(${column("drip_at")} <= ${by} or (${column("drip_at")} is null and (${inDays})))`;
}

/**
 * Of an enrollment, whether what is left of its course had not opened yet by a moment: who waits is not stuck. The rule of
 * `drip.rules.ts`, asked of many at once.
 */
export async function isWaiting(db: Db, by: Date): Promise<RawBuilder<boolean>> {
  const days = await listDripDays(db);
  const { exists, selectFrom, not, and } = expressionBuilder<Tables, "enrollments">();
  const left = () =>
    selectFrom("lessons")
      .innerJoin("course_modules", "course_modules.id", "lessons.module_id")
      .select("lessons.id")
      .whereRef("lessons.course_id", "=", "enrollments.course_id")
      .where(isShown)
      .where(
        sql<boolean>`not exists (select 1 from lesson_progress as done where done.lesson_id = lessons.id
          and done.user_id = enrollments.user_id and done.course_id = enrollments.course_id and done.completed_at is not null)`,
      );
  const open = left().where(
    sql<boolean>`(lessons.is_free = true
      or exists (select 1 from lesson_progress as begun where begun.lesson_id = lessons.id
        and begun.user_id = enrollments.user_id and begun.course_id = enrollments.course_id)
      or exists (select 1 from lesson_openings as opened where opened.lesson_id = lessons.id
        and opened.user_id = enrollments.user_id)
      or (${hadOpened("lessons", days, by)} and ${hadOpened("course_modules", days, by)}))`,
  );
  return sql<boolean>`${and([exists(left()), not(exists(open))])}`;
}
