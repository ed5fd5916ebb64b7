import { sql } from "kysely";
import type { Migration } from "kysely/migration";
import { columnTypes, type Engine } from "../../platform/db/values.ts";

/** What the owner writes workbooks with: drafts and versions. */
export function workbookStudio(engine: Engine): Migration {
  const { timestamp, flag, json } = columnTypes(engine);
  return {
    async up(db) {
      await db.schema
        .createTable("workbook_drafts")
        .addColumn("resource_id", "text", (column) =>
          column.primaryKey().references("resources.id").onDelete("cascade"),
        )
        .addColumn("words", json, (column) => column.notNull())
        .addColumn("revision", "integer", (column) => column.notNull())
        .addColumn("is_changed", flag, (column) => column.notNull())
        .addColumn("saved_by", "text", (column) => column.references("users.id").onDelete("set null"))
        .addColumn("saved_at", timestamp, (column) => column.notNull())
        .execute();
      await sql`create index workbook_drafts_by on workbook_drafts (saved_by) where saved_by is not null`.execute(
        db,
      );

      await db.schema
        .createTable("workbook_versions")
        .addColumn("id", "text", (column) => column.primaryKey())
        .addColumn("resource_id", "text", (column) =>
          column.notNull().references("resources.id").onDelete("cascade"),
        )
        .addColumn("kind", "text", (column) => column.notNull())
        .addColumn("words", json, (column) => column.notNull())
        .addColumn("made_by", "text", (column) => column.references("users.id").onDelete("set null"))
        .addColumn("created_at", timestamp, (column) => column.notNull())
        .execute();
      await db.schema
        .createIndex("workbook_versions_of_book")
        .on("workbook_versions")
        .columns(["resource_id", "created_at", "id"])
        .execute();
      await sql`create index workbook_versions_by on workbook_versions (made_by) where made_by is not null`.execute(
        db,
      );
    },
  };
}
