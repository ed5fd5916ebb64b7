import { sql } from "kysely";
import type { Migration } from "kysely/migration";
import type { Engine } from "../../platform/db/values.ts";

/** The order by name, the time, and whatever leads are filtered by. No text of them is longer than 600 bytes: they fit into an entry. */
const columns = [
  "name_key",
  "id",
  "created_at",
  "stage",
  "primary_archetype",
  "source",
  "campaign",
  "wants_news",
  "is_careless",
  "is_suspect",
];

/**
 * What is found by a name, a last name or an address is held against every filter, and sorted either way, without reading a
 * lead: also where a million begin alike.
 */
export function leadsFound(engine: Engine): Migration {
  const all = sql.join(columns.map((column) => sql.ref(column)));
  return {
    async up(db) {
      // A million rows take a while to be put in order, once.
      if (engine === "postgres") await sql`set local statement_timeout = 0`.execute(db);
      for (const name of ["leads_by_name", "leads_last_name_key"]) await db.schema.dropIndex(name).execute();
      await sql`create index leads_by_name on leads (${all})`.execute(db);
      await sql`create index leads_last_name_key on leads (last_name_key, ${all})`.execute(db);
      await sql`create index leads_by_email on leads (email, ${all})`.execute(db);
    },
  };
}
