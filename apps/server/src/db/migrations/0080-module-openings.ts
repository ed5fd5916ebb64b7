import type { Migration } from "kysely/migration";
import { columnTypes, type Engine } from "../../platform/db/values.ts";

/** A module opens later as a whole, as a lesson does: so many days after somebody got the course, or at a time. */
export function moduleOpenings(engine: Engine): Migration {
  const { timestamp } = columnTypes(engine);
  return {
    async up(db) {
      await db.schema.alterTable("course_modules").addColumn("drip_days", "integer").execute();
      await db.schema.alterTable("course_modules").addColumn("drip_at", timestamp).execute();
    },
  };
}
