import type { Migration } from "kysely/migration";
import { columnTypes, type Engine } from "../../platform/db/values.ts";

/** What is given by hand may have an end from the beginning. */
export function grantEnds(engine: Engine): Migration {
  return {
    async up(db) {
      await db.schema.alterTable("grants").addColumn("ends_at", columnTypes(engine).timestamp).execute();
    },
  };
}
