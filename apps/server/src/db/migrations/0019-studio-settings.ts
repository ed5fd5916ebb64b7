import { randomUUID } from "node:crypto";
import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import { columnTypes, type Engine } from "../../platform/db/values.ts";
import type { Tables } from "../tables.ts";

/** What the owner looks through in the studio's settings: what was done, what was mailed, how orders compare, who helps. */
export function studioSettings(engine: Engine): Migration {
  const { timestamp } = columnTypes(engine);
  return {
    async up(db) {
      await db.schema
        .createIndex("audit_entries_action")
        .on("audit_entries")
        .columns(["action", "created_at", "id"])
        .execute();
      await sql`create index audit_entries_actor_action on audit_entries (actor_id, action, created_at, id)
        where actor_id is not null`.execute(db);

      await db.schema
        .createTable("quiz_experiments")
        .addColumn("id", "text", (column) => column.primaryKey())
        .addColumn("kind", "text", (column) => column.notNull())
        .addColumn("started_at", timestamp, (column) => column.notNull())
        .addColumn("ended_at", timestamp)
        .execute();
      await sql`create unique index quiz_experiments_running on quiz_experiments (kind)
        where ended_at is null`.execute(db);
      await db.schema
        .createIndex("quiz_experiments_time")
        .on("quiz_experiments")
        .columns(["started_at", "id"])
        .execute();
      await db.schema
        .createTable("experiment_counts")
        .addColumn("id", "text", (column) => column.primaryKey())
        .addColumn("experiment_id", "text", (column) =>
          column.notNull().references("quiz_experiments.id").onDelete("cascade"),
        )
        .addColumn("arm", "text", (column) => column.notNull())
        .addColumn("event", "text", (column) => column.notNull())
        .addColumn("count", "integer", (column) => column.notNull())
        .execute();
      await db.schema
        .createIndex("experiment_counts_experiment")
        .on("experiment_counts")
        .column("experiment_id")
        .execute();
      await startWhereSplit(db);

      await db.schema.alterTable("jobs").addColumn("label", "text").execute();
      const template =
        engine === "postgres"
          ? sql`payload -> 'mail' ->> 'template'`
          : sql`json_extract(payload, '$.mail.template')`;
      // Done ones have forgotten what they were about.
      await sql`update jobs set label = coalesce(${template}, 'unknown') where kind = 'mail.send'`.execute(
        db as never,
      );
      await sql`create index jobs_mails on jobs (created_at, id) where label is not null`.execute(db);
      await sql`create index jobs_mails_label on jobs (label, created_at, id) where label is not null`.execute(
        db,
      );

      // A column of its own beside the role: its check can't be widened on SQLite without making the table anew.
      await db.schema
        .alterTable("users")
        .addColumn("staff_role", "text", (column) => column.check(sql`staff_role in ('support', 'editor')`))
        .execute();
      await sql`create index users_owners on users (created_at, id) where role = 'owner'`.execute(db);
      await sql`create index users_staff on users (created_at, id) where staff_role is not null`.execute(db);
    },
  };
}

/** Visitors who are already split are measured from here on. */
async function startWhereSplit(db: Kysely<Tables>): Promise<void> {
  const setting = await db
    .selectFrom("academy_settings")
    .select("value")
    .where("id", "=", "quiz-order")
    .executeTakeFirst();
  if (setting?.value !== "split") return;
  await db
    .insertInto("quiz_experiments")
    .values({ id: randomUUID(), kind: "order", started_at: new Date(), ended_at: null })
    .execute();
}
