import type { Migration } from "kysely/migration";
import { columnTypes, type Engine } from "../../platform/db/values.ts";

/** What people come together for at a time: group calls, co-working, sessions with guests. */
export function gatherings(engine: Engine): Migration {
  const { timestamp, flag, json } = columnTypes(engine);
  return {
    async up(db) {
      await db.schema
        .createTable("gatherings")
        .addColumn("id", "text", (column) => column.primaryKey().notNull())
        .addColumn("title", "text", (column) => column.notNull())
        .addColumn("about", "text", (column) => column.notNull())
        .addColumn("host", "text", (column) => column.notNull())
        .addColumn("zone", "text", (column) => column.notNull())
        .addColumn("starts_on", "text", (column) => column.notNull())
        .addColumn("starts_time", "text", (column) => column.notNull())
        .addColumn("clock_change", "text")
        .addColumn("minutes", "integer", (column) => column.notNull())
        .addColumn("link", "text")
        .addColumn("repeat_rule", json)
        .addColumn("is_sample", flag, (column) => column.notNull())
        .addColumn("revision", "integer", (column) => column.notNull())
        .addColumn("created_at", timestamp, (column) => column.notNull())
        .addColumn("updated_at", timestamp, (column) => column.notNull())
        .execute();
      await db.schema
        .createTable("gathering_benefits")
        .addColumn("gathering_id", "text", (column) =>
          column.notNull().references("gatherings.id").onDelete("cascade"),
        )
        .addColumn("benefit_id", "text", (column) => column.notNull().references("benefits.id"))
        .addPrimaryKeyConstraint("gathering_benefits_key", ["gathering_id", "benefit_id"])
        .execute();
      await db.schema
        .createTable("gathering_dates")
        .addColumn("id", "text", (column) => column.primaryKey().notNull())
        .addColumn("gathering_id", "text", (column) =>
          column.notNull().references("gatherings.id").onDelete("cascade"),
        )
        .addColumn("slot_at", timestamp, (column) => column.notNull())
        .addColumn("starts_at", timestamp, (column) => column.notNull())
        .addColumn("ends_at", timestamp, (column) => column.notNull())
        .addColumn("title", "text")
        .addColumn("about", "text")
        .addColumn("link", "text")
        .addColumn("is_by_hand", flag, (column) => column.notNull())
        .addColumn("moved_from", timestamp)
        .addColumn("canceled_at", timestamp)
        .addColumn("cancel_reason", "text")
        .addColumn("revision", "integer", (column) => column.notNull())
        .addColumn("updated_at", timestamp, (column) => column.notNull())
        .execute();
      await db.schema
        .createTable("gathering_attendances")
        .addColumn("date_id", "text", (column) =>
          column.notNull().references("gathering_dates.id").onDelete("cascade"),
        )
        .addColumn("user_id", "text", (column) => column.notNull().references("users.id").onDelete("cascade"))
        .addColumn("going_at", timestamp)
        .addColumn("question", "text")
        .addColumn("asked_at", timestamp)
        .addPrimaryKeyConstraint("gathering_attendances_key", ["date_id", "user_id"])
        .execute();
      await db.schema
        .createTable("calendar_settings")
        .addColumn("user_id", "text", (column) =>
          column.primaryKey().notNull().references("users.id").onDelete("cascade"),
        )
        .addColumn("has_reminders", flag, (column) => column.notNull())
        .addColumn("zone", "text")
        .addColumn("address_hash", "text")
        .addColumn("address_encrypted", "text")
        .execute();
      const index = (table: string, name: string, columns: string[]) =>
        db.schema.createIndex(`${table}_${name}`).on(table).columns(columns).execute();
      await index("gathering_benefits", "by_benefit", ["benefit_id", "gathering_id"]);
      await index("gathering_dates", "by_time", ["starts_at", "id"]);
      await index("gathering_dates", "by_gathering", ["gathering_id", "starts_at", "id"]);
      await index("gathering_attendances", "going", ["date_id", "going_at", "user_id"]);
      await index("gathering_attendances", "asked", ["date_id", "asked_at", "user_id"]);
      await index("gathering_attendances", "by_user", ["user_id"]);
      await db.schema
        .createIndex("calendar_settings_by_address")
        .unique()
        .on("calendar_settings")
        .column("address_hash")
        .where("address_hash", "is not", null)
        .execute();
    },
  };
}
