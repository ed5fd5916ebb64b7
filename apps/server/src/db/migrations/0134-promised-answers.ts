import { sql } from "kysely";
import type { Migration } from "kysely/migration";
import { columnTypes, type Engine } from "../../platform/db/values.ts";

/** By when an answer was promised to somebody with priority, and that such a message stands first among those that wait. */
export function promisedAnswers(engine: Engine): Migration {
  const { timestamp } = columnTypes(engine);
  return {
    async up(db) {
      await db.schema.alterTable("contact_messages").addColumn("due_at", timestamp).execute();
      await db.schema
        .alterTable("contact_messages")
        .addColumn("rank", "integer", (column) => column.notNull().defaultTo(0))
        .execute();
      await db.schema
        .createIndex("contact_messages_ranked")
        .on("contact_messages")
        .columns(["rank", "created_at", "id"])
        .where(sql.ref("answered_at"), "is", null)
        .execute();
    },
  };
}
