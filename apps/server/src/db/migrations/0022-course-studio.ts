import { sql } from "kysely";
import type { Migration } from "kysely/migration";
import { columnTypes, type Engine } from "../../platform/db/values.ts";

/** What the owner makes courses with: states and times, drafts and versions of lessons, and when a lesson opens. */
export function courseStudio(engine: Engine): Migration {
  const { timestamp, flag } = columnTypes(engine);
  return {
    async up(db) {
      const change = (table: string) => db.schema.alterTable(table);
      await change("courses").addColumn("publish_from", timestamp).execute();
      await change("courses").addColumn("archived_at", timestamp).execute();
      await change("courses")
        .addColumn("revision", "integer", (column) => column.notNull().defaultTo(0))
        .execute();
      await change("course_modules").addColumn("archived_at", timestamp).execute();
      for (const name of ["is_draft", "is_free"]) {
        await change("lessons")
          .addColumn(name, flag, (column) => column.notNull().defaultTo(sql`false`))
          .execute();
      }
      await change("lessons").addColumn("archived_at", timestamp).execute();
      await change("lessons").addColumn("drip_days", "integer").execute();
      await change("lessons").addColumn("drip_at", timestamp).execute();

      await db.schema
        .createTable("lesson_drafts")
        .addColumn("lesson_id", "text", (column) =>
          column.primaryKey().references("lessons.id").onDelete("cascade"),
        )
        .addColumn("title", "text", (column) => column.notNull())
        .addColumn("summary", "text", (column) => column.notNull())
        .addColumn("minutes", "integer", (column) => column.notNull())
        .addColumn("text", "text", (column) => column.notNull())
        .addColumn("revision", "integer", (column) => column.notNull())
        .addColumn("is_changed", flag, (column) => column.notNull())
        .addColumn("saved_by", "text", (column) => column.references("users.id").onDelete("set null"))
        .addColumn("saved_at", timestamp, (column) => column.notNull())
        .execute();
      await sql`create index lesson_drafts_by on lesson_drafts (saved_by) where saved_by is not null`.execute(
        db,
      );

      await db.schema
        .createTable("lesson_versions")
        .addColumn("id", "text", (column) => column.primaryKey())
        .addColumn("lesson_id", "text", (column) =>
          column.notNull().references("lessons.id").onDelete("cascade"),
        )
        .addColumn("kind", "text", (column) => column.notNull())
        .addColumn("title", "text", (column) => column.notNull())
        .addColumn("summary", "text", (column) => column.notNull())
        .addColumn("minutes", "integer", (column) => column.notNull())
        .addColumn("text", "text", (column) => column.notNull())
        .addColumn("made_by", "text", (column) => column.references("users.id").onDelete("set null"))
        .addColumn("created_at", timestamp, (column) => column.notNull())
        .execute();
      await db.schema
        .createIndex("lesson_versions_of_lesson")
        .on("lesson_versions")
        .columns(["lesson_id", "created_at", "id"])
        .execute();
      await sql`create index lesson_versions_by on lesson_versions (made_by) where made_by is not null`.execute(
        db,
      );

      await db.schema
        .createTable("lesson_openings")
        .addColumn("user_id", "text", (column) => column.notNull().references("users.id").onDelete("cascade"))
        .addColumn("lesson_id", "text", (column) =>
          column.notNull().references("lessons.id").onDelete("cascade"),
        )
        .addColumn("opened_by", "text", (column) => column.references("users.id").onDelete("set null"))
        .addColumn("created_at", timestamp, (column) => column.notNull())
        .addPrimaryKeyConstraint("lesson_openings_once", ["user_id", "lesson_id"])
        .execute();
      await db.schema
        .createIndex("lesson_openings_lesson")
        .on("lesson_openings")
        .column("lesson_id")
        .execute();
      await sql`create index lesson_openings_by on lesson_openings (opened_by) where opened_by is not null`.execute(
        db,
      );
    },
  };
}
