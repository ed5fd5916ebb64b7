import { sql } from "kysely";
import type { Migration } from "kysely/migration";
import { columnTypes, type Engine } from "../../platform/db/values.ts";

/** When the owners were told of a message; of many at once they hear together. */
export function gatheredMessages(engine: Engine): Migration {
  const { timestamp } = columnTypes(engine);
  return {
    async up(db) {
      await db.schema.alterTable("contact_messages").addColumn("mailed_at", timestamp).execute();
      await sql`update contact_messages set mailed_at = created_at`.execute(db);
      await db.schema
        .createIndex("contact_messages_to_mail")
        .on("contact_messages")
        .column("id")
        .where(sql.ref("mailed_at"), "is", null)
        .execute();
    },
  };
}
