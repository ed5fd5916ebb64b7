import { sql } from "kysely";
import type { Migration } from "kysely/migration";
import { columnTypes, type Engine } from "../../platform/db/values.ts";

/** Shelves of recordings: courses that nobody enrolls in, each opened by one benefit. */
export function shelves(engine: Engine): Migration {
  const { timestamp, flag } = columnTypes(engine);
  return {
    async up(db) {
      await db.schema
        .alterTable("courses")
        .addColumn("is_shelf", flag, (column) => column.notNull().defaultTo(sql`false`))
        .execute();
      await db.schema
        .alterTable("benefits")
        .addColumn("course_id", "text", (column) => column.references("courses.id").onDelete("set null"))
        .execute();
      await db.schema
        .createIndex("benefits_by_course")
        .unique()
        .on("benefits")
        .column("course_id")
        .where("course_id", "is not", null)
        .execute();
      await db.schema
        .createTable("recordings")
        .addColumn("lesson_id", "text", (column) =>
          column.primaryKey().notNull().references("lessons.id").onDelete("cascade"),
        )
        .addColumn("gathering_date_id", "text")
        .addColumn("tells", flag, (column) => column.notNull())
        .addColumn("is_sample", flag, (column) => column.notNull())
        .addColumn("published_at", timestamp)
        .addColumn("told_at", timestamp)
        .addColumn("created_at", timestamp, (column) => column.notNull())
        .execute();
      await db.schema
        .createIndex("recordings_by_date")
        .on("recordings")
        .column("gathering_date_id")
        .where("gathering_date_id", "is not", null)
        .execute();
    },
  };
}
