import { sql } from "kysely";
import type { Migration } from "kysely/migration";
import { columnTypes, type Engine } from "../../platform/db/values.ts";

/** When owners look at Today, what closed days are counted into, and the ways to what happened lately. */
export function todayTables(engine: Engine): Migration {
  const { timestamp, flag } = columnTypes(engine);
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
        .columns(["subject", "day", "name", "count"])
        .execute();

      await db.schema
        .alterTable("payments")
        .addColumn("is_first", flag, (column) => column.notNull().defaultTo(sql`true`))
        .execute();
      await sql`update payments set is_first = false where exists (select 1 from payments as before
        where before.order_id = payments.order_id and before.paid_at < payments.paid_at)`.execute(db);
      for (const column of ["paid_at", "created_at"]) {
        await sql`create index ${sql.ref(`payments_first_${column}`)} on payments (${sql.ref(column)})
          where is_first = true`.execute(db);
      }

      // With what is summed up, so that no payment is read for it.
      await db.schema
        .createIndex("payments_by_time")
        .on("payments")
        .columns(["paid_at", "currency", "amount_cents", "refunded_cents"])
        .execute();
      await sql`create index enrollments_completed on enrollments (completed_at) where completed_at is not null`.execute(
        db,
      );
      await sql`create index enrollments_unfinished on enrollments (last_active_at, id)
        where completed_at is null`.execute(db);
    },
  };
}
