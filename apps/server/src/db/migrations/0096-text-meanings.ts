import type { Migration } from "kysely/migration";
import { columnTypes, type Engine } from "../../platform/db/values.ts";

/** What the academy's own words mean: worked out once, by whichever process. */
export function textMeanings(engine: Engine): Migration {
  const { timestamp } = columnTypes(engine);
  return {
    async up(db) {
      await db.schema
        .createTable("text_meanings")
        .addColumn("id", "text", (column) => column.primaryKey().notNull())
        .addColumn("vector", "text", (column) => column.notNull())
        .addColumn("created_at", timestamp, (column) => column.notNull())
        .execute();
      await db.schema.createIndex("text_meanings_by_age").on("text_meanings").column("created_at").execute();
    },
  };
}
