import type { Migration } from "kysely/migration";

/** The list of leads by name: most of what it is filtered by is in the index, so that going through it reads no lead. */
export function leadsByName(): Migration {
  return {
    async up(db) {
      // Sources and campaigns may be long, and an entry of an index may not.
      await db.schema
        .createIndex("leads_by_name")
        .on("leads")
        .columns(["name_key", "id", "stage", "primary_archetype", "created_at"])
        .columns(["wants_news", "is_careless", "is_suspect"])
        .execute();
      // Whoever looks for the beginning of a name finds it in the new one as well.
      await db.schema.dropIndex("leads_name_key").execute();
    },
  };
}
