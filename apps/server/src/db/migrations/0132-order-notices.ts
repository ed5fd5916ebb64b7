import { sql } from "kysely";
import type { Migration } from "kysely/migration";
import { columnTypes, type Engine } from "../../platform/db/values.ts";

/** Which orders the owners are told of, and when they were; those from before stay as they are. */
export function orderNotices(engine: Engine): Migration {
  const { timestamp } = columnTypes(engine);
  return {
    async up(db) {
      await db.schema
        .createTable("order_notices")
        .addColumn("id", "text", (column) =>
          column.primaryKey().notNull().references("orders.id").onDelete("cascade"),
        )
        .addColumn("created_at", timestamp, (column) => column.notNull())
        .addColumn("mailed_at", timestamp)
        .execute();
      await db.schema
        .createIndex("order_notices_waiting")
        .on("order_notices")
        .columns(["created_at", "id"])
        .where(sql.ref("mailed_at"), "is", null)
        .execute();
      await db.schema.createIndex("order_notices_mailed").on("order_notices").column("mailed_at").execute();
    },
  };
}
