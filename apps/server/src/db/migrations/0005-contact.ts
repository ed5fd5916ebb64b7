import type { Migration } from "kysely/migration";
import { columnTypes, type Engine } from "../../platform/db/values.ts";

/** What people write to the academy. */
export function contactTables(engine: Engine): Migration {
  const { timestamp } = columnTypes(engine);
  return {
    async up(db) {
      await db.schema
        .createTable("contact_messages")
        .addColumn("id", "text", (column) => column.primaryKey())
        .addColumn("submission_id", "text", (column) => column.notNull().unique())
        .addColumn("user_id", "text", (column) => column.references("users.id").onDelete("cascade"))
        .addColumn("name", "text", (column) => column.notNull())
        .addColumn("email", "text", (column) => column.notNull())
        .addColumn("topic", "text", (column) => column.notNull())
        .addColumn("message", "text", (column) => column.notNull())
        .addColumn("created_at", timestamp, (column) => column.notNull())
        .execute();
      await db.schema
        .createIndex("contact_messages_email")
        .on("contact_messages")
        .columns(["email", "created_at"])
        .execute();
      await db.schema.createIndex("contact_messages_user").on("contact_messages").column("user_id").execute();

      await db.schema.alterTable("kept_mails").addColumn("reply_to", "text").execute();
    },
  };
}
