import type { Migration } from "kysely/migration";
import { columnTypes, type Engine } from "../../platform/db/values.ts";

/** What people ask, by meaning, for as long as the question itself is kept; what means the same is one group. */
export function questionMeanings(engine: Engine): Migration {
  const { timestamp } = columnTypes(engine);
  return {
    async up(db) {
      await db.schema
        .createTable("question_meanings")
        // The question's key.
        .addColumn("id", "text", (column) => column.primaryKey().notNull())
        .addColumn("vector", "text", (column) => column.notNull())
        .addColumn("group_key", "text")
        // Of its newest exchange: with that it goes.
        .addColumn("asked_at", timestamp, (column) => column.notNull())
        .execute();
      await db.schema
        .createIndex("question_meanings_group")
        .on("question_meanings")
        .columns(["group_key", "id"])
        .execute();
      await db.schema
        .createIndex("question_meanings_asked")
        .on("question_meanings")
        .columns(["asked_at", "id"])
        .execute();
      await db.schema
        .createIndex("chat_exchanges_key")
        .on("chat_exchanges")
        .columns(["key", "created_at", "id"])
        .execute();
    },
  };
}
