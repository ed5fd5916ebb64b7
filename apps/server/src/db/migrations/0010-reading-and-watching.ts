import { sql } from "kysely";
import type { Migration } from "kysely/migration";
import { columnTypes, type Engine } from "../../platform/db/values.ts";

/** What a lesson remembers of its reader, what a viewing can have had time for, and the day a course was completed on. */
export function readingAndWatching(engine: Engine): Migration {
  const { timestamp } = columnTypes(engine);
  return {
    async up(db) {
      const lessonProgress = db.schema.alterTable("lesson_progress");
      await lessonProgress.addColumn("opened_at", timestamp).execute();
      await lessonProgress.addColumn("last_active_at", timestamp).execute();
      await lessonProgress.addColumn("text_position", "double precision").execute();
      await lessonProgress.addColumn("text_position_at", timestamp).execute();
      await lessonProgress.addColumn("text_read_at", timestamp).execute();
      await lessonProgress.addColumn("film_watched_at", timestamp).execute();
      await sql`update lesson_progress set
        opened_at = coalesce(position_at, marked_at),
        last_active_at = case when position_at > marked_at then position_at
          else coalesce(marked_at, position_at) end`.execute(db);
      const viewings = db.schema.alterTable("viewings");
      await viewings.addColumn("opened_at", timestamp).execute();
      await viewings.addColumn("reported_at", timestamp).execute();
      await db.schema
        .createIndex("viewings_reported")
        .on("viewings")
        .columns(["user_id", "reported_at"])
        .execute();
      await db.schema.alterTable("enrollments").addColumn("completed_on", "text").execute();
      await db.schema.alterTable("certificates").addColumn("issued_on", "text").execute();
      await db.schema.alterTable("ended_certificates").addColumn("issued_on", "text").execute();
    },
  };
}
