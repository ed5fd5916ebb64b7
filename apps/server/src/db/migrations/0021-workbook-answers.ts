import type { Migration } from "kysely/migration";
import { columnTypes, type Engine } from "../../platform/db/values.ts";

/** What learners write in workbooks. The key is how it is asked for; a course that goes finds its answers by the index. */
export function workbookAnswers(engine: Engine): Migration {
  const { timestamp, json } = columnTypes(engine);
  return {
    async up(db) {
      await db.schema
        .createTable("workbook_answers")
        .addColumn("user_id", "text", (column) => column.notNull().references("users.id").onDelete("cascade"))
        .addColumn("course_id", "text", (column) =>
          column.notNull().references("courses.id").onDelete("cascade"),
        )
        .addColumn("item_id", "text", (column) => column.notNull())
        .addColumn("fields", json, (column) => column.notNull())
        .addColumn("asked", json, (column) => column.notNull())
        .addColumn("revision", "integer", (column) => column.notNull())
        .addColumn("updated_at", timestamp, (column) => column.notNull())
        .addPrimaryKeyConstraint("workbook_answers_key", ["user_id", "course_id", "item_id"])
        .execute();
      await db.schema
        .createIndex("workbook_answers_course")
        .on("workbook_answers")
        .column("course_id")
        .execute();
    },
  };
}
