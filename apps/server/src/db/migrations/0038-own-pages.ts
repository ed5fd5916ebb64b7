import type { Migration } from "kysely/migration";
import { columnTypes, type Engine } from "../../platform/db/values.ts";

/**
 * Pages of the owner's own stand among the words of pages, with the same drafts, versions and revisions: where words
 * differ from the first ones, such a page is all there is. And addresses that lead to others.
 */
export function ownPages(engine: Engine): Migration {
  const { timestamp, json } = columnTypes(engine);
  return {
    async up(db) {
      await db.schema.alterTable("word_drafts").addColumn("own_page", json).execute();
      await db.schema.alterTable("word_versions").addColumn("own_page", json).execute();
      await db.schema
        .createTable("redirects")
        .addColumn("id", "text", (column) => column.primaryKey())
        .addColumn("to_path", "text")
        .addColumn("created_at", timestamp, (column) => column.notNull())
        .execute();
      await db.schema
        .createIndex("redirects_to_path")
        .on("redirects")
        .column("to_path")
        .where("to_path", "is not", null)
        .execute();
    },
  };
}
