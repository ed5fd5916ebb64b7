import { sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Which lesson of the academy's first courses it is: what stands beside a lesson hangs on that and not on its title. */
export function starterLessons(): Migration {
  return {
    async up(db) {
      await db.schema.alterTable("lessons").addColumn("starter_slug", "text").execute();
      // As they were made of the titles, for academies that run already.
      await sql`
        update lessons
        set starter_slug = replace(replace(replace(replace(lower(title), '’', ''), ',', ''), ' & ', ' '), ' ', '-')
        where course_id in (select id from courses where starter_key is not null)`.execute(db);
    },
  };
}
