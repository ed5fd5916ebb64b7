import { sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Files of the library that learners of a course download: whatever replaces them there is what they get. */
export function courseFiles(): Migration {
  return {
    async up(db) {
      await db.schema
        .alterTable("resources")
        .addColumn("media_id", "text", (column) => column.references("media.id"))
        .execute();
      await sql`create index resources_media on resources (media_id) where media_id is not null`.execute(db);
    },
  };
}
