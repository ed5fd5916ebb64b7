import { type Dialect, type Kysely, PostgresDialect, sql } from "kysely";
import pg from "pg";
import { namesOnly } from "../migrate.ts";

const oid = { int8: 20, numeric: 1700 };

/** Counts and sums come back as numbers, as they do from SQLite. */
const types = {
  getTypeParser(id: number, format?: "text" | "binary") {
    return id === oid.int8 || id === oid.numeric ? Number : pg.types.getTypeParser(id, format);
  },
};

export type PoolLog = { warn(fields: object, message: string): void };

export function postgresPool(databaseUrl: string, log: PoolLog): pg.Pool {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: 10,
    connectionTimeoutMillis: 3000,
    idleTimeoutMillis: 30_000,
    statement_timeout: 10_000,
    idle_in_transaction_session_timeout: 30_000,
    // A query whose server has gone silent must not hold a request for ever.
    query_timeout: 15_000,
    keepAlive: true,
    types: types as pg.CustomTypesConfig,
  });
  // Without a listener the loss of a connection, idle or in use, would end the process. The pool opens a new one by
  // itself, and whoever was using it gets the failure of their query.
  pool.on("error", (err) => log.warn({ err }, "an idle database connection was lost"));
  pool.on("connect", (client) =>
    client.on("error", (err) => log.warn({ err }, "a database connection was lost")),
  );
  return pool;
}

const startTurn = 7_204_881;
/** The slowest start that others wait for. */
const turnMs = 5 * 60_000;

/**
 * For what processes that start together must do one after another. Migrations take a lock of their own, but look at the
 * tables before they have it, and a table that is dropped at that very moment would stop the start.
 */
export async function inTurn<Result>(pool: pg.Pool, work: () => Promise<Result>): Promise<Result> {
  const client = await pool.connect();
  let isOver = false;
  try {
    // However long the others take: what they do is done once, and a limit would stop a start for nothing.
    await client.query("set statement_timeout = 0");
    const wait = { text: "select pg_advisory_lock($1)", values: [startTurn], query_timeout: turnMs };
    await client.query(wait);
    const result = await work();
    await client.query("select pg_advisory_unlock($1)", [startTurn]);
    await client.query("reset statement_timeout");
    isOver = true;
    return result;
  } finally {
    // A turn that did not end in order ends with its connection.
    client.release(!isOver);
  }
}

export const postgresDialect = (pool: pg.Pool): Dialect => new MigratingDialect({ pool });

class MigratingDialect extends PostgresDialect {
  override createIntrospector(db: Kysely<unknown>) {
    return namesOnly(async () => {
      const tables = sql<{ name: string }>`select relname as name from pg_class
        where relkind in ('r', 'p') and pg_table_is_visible(oid)`;
      return (await tables.execute(db)).rows.map(({ name }) => name);
    });
  }
}
