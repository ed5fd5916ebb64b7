import { sql } from "kysely";
import type { Migration } from "kysely/migration";

/** What Sage was asked before somebody passed it on: whoever teaches the answer tells them. */
export function askers(): Migration {
  return {
    async up(db) {
      await db.schema.alterTable("contact_messages").addColumn("asked_key", "text").execute();
      await sql`create index contact_messages_asking on contact_messages (asked_key, id)
        where asked_key is not null and answered_at is null`.execute(db);
    },
  };
}
