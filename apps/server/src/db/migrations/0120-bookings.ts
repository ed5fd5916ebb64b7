import { sql } from "kysely";
import type { Migration } from "kysely/migration";
import { columnTypes, type Engine } from "../../platform/db/values.ts";

/** Hours that learners book with the owner, what they share for them, and what is made for one person. */
export function bookings(engine: Engine): Migration {
  const { timestamp, json, flag } = columnTypes(engine);
  return {
    async up(db) {
      await db.schema
        .createTable("bookings")
        .addColumn("id", "text", (column) => column.primaryKey().notNull())
        .addColumn("user_id", "text", (column) => column.notNull().references("users.id").onDelete("cascade"))
        .addColumn("benefit_id", "text", (column) => column.notNull().references("benefits.id"))
        .addColumn("minutes", "integer", (column) => column.notNull())
        .addColumn("starts_at", timestamp, (column) => column.notNull())
        .addColumn("ends_at", timestamp, (column) => column.notNull())
        .addColumn("zone", "text", (column) => column.notNull())
        .addColumn("intake", json, (column) => column.notNull())
        .addColumn("has_reminders", flag, (column) => column.notNull())
        .addColumn("state", "text", (column) => column.notNull())
        .addColumn("canceled_by", "text")
        .addColumn("reason", "text")
        .addColumn("period", "text", (column) => column.notNull())
        .addColumn("place", "integer", (column) => column.notNull())
        .addColumn("link", "text")
        .addColumn("revision", "integer", (column) => column.notNull())
        .addColumn("created_at", timestamp, (column) => column.notNull())
        .addColumn("changed_at", timestamp, (column) => column.notNull())
        .execute();
      const index = (name: string, columns: string[]) =>
        db.schema.createIndex(name).on("bookings").columns(columns).execute();
      await index("bookings_by_start", ["state", "starts_at", "id"]);
      await index("bookings_by_user", ["user_id", "starts_at"]);
      await index("bookings_by_benefit", ["benefit_id", "user_id"]);
      // Nobody books more of a benefit than they hold, however many ask at once.
      await sql`create unique index bookings_places on bookings (user_id, benefit_id, period, place)
        where state = 'booked'`.execute(db);

      // A quarter of an hour belongs to one booking: what overlaps can't be written.
      await db.schema
        .createTable("booked_quarters")
        .addColumn("id", "integer", (column) => column.primaryKey().notNull())
        .addColumn("booking_id", "text", (column) =>
          column.notNull().references("bookings.id").onDelete("cascade"),
        )
        .execute();
      await db.schema
        .createIndex("booked_quarters_by_booking")
        .on("booked_quarters")
        .column("booking_id")
        .execute();

      await db.schema
        .createTable("booking_shares")
        .addColumn("booking_id", "text", (column) =>
          column.notNull().references("bookings.id").onDelete("cascade"),
        )
        .addColumn("course_id", "text", (column) =>
          column.notNull().references("courses.id").onDelete("cascade"),
        )
        .addColumn("kind", "text", (column) => column.notNull())
        .addColumn("book", "text", (column) => column.notNull())
        .addColumn("part", "text", (column) => column.notNull())
        .addColumn("shared_at", timestamp, (column) => column.notNull())
        .addPrimaryKeyConstraint("booking_shares_key", ["booking_id", "course_id", "kind", "book", "part"])
        .execute();

      await db.schema
        .createTable("made_items")
        .addColumn("id", "text", (column) => column.primaryKey().notNull())
        .addColumn("user_id", "text", (column) => column.notNull().references("users.id").onDelete("cascade"))
        .addColumn("booking_id", "text", (column) => column.references("bookings.id").onDelete("set null"))
        .addColumn("benefit_id", "text", (column) => column.references("benefits.id"))
        .addColumn("title", "text", (column) => column.notNull())
        .addColumn("note", "text", (column) => column.notNull())
        .addColumn("file_id", "text", (column) => column.references("files.id"))
        .addColumn("created_at", timestamp, (column) => column.notNull())
        .execute();
      await db.schema
        .createIndex("made_items_by_user")
        .on("made_items")
        .columns(["user_id", "created_at", "id"])
        .execute();
    },
  };
}
