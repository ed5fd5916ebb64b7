import type { Migration } from "kysely/migration";
import { columnTypes, type Engine } from "../../platform/db/values.ts";

/** What finishing takes beside films and texts: a lesson's exercise, and the plan in which a course ends. */
export function finishing(engine: Engine): Migration {
  const { timestamp } = columnTypes(engine);
  return {
    async up(db) {
      await db.schema.alterTable("lesson_progress").addColumn("exercise", "text").execute();
      await db.schema.alterTable("lesson_progress").addColumn("exercise_at", timestamp).execute();
      await db.schema.alterTable("launch_plans").addColumn("finished_at", timestamp).execute();
      await db.schema.alterTable("certificates").addColumn("plan_finished_on", "text").execute();
    },
  };
}
