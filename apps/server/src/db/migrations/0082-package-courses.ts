import { sql } from "kysely";
import type { Migration } from "kysely/migration";
import { columnTypes, type Engine } from "../../platform/db/values.ts";

/** Which courses the complete academy opens: all that there are by now, and of those to come the ones that the owner says. */
export function packageCourses(engine: Engine): Migration {
  const { flag } = columnTypes(engine);
  return {
    async up(db) {
      await db.schema
        .alterTable("courses")
        .addColumn("is_in_package", flag, (column) => column.notNull().defaultTo(sql`true`))
        .execute();
    },
  };
}
