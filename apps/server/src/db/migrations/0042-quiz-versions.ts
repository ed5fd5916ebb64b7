import type { Migration } from "kysely/migration";
import { columnTypes, type Engine } from "../../platform/db/values.ts";

/** The quiz's texts as the owner changes them, and which of them each result was made with. */
export function quizVersions(engine: Engine): Migration {
  const { timestamp, json } = columnTypes(engine);
  return {
    async up(db) {
      await db.schema
        .createTable("quiz_drafts")
        .addColumn("id", "text", (column) => column.primaryKey())
        .addColumn("texts", json, (column) => column.notNull())
        .addColumn("state", "text", (column) => column.notNull())
        .addColumn("updated_by", "text", (column) => column.references("users.id").onDelete("set null"))
        .addColumn("updated_at", timestamp, (column) => column.notNull())
        .execute();
      await db.schema
        .createIndex("quiz_drafts_by")
        .on("quiz_drafts")
        .column("updated_by")
        .where("updated_by", "is not", null)
        .execute();

      await db.schema
        .createTable("quiz_versions")
        .addColumn("id", "text", (column) => column.primaryKey())
        .addColumn("number", "integer", (column) => column.notNull())
        .addColumn("hash", "text", (column) => column.notNull())
        .addColumn("texts", json, (column) => column.notNull())
        .addColumn("changed", "integer", (column) => column.notNull())
        .addColumn("restored_from", "integer")
        .addColumn("published_by", "text", (column) => column.references("users.id").onDelete("set null"))
        .addColumn("published_at", timestamp, (column) => column.notNull())
        .addUniqueConstraint("quiz_versions_number", ["number"])
        .execute();
      await db.schema
        .createIndex("quiz_versions_by")
        .on("quiz_versions")
        .column("published_by")
        .where("published_by", "is not", null)
        .execute();

      // Whatever was sent until now was made with the first.
      await db.schema
        .alterTable("quiz_results")
        .addColumn("quiz_version", "integer", (column) => column.notNull().defaultTo(1))
        .execute();
    },
  };
}
