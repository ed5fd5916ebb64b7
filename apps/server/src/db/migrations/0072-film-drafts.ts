import type { Migration } from "kysely/migration";
import { columnTypes, type Engine } from "../../platform/db/values.ts";

/** What is to play in a lesson once it is published, beside what plays there until then. */
export function filmDrafts(engine: Engine): Migration {
  return {
    async up(db) {
      await db.schema.alterTable("lessons").addColumn("film_draft", columnTypes(engine).json).execute();
    },
  };
}
