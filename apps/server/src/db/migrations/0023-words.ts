import type { Migration } from "kysely/migration";
import { columnTypes, type Engine } from "../../platform/db/values.ts";

/** The words of pages as the owner changes them: what is being written, what was published, and the pages of it. */
export function wordTables(engine: Engine): Migration {
  const { timestamp, json } = columnTypes(engine);
  return {
    async up(db) {
      await db.schema
        .createTable("word_drafts")
        .addColumn("id", "text", (column) => column.primaryKey())
        .addColumn("language", "text", (column) => column.notNull())
        .addColumn("page", "text", (column) => column.notNull())
        .addColumn("edits", json, (column) => column.notNull())
        .addColumn("state", "text", (column) => column.notNull())
        .addColumn("updated_by", "text", (column) => column.references("users.id").onDelete("set null"))
        .addColumn("updated_at", timestamp, (column) => column.notNull())
        .addUniqueConstraint("word_drafts_page", ["language", "page"])
        .execute();
      await db.schema
        .createIndex("word_drafts_by")
        .on("word_drafts")
        .column("updated_by")
        .where("updated_by", "is not", null)
        .execute();

      await db.schema
        .createTable("word_versions")
        .addColumn("id", "text", (column) => column.primaryKey())
        .addColumn("revision", "integer", (column) => column.notNull())
        .addColumn("language", "text", (column) => column.notNull())
        .addColumn("page", "text", (column) => column.notNull())
        .addColumn("edits", json, (column) => column.notNull())
        .addColumn("restored_from", "integer")
        .addColumn("published_by", "text", (column) => column.references("users.id").onDelete("set null"))
        .addColumn("published_at", timestamp, (column) => column.notNull())
        .addUniqueConstraint("word_versions_revision", ["revision"])
        .execute();
      await db.schema
        .createIndex("word_versions_page")
        .on("word_versions")
        .columns(["language", "page", "revision"])
        .execute();
      await db.schema
        .createIndex("word_versions_by")
        .on("word_versions")
        .column("published_by")
        .where("published_by", "is not", null)
        .execute();

      await db.schema
        .createTable("rendered_words")
        .addColumn("id", "text", (column) => column.primaryKey())
        .addColumn("revision", "integer", (column) => column.notNull())
        .addColumn("build", "text", (column) => column.notNull())
        .addColumn("rendered", json, (column) => column.notNull())
        .execute();
    },
  };
}
