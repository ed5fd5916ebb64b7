import { type CreateTableBuilder, sql } from "kysely";
import type { Migration } from "kysely/migration";
import { columnTypes, type Engine } from "../../platform/db/values.ts";

/** Courses, who may open them, and what people do in them. */
export function learningTables(engine: Engine): Migration {
  const { timestamp, flag, json } = columnTypes(engine);
  const id = <T extends string>(table: CreateTableBuilder<T>) =>
    table.addColumn("id", "text", (column) => column.primaryKey());
  return {
    async up(db) {
      const make = (name: string) => db.schema.createTable(name);
      const index = (table: string, columns: string[], name = `${table}_${columns.join("_")}`) =>
        db.schema.createIndex(name).on(table).columns(columns);

      await id(make("courses"))
        .addColumn("starter_key", "text", (column) => column.unique())
        .addColumn("title", "text", (column) => column.notNull())
        .addColumn("description", "text", (column) => column.notNull())
        .addColumn("difficulty", "text", (column) => column.notNull())
        .addColumn("archetype", "text", (column) => column.notNull())
        .addColumn("position", "integer", (column) => column.notNull())
        .addColumn("is_published", flag, (column) => column.notNull())
        .addColumn("created_at", timestamp, (column) => column.notNull())
        .addColumn("updated_at", timestamp, (column) => column.notNull())
        .execute();
      await id(make("course_modules"))
        .addColumn("course_id", "text", (column) =>
          column.notNull().references("courses.id").onDelete("cascade"),
        )
        .addColumn("position", "integer", (column) => column.notNull())
        .addColumn("title", "text", (column) => column.notNull())
        .addColumn("description", "text", (column) => column.notNull())
        .execute();
      await index("course_modules", ["course_id", "position"]).execute();
      await id(make("lessons"))
        .addColumn("course_id", "text", (column) =>
          column.notNull().references("courses.id").onDelete("cascade"),
        )
        .addColumn("module_id", "text", (column) =>
          column.notNull().references("course_modules.id").onDelete("cascade"),
        )
        .addColumn("position", "integer", (column) => column.notNull())
        .addColumn("title", "text", (column) => column.notNull())
        .addColumn("summary", "text", (column) => column.notNull())
        .addColumn("minutes", "integer", (column) => column.notNull())
        .addColumn("text", "text", (column) => column.notNull())
        .addColumn("film", json)
        .addColumn("created_at", timestamp, (column) => column.notNull())
        .addColumn("updated_at", timestamp, (column) => column.notNull())
        .execute();
      await index("lessons", ["course_id", "module_id", "position"]).execute();
      await index("lessons", ["module_id"]).execute();
      await id(make("resources"))
        .addColumn("course_id", "text", (column) =>
          column.notNull().references("courses.id").onDelete("cascade"),
        )
        .addColumn("module_id", "text", (column) =>
          column.references("course_modules.id").onDelete("set null"),
        )
        .addColumn("position", "integer", (column) => column.notNull())
        .addColumn("title", "text", (column) => column.notNull())
        .addColumn("subtitle", "text", (column) => column.notNull())
        .addColumn("kind", "text", (column) => column.notNull())
        .addColumn("file_type", "text", (column) => column.notNull())
        .addColumn("file_name", "text", (column) => column.notNull())
        .addColumn("workbook", json)
        .addColumn("file_id", "text", (column) => column.references("files.id"))
        .execute();
      await index("resources", ["course_id", "position"]).execute();

      await id(make("grants"))
        .addColumn("user_id", "text", (column) => column.notNull().references("users.id").onDelete("cascade"))
        .addColumn("offer", "text", (column) => column.notNull())
        .addColumn("source", "text", (column) => column.notNull())
        .addColumn("terms", json, (column) => column.notNull())
        .addColumn("granted_at", timestamp, (column) => column.notNull())
        .addColumn("revoked_at", timestamp)
        .execute();
      await index("grants", ["user_id", "offer"], "grants_standing")
        .unique()
        .where(sql.ref("revoked_at"), "is", null)
        .execute();
      await index("grants", ["user_id"]).execute();
      await id(make("entitlements"))
        .addColumn("grant_id", "text", (column) =>
          column.notNull().references("grants.id").onDelete("cascade"),
        )
        .addColumn("user_id", "text", (column) => column.notNull().references("users.id").onDelete("cascade"))
        .addColumn("opens", "text", (column) => column.notNull())
        .addColumn("course_id", "text", (column) => column.references("courses.id").onDelete("cascade"))
        .addColumn("revoked_at", timestamp)
        .execute();
      await index("entitlements", ["user_id", "opens", "course_id"]).execute();
      await index("entitlements", ["grant_id"]).execute();
      await id(make("enrollments"))
        .addColumn("user_id", "text", (column) => column.notNull().references("users.id").onDelete("cascade"))
        .addColumn("course_id", "text", (column) =>
          column.notNull().references("courses.id").onDelete("cascade"),
        )
        .addColumn("enrolled_at", timestamp, (column) => column.notNull())
        .addColumn("completed_at", timestamp)
        .addColumn("last_active_at", timestamp)
        .addUniqueConstraint("enrollments_once", ["user_id", "course_id"])
        .execute();
      await index("enrollments", ["user_id", "enrolled_at"]).execute();
      await index("enrollments", ["course_id"]).execute();

      await make("lesson_progress")
        .addColumn("user_id", "text", (column) => column.notNull().references("users.id").onDelete("cascade"))
        .addColumn("course_id", "text", (column) =>
          column.notNull().references("courses.id").onDelete("cascade"),
        )
        .addColumn("lesson_id", "text", (column) =>
          column.notNull().references("lessons.id").onDelete("cascade"),
        )
        .addColumn("completed_at", timestamp)
        .addColumn("marked_at", timestamp)
        .addColumn("position_seconds", "double precision", (column) => column.notNull())
        .addColumn("position_at", timestamp)
        .addPrimaryKeyConstraint("lesson_progress_once", ["user_id", "course_id", "lesson_id"])
        .execute();
      await index("lesson_progress", ["user_id", "completed_at"]).execute();
      await index("lesson_progress", ["lesson_id"]).execute();
      await make("viewings")
        .addColumn("user_id", "text", (column) => column.notNull().references("users.id").onDelete("cascade"))
        .addColumn("id", "text", (column) => column.notNull())
        .addColumn("lesson_id", "text", (column) =>
          column.notNull().references("lessons.id").onDelete("cascade"),
        )
        .addColumn("day", "text", (column) => column.notNull())
        .addColumn("seconds", "double precision", (column) => column.notNull())
        .addPrimaryKeyConstraint("viewings_once", ["user_id", "id"])
        .execute();
      await index("viewings", ["user_id", "lesson_id"]).execute();
      await index("viewings", ["lesson_id"]).execute();
      await make("learning_days")
        .addColumn("user_id", "text", (column) => column.notNull().references("users.id").onDelete("cascade"))
        .addColumn("day", "text", (column) => column.notNull())
        .addColumn("seconds", "double precision", (column) => column.notNull())
        .addPrimaryKeyConstraint("learning_days_once", ["user_id", "day"])
        .execute();
      await make("lesson_notes")
        .addColumn("user_id", "text", (column) => column.notNull().references("users.id").onDelete("cascade"))
        .addColumn("lesson_id", "text", (column) =>
          column.notNull().references("lessons.id").onDelete("cascade"),
        )
        .addColumn("text", "text", (column) => column.notNull())
        .addColumn("revision", "integer", (column) => column.notNull())
        .addColumn("updated_at", timestamp, (column) => column.notNull())
        .addPrimaryKeyConstraint("lesson_notes_once", ["user_id", "lesson_id"])
        .execute();
      await index("lesson_notes", ["lesson_id"]).execute();

      await id(make("downloads"))
        .addColumn("user_id", "text", (column) => column.notNull().references("users.id").onDelete("cascade"))
        .addColumn("resource_id", "text", (column) =>
          column.notNull().references("resources.id").onDelete("cascade"),
        )
        .addColumn("click_id", "text", (column) => column.notNull())
        .addColumn("downloaded_at", timestamp, (column) => column.notNull())
        .addUniqueConstraint("downloads_once", ["user_id", "click_id"])
        .execute();
      await index("downloads", ["user_id", "id"]).execute();
      await index("downloads", ["resource_id"]).execute();

      await id(make("certificates"))
        .addColumn("user_id", "text", (column) => column.notNull().references("users.id").onDelete("cascade"))
        .addColumn("course_id", "text", (column) => column.notNull().references("courses.id"))
        .addColumn("name", "text", (column) => column.notNull())
        .addColumn("course_title", "text", (column) => column.notNull())
        .addColumn("email_hash", "text", (column) => column.notNull())
        .addColumn("email_salt", "text", (column) => column.notNull())
        .addColumn("issued_at", timestamp, (column) => column.notNull())
        .addColumn("ended_at", timestamp)
        .addColumn("end_reason", "text")
        .execute();
      // A replaced one makes room for the next; a revoked one does not.
      await index("certificates", ["user_id", "course_id"], "certificates_standing")
        .unique()
        .where(sql<boolean>`end_reason is null or end_reason = 'revoked'`)
        .execute();
      await index("certificates", ["user_id", "issued_at"]).execute();
      await index("certificates", ["ended_at"]).execute();
      await index("certificates", ["course_id"]).execute();
      await id(make("signing_keys"))
        .addColumn("public_key", json, (column) => column.notNull())
        .addColumn("private_key", "text", (column) => column.notNull())
        .addColumn("created_at", timestamp, (column) => column.notNull())
        .execute();
    },
  };
}
