import type { Migration } from "kysely/migration";
import { columnTypes, type Engine } from "../../platform/db/values.ts";

/** Who has agreed that their words, name and picture stand on the pages, when and how. */
export function testimonialConsents(engine: Engine): Migration {
  const { timestamp, flag } = columnTypes(engine);
  return {
    async up(db) {
      await db.schema
        .createTable("testimonial_consents")
        .addColumn("id", "text", (column) => column.primaryKey())
        .addColumn("text", "text", (column) => column.notNull())
        .addColumn("author", "text", (column) => column.notNull())
        .addColumn("person", "text", (column) => column.notNull())
        .addColumn("email", "text")
        .addColumn("user_id", "text", (column) => column.references("users.id").onDelete("set null"))
        .addColumn("consented_on", "text", (column) => column.notNull())
        .addColumn("how", "text", (column) => column.notNull())
        .addColumn("covers_words", flag, (column) => column.notNull())
        .addColumn("covers_name", flag, (column) => column.notNull())
        .addColumn("covers_picture", flag, (column) => column.notNull())
        .addColumn("note", "text", (column) => column.notNull())
        .addColumn("recorded_by", "text", (column) => column.references("users.id").onDelete("set null"))
        .addColumn("recorded_at", timestamp, (column) => column.notNull())
        .execute();
      for (const column of ["email", "user_id", "recorded_by"]) {
        await db.schema
          .createIndex(`testimonial_consents_${column}`)
          .on("testimonial_consents")
          .column(column)
          .where(column, "is not", null)
          .execute();
      }
    },
  };
}
