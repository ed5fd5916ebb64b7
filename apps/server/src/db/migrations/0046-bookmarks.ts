import { sql } from "kysely";
import type { Migration } from "kysely/migration";
import { columnTypes, type Engine } from "../../platform/db/values.ts";

/** Places in lessons that learners want to find again: asked for by the lesson, and all of somebody's by their time. */
export function bookmarks(engine: Engine): Migration {
  const { timestamp } = columnTypes(engine);
  return {
    async up(db) {
      await db.schema
        .createTable("lesson_bookmarks")
        .addColumn("user_id", "text", (column) => column.notNull().references("users.id").onDelete("cascade"))
        .addColumn("id", "text", (column) => column.notNull())
        .addColumn("lesson_id", "text", (column) =>
          column.notNull().references("lessons.id").onDelete("cascade"),
        )
        .addColumn("seconds", "double precision")
        .addColumn("block", "integer")
        .addColumn("excerpt", "text", (column) => column.notNull())
        .addColumn("note", "text", (column) => column.notNull())
        .addColumn("made_at", timestamp, (column) => column.notNull())
        .addColumn("changed_at", timestamp, (column) => column.notNull())
        .addColumn("removed_at", timestamp)
        .addPrimaryKeyConstraint("lesson_bookmarks_key", ["user_id", "id"])
        .execute();
      const index = (name: string) => db.schema.createIndex(name).on("lesson_bookmarks");
      await index("lesson_bookmarks_in_lesson").columns(["lesson_id", "user_id"]).execute();
      await index("lesson_bookmarks_by_time")
        .columns(["user_id", "made_at", "id"])
        .where(sql<boolean>`removed_at is null`)
        .execute();
    },
  };
}
