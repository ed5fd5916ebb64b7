import { sql } from "kysely";
import type { Migration } from "kysely/migration";
import type { Engine } from "../../platform/db/values.ts";

/** Messages with a promised day are listed by it, the first due first; until now the newest stood first. */
export function dueMessages(engine: Engine): Migration {
  const days =
    engine === "postgres"
      ? sql`floor(extract(epoch from due_at) / 86400)`
      : sql`cast(strftime('%s', due_at) as integer) / 86400`;
  return {
    async up(db) {
      await sql`update contact_messages set rank = 1000000 - ${days} where due_at is not null`.execute(db);
    },
  };
}
