import { sql } from "kysely";
import type { Migration } from "kysely/migration";
import { columnTypes, type Engine } from "../../platform/db/values.ts";

/** When owners look at Today, what closed days are counted into, and the ways to what happened lately. */
export function todayTables(engine: Engine): Migration {
  const { timestamp } = columnTypes(engine);
  return {
    async up(db) {
      await db.schema
        .createTable("studio_visits")
        // The owner's.
        .addColumn("id", "text", (column) => column.primaryKey().references("users.id").onDelete("cascade"))
        .addColumn("since", timestamp)
        .addColumn("seen_at", timestamp, (column) => column.notNull())
        .execute();

      await db.schema
        .createTable("day_counts")
        .addColumn("id", "text", (column) => column.primaryKey())
        .addColumn("subject", "text", (column) => column.notNull())
        .addColumn("day", "text", (column) => column.notNull())
        .addColumn("name", "text", (column) => column.notNull())
        .addColumn("count", "bigint", (column) => column.notNull())
        .execute();
      await db.schema
        .createIndex("day_counts_subject")
        .on("day_counts")
        .columns(["subject", "day"])
        .execute();

      // With what is summed up, so that no payment is read for it.
      await db.schema
        .createIndex("payments_by_time")
        .on("payments")
        .columns(["paid_at", "order_id", "currency", "amount_cents", "refunded_cents"])
        .execute();
      await db.schema.createIndex("payments_noted").on("payments").column("created_at").execute();
      await sql`create index enrollments_completed on enrollments (completed_at) where completed_at is not null`.execute(
        db,
      );
      await sql`create index enrollments_unfinished on enrollments (last_active_at, id)
        where completed_at is null`.execute(db);
    },
  };
}
