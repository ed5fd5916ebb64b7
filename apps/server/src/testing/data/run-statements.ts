import { sql } from "kysely";
import type { Database, Db } from "../../platform/db/database.ts";

/** Statements as they are, all of them or none: for data that the database itself makes. */
export function runStatements(db: Db, statements: readonly string[]): Promise<void> {
  return db.transaction().execute(async (tx) => {
    for (const statement of statements) await sql.raw(statement).execute(tx);
  });
}

/** What PostgreSQL does by itself after a while must not happen in the middle of something. */
export async function settleTables(
  { db, engine }: Pick<Database, "db" | "engine">,
  tables: readonly string[],
): Promise<void> {
  if (engine === "sqlite") return;
  for (const table of tables) await sql`vacuum analyze ${sql.table(table)}`.execute(db);
}
