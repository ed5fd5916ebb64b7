import { sql } from "kysely";
import type { Migration } from "kysely/migration";
import { columnTypes, type Engine } from "../../platform/db/values.ts";

/** Codes with which somebody shows that the address a result was mailed to is theirs, too. */
export function resultCodes(engine: Engine): Migration {
  const { timestamp } = columnTypes(engine);
  return {
    async up(db) {
      // SQLite can't change what a column may hold: the table is made anew, and codes that are under way stay good.
      await db.schema
        .createTable("mailed_codes_new")
        .addColumn("id", "text", (column) => column.primaryKey())
        .addColumn("purpose", "text", (column) =>
          column.notNull().check(sql`purpose in ('sign-in', 'change-email', 'prove', 'claim-result')`),
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
    },
  };
}
