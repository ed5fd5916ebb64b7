import { DatabaseSync, type StatementSync } from "node:sqlite";
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type QueryResult,
  SqliteAdapter,
  SqliteDriver,
  SqliteQueryCompiler,
  sql,
} from "kysely";
import { namesOnly } from "../migrate.ts";
import { type RowReader, rowReader, type SqliteValue, toSqlite } from "../values.ts";

const statementCacheSize = 500;
/** Sixteen megabytes: what changes again and again is moved from the log into the database a quarter as often. */
const checkpointPages = 4000;

/** Kysely on Node's own SQLite: WAL, every commit on disk before it is acknowledged. `onError`: for what `runAtOnce` meets. */
export function sqliteDialect(file: string, waitMs: number, onError?: (error: unknown) => void): Dialect {
  const adapter = new OpenSqliteAdapter(onError);
  const open = async () => {
    adapter.opened = openSqlite(file, waitMs);
    return adapter.opened;
  };
  return {
    createAdapter: () => adapter,
    createDriver: () => new ImmediateSqliteDriver({ database: open }),
    createIntrospector: (db) =>
      namesOnly(async () => {
        const tables = sql<{ name: string }>`select name from sqlite_master where type = 'table'`;
        return (await tables.execute(db)).rows.map(({ name }) => name);
      }),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}

/** Knows the database it speaks to. */
export class OpenSqliteAdapter extends SqliteAdapter {
  opened: ReturnType<typeof openSqlite> | undefined;
  readonly #onError: ((error: unknown) => void) | undefined;

  constructor(onError?: (error: unknown) => void) {
    super();
    this.#onError = onError;
  }

  /** SQLite rolls schema changes back like any other; Kysely's adapter doesn't say so. */
  override get supportsTransactionalDdl() {
    return true;
  }

  /**
   * A statement of the transaction that is under way. Kysely comes to the same through a dozen promises, which for a lead
   * take longer than what is written.
   */
  async runAtOnce<Row>(sql: string, parameters: readonly unknown[]): Promise<QueryResult<Row>> {
    if (!this.opened?.isInTransaction()) throw new Error("the transaction is over");
    try {
      const statement = this.opened.prepare(sql);
      if (statement.reader) return { rows: statement.all(parameters) as Row[] };
      return { rows: [], numAffectedRows: BigInt(statement.run(parameters).changes) };
    } catch (error) {
      this.#onError?.(error);
      throw error;
    }
  }
}

class ImmediateSqliteDriver extends SqliteDriver {
  // A deferred transaction that reads first and writes later fails at once when a second process (a backup,
  // `npm run jobs`) wrote in between; one that takes the write lock at its start waits for its turn.
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw("begin immediate"));
  }

  /** A full disk ends a transaction by itself: why it ended must not be hidden behind there being none to end. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await super.rollbackTransaction(connection).catch((error) => {
      if (!/no transaction is active/.test(String(error))) throw error;
    });
  }
}

/** `waitMs` for others who write: nothing else happens in this thread meanwhile. */
function openSqlite(file: string, waitMs: number) {
  const database = new DatabaseSync(file, { timeout: waitMs, enableForeignKeyConstraints: true });
  database.exec("pragma journal_mode = wal");
  database.exec("pragma synchronous = full");
  database.exec(`pragma wal_autocheckpoint = ${checkpointPages}`);
  const statements = new Map<string, CachedStatement>();
  return {
    close: () => database.close(),
    isInTransaction: () => database.isTransaction,
    prepare(sql: string): CachedStatement {
      let statement = statements.get(sql);
      if (statement) {
        statements.delete(sql);
      } else {
        statement = cachedStatement(database.prepare(sql));
        const oldest = statements.keys().next();
        if (statements.size >= statementCacheSize && !oldest.done) statements.delete(oldest.value);
      }
      statements.set(sql, statement);
      return statement;
    },
  };
}

type CachedStatement = {
  reader: boolean;
  all(parameters: readonly unknown[]): unknown[];
  run(parameters: readonly unknown[]): { changes: number | bigint; lastInsertRowid: number | bigint };
  iterate(parameters: readonly unknown[]): IterableIterator<unknown>;
};

function cachedStatement(statement: StatementSync): CachedStatement {
  const columns = statement.columns();
  const read: RowReader = rowReader(columns);
  const bind = (parameters: readonly unknown[]): SqliteValue[] => parameters.map(toSqlite);
  return {
    reader: columns.length > 0,
    all: (parameters) => statement.all(...bind(parameters)).map(read),
    run: (parameters) => statement.run(...bind(parameters)),
    *iterate(parameters) {
      for (const row of statement.iterate(...bind(parameters))) yield read(row);
    },
  };
}
