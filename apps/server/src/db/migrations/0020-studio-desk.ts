import type { Migration } from "kysely/migration";
import { columnTypes, type Engine } from "../../platform/db/values.ts";

/** Answers to messages. */
export function studioDesk(engine: Engine): Migration {
  const { timestamp } = columnTypes(engine);
  return {
    async up(db) {
      await db.schema
        .createTable("message_replies")
        .addColumn("id", "text", (column) => column.primaryKey())
        .addColumn("message_id", "text", (column) =>
          column.notNull().references("contact_messages.id").onDelete("cascade"),
        )
        .addColumn("reply", "text", (column) => column.notNull())
        .addColumn("sent_by", "text", (column) => column.references("users.id").onDelete("set null"))
        .addColumn("created_at", timestamp, (column) => column.notNull())
        .execute();
      await db.schema
        .createIndex("message_replies_message")
        .on("message_replies")
        .columns(["message_id", "created_at", "id"])
        .execute();
      await db.schema
        .createIndex("message_replies_by")
        .on("message_replies")
        .column("sent_by")
        .where("sent_by", "is not", null)
        .execute();
    },
  };
}
