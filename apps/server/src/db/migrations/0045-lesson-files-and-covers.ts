import { sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Files that belong to one lesson, and covers of courses out of the library. */
export function lessonFilesAndCovers(): Migration {
  return {
    async up(db) {
      await db.schema
        .alterTable("resources")
        .addColumn("lesson_id", "text", (column) => column.references("lessons.id"))
        .execute();
      await sql`create index resources_lesson on resources (lesson_id) where lesson_id is not null`.execute(
        db,
      );
      await db.schema
        .alterTable("courses")
        .addColumn("cover_id", "text", (column) => column.references("media.id"))
        .execute();
      await sql`create index courses_cover on courses (cover_id) where cover_id is not null`.execute(db);
    },
  };
}
