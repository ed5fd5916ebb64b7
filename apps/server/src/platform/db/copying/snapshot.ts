import { Kysely, sql } from "kysely";
import type { Tables } from "../../../db/tables.ts";
import type { Database, Db } from "../database.ts";
import { sqliteDialect } from "../sqlite/sqlite.ts";

const waitMs = 5000;

/**
 * The whole database as it is at one moment, for as long as the work takes, while everybody else goes on writing. SQLite
 * keeps that moment for a connection of its own, PostgreSQL for a transaction.
 */
export async function withSnapshot<Result>(
  { db, file }: Pick<Database, "db" | "file">,
  work: (moment: Db) => Promise<Result>,
): Promise<Result> {
  if (!file) {
    return db
      .transaction()
      .setIsolationLevel("repeatable read")
      .setAccessMode("read only")
      .execute(async (tx) => {
        // A disk that is slow to take what was read must not end it.
        await sql`set local idle_in_transaction_session_timeout = 0`.execute(tx);
        return work(tx);
      });
  }
  const own = new Kysely<Tables>({ dialect: sqliteDialect(file, waitMs) });
  try {
    return await own.connection().execute(async (connection) => {
      await sql`begin`.execute(connection);
      // The moment is the first read's.
      await sql`select name from kysely_migration limit 1`.execute(connection);
      return work(connection).finally(() => sql`rollback`.execute(connection));
    });
  } finally {
    await own.destroy();
  }
}
