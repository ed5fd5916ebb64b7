import { sql } from "kysely";
import type { Migration } from "kysely/migration";
import { columnTypes, type Engine } from "../../platform/db/values.ts";

/** What the first version's sign-in library (Better Auth) asked for, under our names. */
export function accountTables(engine: Engine): Migration {
  const { timestamp, flag } = columnTypes(engine);
  return {
    async up(db) {
      await db.schema
        .createTable("users")
        .addColumn("id", "text", (column) => column.primaryKey())
        .addColumn("name", "text", (column) => column.notNull())
        .addColumn("first_name", "text", (column) => column.notNull())
        .addColumn("last_name", "text", (column) => column.notNull())
        .addColumn("email", "text", (column) => column.notNull().unique())
        .addColumn("is_email_verified", flag, (column) => column.notNull())
        .addColumn("image_url", "text")
        .addColumn("role", "text", (column) =>
          column.notNull().defaultTo("learner").check(sql`role in ('learner', 'owner')`),
        )
        .addColumn("created_at", timestamp, (column) => column.notNull())
        .addColumn("updated_at", timestamp, (column) => column.notNull())
        .execute();

      await db.schema
        .createTable("sessions")
        .addColumn("id", "text", (column) => column.primaryKey())
        .addColumn("token", "text", (column) => column.notNull().unique())
        .addColumn("user_id", "text", (column) => column.notNull().references("users.id").onDelete("cascade"))
        .addColumn("ip_address", "text")
        .addColumn("user_agent", "text")
        .addColumn("expires_at", timestamp, (column) => column.notNull())
        .addColumn("created_at", timestamp, (column) => column.notNull())
        .addColumn("updated_at", timestamp, (column) => column.notNull())
        .execute();
      await db.schema.createIndex("sessions_user").on("sessions").column("user_id").execute();
      await db.schema.createIndex("sessions_expiry").on("sessions").column("expires_at").execute();

      await db.schema
        .createTable("accounts")
        .addColumn("id", "text", (column) => column.primaryKey())
        .addColumn("account_id", "text", (column) => column.notNull())
        .addColumn("provider_id", "text", (column) => column.notNull())
        .addColumn("user_id", "text", (column) => column.notNull().references("users.id").onDelete("cascade"))
        .addColumn("access_token", "text")
        .addColumn("refresh_token", "text")
        .addColumn("id_token", "text")
        .addColumn("access_token_expires_at", timestamp)
        .addColumn("refresh_token_expires_at", timestamp)
        .addColumn("scope", "text")
        .addColumn("password", "text")
        .addColumn("created_at", timestamp, (column) => column.notNull())
        .addColumn("updated_at", timestamp, (column) => column.notNull())
        .addUniqueConstraint("accounts_provider", ["provider_id", "account_id"])
        .execute();
      await db.schema.createIndex("accounts_user").on("accounts").column("user_id").execute();

      await db.schema
        .createTable("verifications")
        .addColumn("id", "text", (column) => column.primaryKey())
        .addColumn("identifier", "text", (column) => column.notNull())
        .addColumn("value", "text", (column) => column.notNull())
        .addColumn("expires_at", timestamp, (column) => column.notNull())
        .addColumn("created_at", timestamp, (column) => column.notNull())
        .addColumn("updated_at", timestamp, (column) => column.notNull())
        .execute();
      await db.schema
        .createIndex("verifications_identifier")
        .on("verifications")
        .column("identifier")
        .execute();
      await db.schema.createIndex("verifications_expiry").on("verifications").column("expires_at").execute();
    },
  };
}
