import type { Migration } from "kysely/migration";
import { columnTypes, type Engine } from "../../platform/db/values.ts";

/** What is left of a certificate when its holder's account is gone: that it ended. No column says whose it was. */
export function endedCertificateTables(engine: Engine): Migration {
  const { timestamp } = columnTypes(engine);
  return {
    async up(db) {
      await db.schema
        .createTable("ended_certificates")
        .addColumn("id", "text", (column) => column.primaryKey())
        .addColumn("course_id", "text", (column) => column.notNull().references("courses.id"))
        .addColumn("course_title", "text", (column) => column.notNull())
        .addColumn("issued_at", timestamp, (column) => column.notNull())
        .addColumn("ended_at", timestamp, (column) => column.notNull())
        .addColumn("end_reason", "text", (column) => column.notNull())
        .execute();
      await db.schema
        .createIndex("ended_certificates_ended_at")
        .on("ended_certificates")
        .column("ended_at")
        .execute();
      await db.schema
        .createIndex("ended_certificates_course_id")
        .on("ended_certificates")
        .column("course_id")
        .execute();
    },
  };
}
