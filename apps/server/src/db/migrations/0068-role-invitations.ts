import type { Migration } from "kysely/migration";
import { columnTypes, type Engine } from "../../platform/db/values.ts";

/** A role that waits for whoever has the address: until they have an account, or it is withdrawn. */
export function roleInvitations(engine: Engine): Migration {
  const { timestamp } = columnTypes(engine);
  return {
    async up(db) {
      await db.schema
        .createTable("role_invitations")
        .addColumn("id", "text", (column) => column.primaryKey())
        .addColumn("email", "text", (column) => column.notNull().unique())
        .addColumn("role", "text", (column) => column.notNull())
        .addColumn("invited_by", "text", (column) => column.references("users.id").onDelete("set null"))
        .addColumn("created_at", timestamp, (column) => column.notNull())
        .addColumn("expires_at", timestamp, (column) => column.notNull())
        .execute();
      for (const column of ["expires_at", "invited_by"]) {
        await db.schema
          .createIndex(`role_invitations_${column}`)
          .on("role_invitations")
          .column(column)
          .execute();
      }
    },
  };
}
