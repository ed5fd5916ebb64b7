import { sql } from "kysely";
import type { Migration } from "kysely/migration";
import { columnTypes, type Engine } from "../../platform/db/values.ts";

/** When somebody last proved that it is them, the codes with which they do, and addresses that can be taken back. */
export function freshProofs(engine: Engine): Migration {
  const { timestamp } = columnTypes(engine);
  return {
    async up(db) {
      await db.schema.alterTable("sessions").addColumn("proven_at", timestamp).execute();

      // SQLite can't change what a column may hold: the table is made anew, and codes that are under way stay good.
      await db.schema
        .createTable("mailed_codes_new")
        .addColumn("id", "text", (column) => column.primaryKey())
        .addColumn("purpose", "text", (column) =>
          column.notNull().check(sql`purpose in ('sign-in', 'change-email', 'prove')`),
        )
        .addColumn("subject", "text", (column) => column.notNull())
        .addColumn("email", "text", (column) => column.notNull())
        .addColumn("code_hash", "text", (column) => column.notNull())
        .addColumn("tries", "integer", (column) => column.notNull())
        .addColumn("expires_at", timestamp, (column) => column.notNull())
        .addColumn("created_at", timestamp, (column) => column.notNull())
        .execute();
      await sql`insert into mailed_codes_new
        select id, purpose, subject, email, code_hash, tries, expires_at, created_at from mailed_codes`.execute(
        db,
      );
      await db.schema.dropTable("mailed_codes").execute();
      await db.schema.alterTable("mailed_codes_new").renameTo("mailed_codes").execute();
      await db.schema
        .createIndex("mailed_codes_subject")
        .on("mailed_codes")
        .columns(["purpose", "subject"])
        .unique()
        .execute();
      await db.schema.createIndex("mailed_codes_email").on("mailed_codes").column("email").execute();
      await db.schema.createIndex("mailed_codes_age").on("mailed_codes").column("created_at").execute();

      await db.schema
        .createTable("email_changes")
        .addColumn("id", "text", (column) => column.primaryKey())
        .addColumn("user_id", "text", (column) => column.notNull().references("users.id").onDelete("cascade"))
        .addColumn("old_email", "text", (column) => column.notNull())
        .addColumn("token_hash", "text", (column) => column.notNull().unique())
        .addColumn("expires_at", timestamp, (column) => column.notNull())
        .addColumn("created_at", timestamp, (column) => column.notNull())
        .execute();
      await db.schema.createIndex("email_changes_user").on("email_changes").column("user_id").execute();
      await db.schema.createIndex("email_changes_expiry").on("email_changes").column("expires_at").execute();
    },
  };
}
