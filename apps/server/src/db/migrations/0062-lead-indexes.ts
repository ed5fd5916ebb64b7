import { sql } from "kysely";
import type { Migration } from "kysely/migration";
import type { Engine } from "../../platform/db/values.ts";

/** Whatever leads are filtered by. */
const filters = [
  "stage",
  "primary_archetype",
  "source",
  "campaign",
  "wants_news",
  "is_careless",
  "is_suspect",
];

/**
 * One index for each order of the list of leads, with everything that they are filtered by: no filter needs one of its own,
 * and nine wide ones that every new lead was written into become two.
 */
export function leadIndexes(engine: Engine): Migration {
  // SQLite goes through an index and looks at what is searched for as well; an entry of PostgreSQL's has no room for all.
  const searched = (...names: string[]) => (engine === "sqlite" ? names : []);
  const columns = (...names: string[]) => sql.join(names.map((name) => sql.ref(name)));
  return {
    async up(db) {
      // A million rows take a while to be put in order, once.
      if (engine === "postgres") await sql`set local statement_timeout = 0`.execute(db);
      const gone = ["stage", "primary_archetype", "source", "campaign", "is_careless", "is_suspect"];
      for (const name of [...gone, "last_name_key", "by_email", "by_time", "by_name"]) {
        await db.schema.dropIndex(`leads_${name}`).execute();
      }
      const keys = {
        byTime: searched("name_key", "last_name_key", "email"),
        byName: searched("last_name_key", "email"),
      };
      await sql`create index leads_by_time
        on leads (${columns("created_at", "id", ...filters, ...keys.byTime)})`.execute(db);
      await sql`create index leads_by_name
        on leads (${columns("name_key", "id", "created_at", ...filters, ...keys.byName)})`.execute(db);
      await sql`create index leads_last_name_key on leads (last_name_key)`.execute(db);
      // Where the owner chooses from all there are.
      for (const column of ["source", "campaign"]) {
        await sql`create index ${sql.ref(`leads_${column}`)} on leads (${columns(column, "created_at", "id")})
          where ${sql.ref(column)} is not null`.execute(db);
      }
    },
  };
}
