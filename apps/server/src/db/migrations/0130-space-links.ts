import type { Migration } from "kysely/migration";

/** Where the members of a space meet. */
export function spaceLinks(): Migration {
  return {
    async up(db) {
      await db.schema.alterTable("benefits").addColumn("link", "text").execute();
    },
  };
}
