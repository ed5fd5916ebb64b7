import type { Migration } from "kysely/migration";
import { columnTypes, type Engine } from "../../platform/db/values.ts";

/** The learners' plans, and which course ends in one. */
export function launchPlans(engine: Engine): Migration {
  const { timestamp, flag, json } = columnTypes(engine);
  return {
    async up(db) {
      await db.schema
        .alterTable("courses")
        .addColumn("has_launch_plan", flag, (column) => column.notNull().defaultTo(false))
        .execute();
      await db
        .updateTable("courses")
        .set({ has_launch_plan: engine === "postgres" ? true : 1 })
        .where("starter_key", "=", "healers-business-blueprint")
        .execute();
      await db.schema
        .createTable("launch_plans")
        .addColumn("user_id", "text", (column) => column.notNull().references("users.id").onDelete("cascade"))
        .addColumn("course_id", "text", (column) =>
          column.notNull().references("courses.id").onDelete("cascade"),
        )
        .addColumn("plan", json, (column) => column.notNull())
        .addColumn("revision", "integer", (column) => column.notNull())
        .addColumn("applied", json, (column) => column.notNull())
        .addColumn("calendar_token", "text", (column) => column.unique())
        .addColumn("created_at", timestamp, (column) => column.notNull())
        .addColumn("updated_at", timestamp, (column) => column.notNull())
        .addPrimaryKeyConstraint("launch_plans_of_user", ["user_id", "course_id"])
        .execute();
      // Whoever deletes a course looks for the plans in it.
      await db.schema.createIndex("launch_plans_course").on("launch_plans").column("course_id").execute();
    },
  };
}
