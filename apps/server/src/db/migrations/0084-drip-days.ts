import { sql } from "kysely";
import type { Migration } from "kysely/migration";

/** After how many days something opens is asked for all at once, to tell who waits from who is stuck. */
export const dripDays: Migration = {
  async up(db) {
    for (const table of ["lessons", "course_modules"]) {
      await db.schema
        .createIndex(`${table}_drip_days`)
        .on(table)
        .column("drip_days")
        .where(sql.ref("drip_days"), "is not", null)
        .execute();
    }
  },
};
