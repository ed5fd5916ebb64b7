import { sql } from "kysely";
import type { Migration } from "kysely/migration";
import { columnTypes, type Engine } from "../../platform/db/values.ts";

/** Which process writes to an upload's file: of two requests for one upload the second is told to wait. */
export function uploadWriters(engine: Engine): Migration {
  const { timestamp, flag } = columnTypes(engine);
  return {
    async up(db) {
      const change = () => db.schema.alterTable("media_uploads");
      await change().addColumn("writer", "text").execute();
      await change().addColumn("writer_until", timestamp).execute();
      await change()
        .addColumn("is_writer_wanted_away", flag, (column) => column.notNull().defaultTo(sql`false`))
        .execute();
    },
  };
}
