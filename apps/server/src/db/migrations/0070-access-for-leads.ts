import { sql } from "kysely";
import type { Migration } from "kysely/migration";
import { columnTypes, type Engine } from "../../platform/db/values.ts";

/** Leads that are given something are an import as well: looked at first, then done, some at a time. */
export function accessForLeads(engine: Engine): Migration {
  const { flag } = columnTypes(engine);
  return {
    async up(db) {
      const imports = () => db.schema.alterTable("people_imports");
      await imports()
        .addColumn("is_of_leads", flag, (column) => column.notNull().defaultTo(sql`false`))
        .execute();
      await imports()
        .addColumn("note", "text", (column) => column.notNull().defaultTo(""))
        .execute();
      await imports().addColumn("ends_on", "text").execute();
    },
  };
}
