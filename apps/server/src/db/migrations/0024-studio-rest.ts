import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import { columnTypes, type Engine } from "../../platform/db/values.ts";

/** Everything the owner filters leads by, beside the moment and the id that put them in order. */
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
 * Links that turn a second factor off. And for a page and a count among a million leads: with two filters no lead is read
 * for either. Each index brings the leads of one value in the order of the list, and knows of each what else is filtered by.
 */
export function studioRest(engine: Engine): Migration {
  const { timestamp } = columnTypes(engine);
  return {
    async up(db) {
      // A million rows take a while to be put in order, once.
      if (engine === "postgres") await sql`set local statement_timeout = 0`.execute(db);
      const others = (column: string) =>
        sql.join(filters.filter((each) => each !== column).map((each) => sql.ref(each)));
      for (const column of ["stage", "source", "campaign", "is_careless", "is_suspect"]) {
        await sql`drop index ${sql.ref(`leads_${column}`)}`.execute(db);
      }
      await sql`create index leads_stage on leads (stage, created_at, id, ${others("stage")})`.execute(db);
      for (const column of ["primary_archetype", "source", "campaign"]) {
        await sql`create index ${sql.ref(`leads_${column}`)} on leads (${sql.ref(column)}, created_at, id, ${others(column)})
          where ${sql.ref(column)} is not null`.execute(db);
      }
      for (const column of ["is_careless", "is_suspect"]) {
        await sql`create index ${sql.ref(`leads_${column}`)} on leads (created_at, id, ${others(column)})
          where ${sql.ref(column)} = true`.execute(db);
      }
      await allowSecondFactorOff(db, timestamp);
    },
  };
}

/** SQLite can't change what a column may hold: the table is made anew, and links that are under way stay good. */
async function allowSecondFactorOff(
  db: Kysely<unknown>,
  moment: ReturnType<typeof columnTypes>["timestamp"],
): Promise<void> {
  await db.schema
    .createTable("one_time_tokens_new")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("purpose", "text", (column) =>
      column
        .notNull()
        .check(
          sql`purpose in ('reset-password', 'second-factor', 'claim-owner', 'sign-in-link', 'second-factor-off')`,
        ),
    )
    .addColumn("token_hash", "text", (column) => column.notNull().unique())
    .addColumn("user_id", "text", (column) => column.references("users.id").onDelete("cascade"))
    .addColumn("expires_at", moment, (column) => column.notNull())
    .addColumn("created_at", moment, (column) => column.notNull())
    .execute();
  await sql`insert into one_time_tokens_new
    select id, purpose, token_hash, user_id, expires_at, created_at from one_time_tokens`.execute(db);
  await db.schema.dropTable("one_time_tokens").execute();
  await db.schema.alterTable("one_time_tokens_new").renameTo("one_time_tokens").execute();
  await db.schema.createIndex("one_time_tokens_user").on("one_time_tokens").column("user_id").execute();
  await db.schema.createIndex("one_time_tokens_expiry").on("one_time_tokens").column("expires_at").execute();
}
