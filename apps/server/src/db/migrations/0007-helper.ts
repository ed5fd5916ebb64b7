import { sql } from "kysely";
import type { Migration } from "kysely/migration";
import { columnTypes, type Engine } from "../../platform/db/values.ts";

/** What Sage was asked and answered, and what the owner taught it. No column says who asked. */
export function helperTables(engine: Engine): Migration {
  const { timestamp, flag, json } = columnTypes(engine);
  return {
    async up(db) {
      await db.schema
        .createTable("chat_exchanges")
        .addColumn("id", "text", (column) => column.primaryKey())
        .addColumn("key", "text", (column) => column.notNull())
        .addColumn("question", "text", (column) => column.notNull())
        .addColumn("answer", "text", (column) => column.notNull())
        .addColumn("outcome", "text", (column) => column.notNull())
        .addColumn("passage_id", "text")
        .addColumn("is_helpful", flag)
        .addColumn("created_at", timestamp, (column) => column.notNull())
        .execute();
      // Only what the owner is shown: most exchanges went well and cost these two nothing.
      await sql`create index chat_exchanges_unanswered on chat_exchanges (key, created_at, id)
        where outcome = 'unknown'`.execute(db);
      // The last two only so that SQLite need not read whole answers to know that they hold.
      await sql`create index chat_exchanges_badly_rated on chat_exchanges (key, created_at, id, is_helpful, outcome)
        where is_helpful = false and outcome <> 'unknown'`.execute(db);
      await db.schema
        .createIndex("chat_exchanges_created")
        .on("chat_exchanges")
        .column("created_at")
        .execute();

      await db.schema
        .createTable("taught_answers")
        .addColumn("id", "text", (column) => column.primaryKey())
        .addColumn("question", "text", (column) => column.notNull())
        .addColumn("answer", "text", (column) => column.notNull())
        .addColumn("also_asked_as", json, (column) => column.notNull())
        .addColumn("created_at", timestamp, (column) => column.notNull())
        .addColumn("updated_at", timestamp, (column) => column.notNull())
        .execute();

      await db.schema
        .createTable("settled_questions")
        // The question's key.
        .addColumn("id", "text", (column) => column.primaryKey())
        .addColumn("answer_id", "text", (column) =>
          column.references("taught_answers.id").onDelete("cascade"),
        )
        .addColumn("settled_at", timestamp, (column) => column.notNull())
        .execute();
      await db.schema
        .createIndex("settled_questions_answer")
        .on("settled_questions")
        .column("answer_id")
        .execute();
      await db.schema
        .createIndex("settled_questions_settled")
        .on("settled_questions")
        .column("settled_at")
        .execute();
    },
  };
}
