import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import { columnTypes, type Engine } from "../../platform/db/values.ts";
import type { Tables } from "../tables.ts";

/** What the owner finds learners by, and the people she brings along from elsewhere. */
export function learners(engine: Engine): Migration {
  const { timestamp, flag } = columnTypes(engine);
  // Compared by their bytes on both engines, so that the beginning of a word is a range of the index.
  const key = engine === "postgres" ? sql`text collate "C"` : sql`text`;
  return {
    async up(db) {
      for (const name of ["name_key", "last_name_key"]) {
        await db.schema
          .alterTable("users")
          .addColumn(name, key, (column) => column.notNull().defaultTo(""))
          .execute();
      }
      if (engine === "postgres")
        await sql`alter table users alter column email type text collate "C"`.execute(db);
      await fillKeys(db);
      for (const column of ["name_key", "last_name_key"]) {
        await db.schema.createIndex(`users_${column}`).on("users").column(column).execute();
      }
      await sql`create index users_learners on users (created_at, id) where role = 'learner'`.execute(db);
      await sql`create index grants_held on grants (offer, user_id) where revoked_at is null`.execute(db);
      await sql`create index enrollments_finished on enrollments (user_id, course_id)
        where completed_at is not null`.execute(db);
      // Goes through everybody's. PostgreSQL does that without, and an index on what changes all the time would cost it more.
      if (engine === "sqlite") {
        await db.schema
          .createIndex("enrollments_progress")
          .on("enrollments")
          .columns(["user_id", "course_id", "last_active_at", "completed_at"])
          .execute();
      }

      await db.schema
        .createTable("people_imports")
        .addColumn("id", "text", (column) => column.primaryKey())
        .addColumn("made_by", "text", (column) => column.references("users.id").onDelete("set null"))
        .addColumn("offer", "text")
        .addColumn("sends_welcome", flag, (column) => column.notNull())
        .addColumn("state", "text", (column) => column.notNull())
        .addColumn("reason", "text")
        .addColumn("created_at", timestamp, (column) => column.notNull())
        .addColumn("started_at", timestamp)
        .addColumn("finished_at", timestamp)
        .execute();
      await sql`create index people_imports_made_by on people_imports (made_by) where made_by is not null`.execute(
        db,
      );
      await db.schema.createIndex("people_imports_time").on("people_imports").column("created_at").execute();
      await db.schema
        .createTable("people_import_lines")
        .addColumn("import_id", "text", (column) =>
          column.notNull().references("people_imports.id").onDelete("cascade"),
        )
        .addColumn("line", "integer", (column) => column.notNull())
        .addColumn("email", "text", (column) => column.notNull())
        .addColumn("first_name", "text", (column) => column.notNull())
        .addColumn("last_name", "text", (column) => column.notNull())
        .addColumn("verdict", "text", (column) => column.notNull())
        .addColumn("gets_access", flag, (column) => column.notNull())
        .addColumn("done_at", timestamp)
        .addPrimaryKeyConstraint("people_import_lines_once", ["import_id", "line"])
        .execute();
      await db.schema
        .createIndex("people_import_lines_email")
        .on("people_import_lines")
        .column("email")
        .execute();
      // What is left to do.
      await sql`create index people_import_lines_left on people_import_lines (import_id, line)
        where done_at is null`.execute(db);
    },
  };
}

/** An engine takes only so many values in one statement. */
const atOnce = 500;

/** People from before, some at a time. */
async function fillKeys(anyDb: Kysely<unknown>): Promise<void> {
  const db = anyDb as Kysely<Tables>;
  let after = "";
  for (;;) {
    const users = await db
      .selectFrom("users")
      .select(["id", "name", "last_name"])
      .where("id", ">", after)
      .orderBy("id")
      .limit(atOnce)
      .execute();
    const last = users.at(-1);
    if (!last) return;
    after = last.id;
    const rows = users.map(({ id, name, last_name }) => sql`(${id}, ${keyOf(name)}, ${keyOf(last_name)})`);
    await sql`with made (id, name_key, last_name_key) as (values ${sql.join(rows)})
      update users set name_key = made.name_key, last_name_key = made.last_name_key
      from made where users.id = made.id`.execute(db);
  }
}

/** As the rule had it on the day of this migration (search-keys.rules.ts). */
function keyOf(text: string): string {
  const folded = text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase().replace(/\s+/gu, " ").trim();
  return folded.slice(0, 200).toWellFormed();
}
