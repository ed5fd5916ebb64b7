import { sql } from "kysely";
import type { Migration } from "kysely/migration";
import type { Engine } from "../../platform/db/values.ts";

/** Whom mails went to: what was asked for again and again was whether somebody had got hers. */
export function mailRecipients(engine: Engine): Migration {
  // Compared by bytes: what begins alike is a range of the index.
  const key = engine === "postgres" ? sql`text collate "C"` : sql`text`;
  const address =
    engine === "postgres" ? sql`payload -> 'to' ->> 'address'` : sql`json_extract(payload, '$.to.address')`;
  return {
    async up(db) {
      await db.schema.alterTable("jobs").addColumn("recipient", key).execute();
      await db.schema.alterTable("jobs").addColumn("recipient_user_id", "text").execute();
      // Those that have left had forgotten it.
      await sql`update jobs set recipient = lower(${address}) where kind = 'mail.send' and state <> 'done'`.execute(
        db,
      );
      await sql`create index jobs_mails_recipient on jobs (recipient, created_at, id)
        where recipient is not null`.execute(db);
      await sql`create index jobs_mails_recipient_user on jobs (recipient_user_id)
        where recipient_user_id is not null`.execute(db);
    },
  };
}
