import { sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Courses that are sold by themselves: an offer for each. */
export function courseOffers(): Migration {
  return {
    async up(db) {
      await db.schema
        .alterTable("offers")
        .addColumn("course_id", "text", (column) => column.references("courses.id"))
        .execute();
      await sql`create unique index offers_course on offers (course_id) where course_id is not null`.execute(
        db,
      );
    },
  };
}
