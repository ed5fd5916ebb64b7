import { sql } from "kysely";
import type { Migration } from "kysely/migration";
import { columnTypes, type Engine } from "../../platform/db/values.ts";

/** Answers to messages, saved views, webhooks, and what the studio finds people and orders by. */
export function studioDesk(engine: Engine): Migration {
  const { timestamp, flag, json } = columnTypes(engine);
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

      await db.schema
        .createTable("lead_views")
        .addColumn("id", "text", (column) => column.primaryKey())
        .addColumn("user_id", "text", (column) => column.notNull().references("users.id").onDelete("cascade"))
        .addColumn("name", "text", (column) => column.notNull())
        .addColumn("filters", json, (column) => column.notNull())
        .addColumn("place", "integer", (column) => column.notNull())
        .addColumn("created_at", timestamp, (column) => column.notNull())
        .execute();
      await db.schema.createIndex("lead_views_user").on("lead_views").columns(["user_id", "place"]).execute();

      await db.schema
        .createTable("webhook_endpoints")
        .addColumn("id", "text", (column) => column.primaryKey())
        .addColumn("url", "text", (column) => column.notNull())
        .addColumn("events", json, (column) => column.notNull())
        .addColumn("secret", "text", (column) => column.notNull())
        .addColumn("previous_secret", "text")
        .addColumn("previous_until", timestamp)
        .addColumn("is_on", flag, (column) => column.notNull())
        .addColumn("off_because", "text")
        .addColumn("failing_since", timestamp)
        .addColumn("created_at", timestamp, (column) => column.notNull())
        .addColumn("updated_at", timestamp, (column) => column.notNull())
        .execute();
      await db.schema
        .createTable("webhook_deliveries")
        .addColumn("id", "text", (column) => column.primaryKey())
        .addColumn("endpoint_id", "text", (column) =>
          column.notNull().references("webhook_endpoints.id").onDelete("cascade"),
        )
        .addColumn("event_id", "text", (column) => column.notNull())
        .addColumn("event", "text", (column) => column.notNull())
        .addColumn("body", "text", (column) => column.notNull())
        .addColumn("state", "text", (column) => column.notNull())
        .addColumn("round", "integer", (column) => column.notNull())
        .addColumn("attempts", "integer", (column) => column.notNull())
        .addColumn("next_at", timestamp)
        .addColumn("about_email", "text")
        .addColumn("about_user_id", "text")
        .addColumn("created_at", timestamp, (column) => column.notNull())
        .execute();
      await db.schema
        .createIndex("webhook_deliveries_endpoint")
        .on("webhook_deliveries")
        .columns(["endpoint_id", "created_at", "id"])
        .execute();
      for (const column of ["created_at", "about_email", "about_user_id"]) {
        await db.schema
          .createIndex(`webhook_deliveries_${column}`)
          .on("webhook_deliveries")
          .column(column)
          .execute();
      }
      await db.schema
        .createTable("webhook_attempts")
        .addColumn("id", "text", (column) => column.primaryKey())
        .addColumn("delivery_id", "text", (column) =>
          column.notNull().references("webhook_deliveries.id").onDelete("cascade"),
        )
        .addColumn("status", "integer")
        .addColumn("problem", "text")
        .addColumn("ms", "integer", (column) => column.notNull())
        .addColumn("answer", "text", (column) => column.notNull())
        .addColumn("created_at", timestamp, (column) => column.notNull())
        .execute();
      await db.schema
        .createIndex("webhook_attempts_delivery")
        .on("webhook_attempts")
        .columns(["delivery_id", "created_at", "id"])
        .execute();

      // Compared by their bytes, as SQLite does: the beginning of a text is then a stretch of its index.
      if (engine === "postgres") {
        for (const [table, column] of [
          ["users", "email"],
          ["orders", "email"],
          ["payments", "number"],
        ] as const) {
          await sql`alter table ${sql.ref(table)} alter column ${sql.ref(column)} type text collate "C"`.execute(
            db,
          );
        }
      }
    },
  };
}
