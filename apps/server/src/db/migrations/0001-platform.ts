import { sql } from "kysely";
import type { Migration } from "kysely/migration";
import { columnTypes, type Engine } from "../../platform/db/values.ts";

export function platformTables(engine: Engine): Migration {
  const { timestamp, flag, json } = columnTypes(engine);
  return {
    async up(db) {
      await db.schema
        .createTable("jobs")
        .addColumn("id", "text", (column) => column.primaryKey())
        .addColumn("kind", "text", (column) => column.notNull())
        .addColumn("key", "text", (column) => column.unique())
        .addColumn("payload", json, (column) => column.notNull())
        .addColumn("state", "text", (column) =>
          column.notNull().check(sql`state in ('waiting', 'running', 'done', 'dead')`),
        )
        .addColumn("run_at", timestamp, (column) => column.notNull())
        .addColumn("attempts", "integer", (column) => column.notNull())
        .addColumn("lease_token", "text")
        .addColumn("leased_until", timestamp)
        .addColumn("last_error", "text")
        .addColumn("created_at", timestamp, (column) => column.notNull())
        .addColumn("finished_at", timestamp)
        .execute();
      // Partial indexes: finding the next job costs the same however many are long done.
      await sql`create index jobs_waiting on jobs (run_at) where state = 'waiting'`.execute(db);
      await sql`create index jobs_running on jobs (leased_until) where state = 'running'`.execute(db);
      await sql`create index jobs_done on jobs (finished_at) where state = 'done'`.execute(db);
      await sql`create index jobs_dead on jobs (finished_at, id) where state = 'dead'`.execute(db);

      await db.schema
        .createTable("kept_mails")
        .addColumn("id", "text", (column) => column.primaryKey())
        .addColumn("sender", "text", (column) => column.notNull())
        .addColumn("recipient", "text", (column) => column.notNull())
        .addColumn("subject", "text", (column) => column.notNull())
        .addColumn("html", "text", (column) => column.notNull())
        .addColumn("body_text", "text", (column) => column.notNull())
        .addColumn("kept_at", timestamp, (column) => column.notNull())
        .execute();
      await db.schema.createIndex("kept_mails_newest").on("kept_mails").columns(["kept_at", "id"]).execute();

      await db.schema
        .createTable("files")
        .addColumn("id", "text", (column) => column.primaryKey())
        .addColumn("storage_key", "text", (column) => column.notNull().unique())
        .addColumn("name", "text", (column) => column.notNull())
        .addColumn("content_type", "text", (column) => column.notNull())
        .addColumn("size", "bigint", (column) => column.notNull())
        .addColumn("sha256", "text", (column) => column.notNull())
        .addColumn("is_public", flag, (column) => column.notNull())
        .addColumn("created_at", timestamp, (column) => column.notNull())
        .execute();

      if (engine === "postgres") {
        // The shape rate-limiter-flexible expects; with SQLite there is one process and it counts in memory.
        await db.schema
          .createTable("rate_limits")
          .addColumn("key", "varchar(255)", (column) => column.primaryKey())
          .addColumn("points", "integer", (column) => column.notNull().defaultTo(0))
          .addColumn("expire", "bigint")
          .execute();
        await db.schema.createIndex("rate_limits_expire").on("rate_limits").column("expire").execute();
      }
    },
  };
}
