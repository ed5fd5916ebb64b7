import { sql } from "kysely";
import type { Migration } from "kysely/migration";
import { columnTypes, type Engine } from "../../platform/db/values.ts";

/** What whoever runs the academy did in the studio. */
export function auditTables(engine: Engine): Migration {
  const { timestamp, json } = columnTypes(engine);
  return {
    async up(db) {
      await db.schema
        .createTable("audit_entries")
        .addColumn("id", "text", (column) => column.primaryKey())
        .addColumn("actor_id", "text", (column) => column.references("users.id").onDelete("set null"))
        .addColumn("action", "text", (column) => column.notNull())
        .addColumn("subject_kind", "text", (column) => column.notNull())
        .addColumn("subject_id", "text")
        .addColumn("detail", json, (column) => column.notNull())
        .addColumn("created_at", timestamp, (column) => column.notNull())
        .execute();
      await db.schema
        .createIndex("audit_entries_time")
        .on("audit_entries")
        .columns(["created_at", "id"])
        .execute();
      await sql`create index audit_entries_actor on audit_entries (actor_id, created_at, id)
        where actor_id is not null`.execute(db);
      await sql`create index audit_entries_subject on audit_entries (subject_id, created_at, id)
        where subject_id is not null`.execute(db);
    },
  };
}
