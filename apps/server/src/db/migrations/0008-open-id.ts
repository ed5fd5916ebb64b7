import type { Migration } from "kysely/migration";
import { columnTypes, type Engine } from "../../platform/db/values.ts";

/** OpenID sign-ins under way get a table of their own; the one that a library used for them goes. */
export function openIdTables(engine: Engine): Migration {
  const { timestamp } = columnTypes(engine);
  return {
    async up(db) {
      await db.schema.dropTable("verifications").execute();
      await db.schema
        .createTable("open_id_sign_ins")
        .addColumn("id", "text", (column) => column.primaryKey())
        .addColumn("state", "text", (column) => column.notNull())
        .addColumn("nonce", "text", (column) => column.notNull())
        .addColumn("code_verifier", "text", (column) => column.notNull())
        .addColumn("return_to", "text", (column) => column.notNull())
        .addColumn("expires_at", timestamp, (column) => column.notNull())
        .addColumn("created_at", timestamp, (column) => column.notNull())
        .execute();
      await db.schema
        .createIndex("open_id_sign_ins_expiry")
        .on("open_id_sign_ins")
        .column("expires_at")
        .execute();
    },
  };
}
