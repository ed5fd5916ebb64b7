import { sql } from "kysely";
import type { Migration } from "kysely/migration";
import { columnTypes, type Engine } from "../../platform/db/values.ts";

/** Leads and their results, what is counted of the quiz, and what the owner has chosen. */
export function quizTables(engine: Engine): Migration {
  const { timestamp, flag, json } = columnTypes(engine);
  return {
    async up(db) {
      await db.schema
        .createTable("leads")
        .addColumn("id", "text", (column) => column.primaryKey())
        .addColumn("email", "text", (column) => column.notNull().unique())
        .addColumn("name", "text", (column) => column.notNull())
        .addColumn("user_id", "text", (column) => column.references("users.id").onDelete("set null"))
        .addColumn("wants_news", flag, (column) => column.notNull())
        .addColumn("consent_version", "text")
        .addColumn("consent_at", timestamp)
        .addColumn("consent_source", "text")
        .addColumn("first_touch", json)
        .addColumn("variant", "text")
        .addColumn("mail_day", "text", (column) => column.notNull())
        .addColumn("mails_asked", "integer", (column) => column.notNull())
        .addColumn("created_at", timestamp, (column) => column.notNull())
        .addColumn("updated_at", timestamp, (column) => column.notNull())
        .execute();
      // Few leads have an account: the others cost this index nothing.
      await sql`create index leads_user on leads (user_id) where user_id is not null`.execute(db);

      await db.schema
        .createTable("quiz_results")
        // The token that opens it, which is made from the submission: one index finds all three.
        .addColumn("id", "text", (column) => column.primaryKey())
        .addColumn("lead_id", "text", (column) => column.references("leads.id").onDelete("set null"))
        .addColumn("user_id", "text", (column) => column.references("users.id").onDelete("cascade"))
        .addColumn("submission_id", "text")
        .addColumn("answers", json, (column) => column.notNull())
        .addColumn("result", json, (column) => column.notNull())
        .addColumn("claimed", json, (column) => column.notNull())
        .addColumn("primary_archetype", "text", (column) => column.notNull())
        .addColumn("secondary_archetype", "text", (column) => column.notNull())
        .addColumn("careless_signs", json, (column) => column.notNull())
        .addColumn("variant", "text")
        .addColumn("consent_version", "text")
        .addColumn("wants_news", flag, (column) => column.notNull())
        .addColumn("completed_at", timestamp)
        .addColumn("created_at", timestamp, (column) => column.notNull())
        .execute();
      await db.schema.createIndex("quiz_results_lead").on("quiz_results").column("lead_id").execute();
      await sql`create index quiz_results_user on quiz_results (user_id, created_at) where user_id is not null`.execute(
        db,
      );

      await db.schema
        .createTable("funnel_counts")
        // The five that make a row different from another, joined: counting looks for this alone.
        .addColumn("id", "text", (column) => column.primaryKey())
        .addColumn("day", "text", (column) => column.notNull())
        .addColumn("event", "text", (column) => column.notNull())
        .addColumn("step", "integer", (column) => column.notNull())
        .addColumn("variant", "text", (column) => column.notNull())
        .addColumn("source", "text", (column) => column.notNull())
        .addColumn("count", "bigint", (column) => column.notNull())
        .execute();
      await db.schema
        .createIndex("funnel_counts_day")
        .on("funnel_counts")
        .columns(["day", "source"])
        .execute();

      await db.schema
        .createTable("academy_settings")
        .addColumn("id", "text", (column) => column.primaryKey())
        .addColumn("value", json, (column) => column.notNull())
        .addColumn("updated_at", timestamp, (column) => column.notNull())
        .execute();

      await db.schema.alterTable("kept_mails").addColumn("attachment", json).execute();
    },
  };
}
