import type { Migration } from "kysely/migration";
import { columnTypes, type Engine } from "../../platform/db/values.ts";

/** Headlines that are compared: what each half of the visitors reads, and what became of it. */
export function headlines(engine: Engine): Migration {
  const { json } = columnTypes(engine);
  return {
    async up(db) {
      await db.schema.alterTable("word_versions").addColumn("experiment_id", "text").execute();
      await db.schema.alterTable("quiz_experiments").addColumn("texts", json).execute();
      await db.schema.alterTable("quiz_experiments").addColumn("chosen", "text").execute();
      await db.schema.dropIndex("quiz_experiments_time").execute();
      await db.schema
        .createIndex("quiz_experiments_kind_time")
        .on("quiz_experiments")
        .columns(["kind", "started_at", "id"])
        .execute();
    },
  };
}
