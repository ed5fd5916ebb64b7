import { sql } from "kysely";
import type { Migration } from "kysely/migration";
import { columnTypes, type Engine } from "../../platform/db/values.ts";

/** That there is no recording of a date is said of the date itself; until now the audit log alone knew. */
export function unrecordedDates(engine: Engine): Migration {
  const { timestamp } = columnTypes(engine);
  return {
    async up(db) {
      await db.schema.alterTable("gathering_dates").addColumn("unrecorded_at", timestamp).execute();
      await sql`
        update gathering_dates set unrecorded_at = said.at
        from (
          select subject_id, min(created_at) as at from audit_entries
          where action = 'gathering-date.unrecorded' group by subject_id
        ) as said
        where said.subject_id = gathering_dates.id
      `.execute(db);
    },
  };
}
