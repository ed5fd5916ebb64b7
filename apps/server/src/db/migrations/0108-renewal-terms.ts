import type { Migration } from "kysely/migration";

/** What whoever pays by the month has agreed to, word for word. */
export function renewalTerms(): Migration {
  return {
    async up(db) {
      await db.schema.alterTable("orders").addColumn("renewal_terms", "text").execute();
    },
  };
}
