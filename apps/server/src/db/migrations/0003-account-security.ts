import { sql } from "kysely";
import type { Migration } from "kysely/migration";
import { columnTypes, type Engine } from "../../platform/db/values.ts";

/** What proves who somebody is. Codes and tokens are kept as keyed hashes only, the authenticator's secret encrypted. */
export function accountSecurityTables(engine: Engine): Migration {
  const { timestamp, flag } = columnTypes(engine);
  return {
    async up(db) {
      await db.schema
        .alterTable("users")
        .addColumn("wants_news", flag, (column) => column.notNull().defaultTo(false))
        .execute();

      await db.schema
        .createTable("sign_ups")
        .addColumn("id", "text", (column) => column.primaryKey())
        .addColumn("email", "text", (column) => column.notNull())
        .addColumn("token_hash", "text", (column) => column.notNull().unique())
        .addColumn("first_name", "text", (column) => column.notNull())
        .addColumn("last_name", "text", (column) => column.notNull())
        .addColumn("password", "text", (column) => column.notNull())
        .addColumn("expires_at", timestamp, (column) => column.notNull())
        .addColumn("created_at", timestamp, (column) => column.notNull())
        .execute();
      await db.schema.createIndex("sign_ups_email").on("sign_ups").column("email").execute();
      await db.schema.createIndex("sign_ups_expiry").on("sign_ups").column("expires_at").execute();

      await db.schema
        .createTable("mailed_codes")
        .addColumn("id", "text", (column) => column.primaryKey())
        .addColumn("purpose", "text", (column) =>
          column.notNull().check(sql`purpose in ('sign-in', 'change-email')`),
        )
        .addColumn("subject", "text", (column) => column.notNull())
        .addColumn("email", "text", (column) => column.notNull())
        .addColumn("code_hash", "text", (column) => column.notNull())
        .addColumn("tries", "integer", (column) => column.notNull())
        .addColumn("expires_at", timestamp, (column) => column.notNull())
        .addColumn("created_at", timestamp, (column) => column.notNull())
        .addUniqueConstraint("mailed_codes_subject", ["purpose", "subject"])
        .execute();
      await db.schema.createIndex("mailed_codes_age").on("mailed_codes").column("created_at").execute();

      await db.schema
        .createTable("one_time_tokens")
        .addColumn("id", "text", (column) => column.primaryKey())
        .addColumn("purpose", "text", (column) =>
          column.notNull().check(sql`purpose in ('reset-password', 'second-factor', 'claim-owner')`),
        )
        .addColumn("token_hash", "text", (column) => column.notNull().unique())
        .addColumn("user_id", "text", (column) => column.references("users.id").onDelete("cascade"))
        .addColumn("expires_at", timestamp, (column) => column.notNull())
        .addColumn("created_at", timestamp, (column) => column.notNull())
        .execute();
      await db.schema.createIndex("one_time_tokens_user").on("one_time_tokens").column("user_id").execute();
      await db.schema
        .createIndex("one_time_tokens_expiry")
        .on("one_time_tokens")
        .column("expires_at")
        .execute();

      await db.schema
        .createTable("second_factors")
        .addColumn("id", "text", (column) => column.primaryKey())
        .addColumn("user_id", "text", (column) =>
          column.notNull().unique().references("users.id").onDelete("cascade"),
        )
        .addColumn("secret", "text", (column) => column.notNull())
        .addColumn("last_step", "integer", (column) => column.notNull())
        .addColumn("confirmed_at", timestamp)
        .addColumn("created_at", timestamp, (column) => column.notNull())
        .execute();

      await db.schema
        .createTable("recovery_codes")
        .addColumn("id", "text", (column) => column.primaryKey())
        .addColumn("user_id", "text", (column) => column.notNull().references("users.id").onDelete("cascade"))
        .addColumn("code_hash", "text", (column) => column.notNull())
        .execute();
      await db.schema.createIndex("recovery_codes_user").on("recovery_codes").column("user_id").execute();

      await db.schema
        .createTable("attempts")
        .addColumn("id", "text", (column) => column.primaryKey())
        .addColumn("count", "integer", (column) => column.notNull())
        .addColumn("last_at", timestamp, (column) => column.notNull())
        .execute();
      await db.schema.createIndex("attempts_age").on("attempts").column("last_at").execute();
    },
  };
}
