import { sql } from "kysely";
import type { Migration } from "kysely/migration";
import { columnTypes, type Engine } from "../../platform/db/values.ts";

/**
 * One table for what is being written and one for what was published, whatever it is: lessons, workbooks, the words of
 * pages and mails, the quiz. Every draft and every history of before is carried over; then the eight tables go.
 */
export function drafts(engine: Engine): Migration {
  const { timestamp, flag, json } = columnTypes(engine);
  const object = (fields: Record<string, string>) => {
    const pairs = Object.entries(fields).map(([name, value]) => `'${name}', ${value}`);
    return `${engine === "postgres" ? "jsonb_build_object" : "json_object"}(${pairs.join(", ")})`;
  };
  const value = (column: string) => (engine === "postgres" ? column : `json(${column})`);
  const lesson = object({ title: "title", summary: "summary", minutes: "minutes", text: "text" });
  const words = { edits: value("edits"), ownPage: value("own_page") };
  const version = object({ ...words, experiment: "experiment_id" });
  return {
    async up(db) {
      await db.schema
        .createTable("drafts")
        .addColumn("kind", "text", (column) => column.notNull())
        .addColumn("subject_id", "text", (column) => column.notNull())
        .addColumn("language", "text", (column) => column.notNull())
        .addColumn("body", json)
        .addColumn("revision", "integer", (column) => column.notNull())
        .addColumn("saved_by", "text", (column) => column.references("users.id").onDelete("set null"))
        .addColumn("saved_at", timestamp, (column) => column.notNull())
        .addPrimaryKeyConstraint("drafts_of_subject", ["kind", "subject_id", "language"])
        .execute();
      await db.schema
        .createTable("versions")
        .addColumn("id", "text", (column) => column.primaryKey())
        .addColumn("kind", "text", (column) => column.notNull())
        .addColumn("subject_id", "text", (column) => column.notNull())
        .addColumn("language", "text", (column) => column.notNull())
        .addColumn("number", "integer")
        .addColumn("body", json, (column) => column.notNull())
        .addColumn("is_published", flag, (column) => column.notNull())
        .addColumn("restored_from", "integer")
        .addColumn("made_by", "text", (column) => column.references("users.id").onDelete("set null"))
        .addColumn("made_at", timestamp, (column) => column.notNull())
        .addUniqueConstraint("versions_number", ["kind", "number"])
        .execute();
      await db.schema
        .createIndex("versions_of_subject")
        .on("versions")
        .columns(["kind", "subject_id", "language", "number", "made_at", "id"])
        .execute();
      for (const [table, column] of [
        ["drafts", "saved_by"],
        ["versions", "made_by"],
      ] as const) {
        await db.schema
          .createIndex(`${table}_by`)
          .on(table)
          .column(column)
          .where(column, "is not", null)
          .execute();
      }

      // What doesn't differ from what is published is nothing that is being written.
      const draftsFrom = [
        `select 'lesson', lesson_id, 'en', case when is_changed then ${lesson} end, revision, saved_by, saved_at
          from lesson_drafts`,
        `select 'workbook', resource_id, 'en', case when is_changed or resources.workbook is null then words end,
          revision, saved_by, saved_at
          from workbook_drafts join resources on resources.id = resource_id`,
        `select 'words', page, language, ${object(words)}, 1, updated_by, updated_at from word_drafts`,
        "select 'quiz', 'quiz', id, texts, 1, updated_by, updated_at from quiz_drafts",
      ];
      for (const rows of draftsFrom) {
        await sql`insert into drafts (kind, subject_id, language, body, revision, saved_by, saved_at)
          ${sql.raw(rows)}`.execute(db);
      }
      const nothing = "cast(null as integer)";
      const versionsFrom = [
        `select id, 'lesson', lesson_id, 'en', ${nothing}, ${lesson}, kind = 'published', ${nothing}, made_by, created_at
          from lesson_versions`,
        `select id, 'workbook', resource_id, 'en', ${nothing}, words, kind = 'published', ${nothing}, made_by, created_at
          from workbook_versions`,
        `select id, 'words', page, language, revision, ${version}, true, restored_from, published_by, published_at
          from word_versions`,
        `select id, 'quiz', 'quiz', 'en', number, texts, true, restored_from, published_by, published_at
          from quiz_versions`,
      ];
      for (const rows of versionsFrom) {
        await sql`insert into versions (id, kind, subject_id, language, number, body, is_published, restored_from, made_by,
          made_at) ${sql.raw(rows)}`.execute(db);
      }
      for (const kind of ["lesson", "workbook", "word", "quiz"]) {
        await db.schema.dropTable(`${kind}_drafts`).execute();
        await db.schema.dropTable(`${kind}_versions`).execute();
      }
    },
  };
}
