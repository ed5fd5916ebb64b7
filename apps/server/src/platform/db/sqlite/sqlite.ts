import { DatabaseSync, type StatementSync } from "node:sqlite";
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  SqliteAdapter,
  SqliteDriver,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from "kysely";
import { type RowReader, rowReader, type SqliteValue, toSqlite } from "../values.ts";

const statementCacheSize = 500;

/** Kysely on Node's own SQLite: WAL, every commit on disk before it is acknowledged. */
export function sqliteDialect(file: string, waitMs: number): Dialect {
  return {
    createAdapter: () => new TransactionalDdlAdapter(),
    createDriver: () => new ImmediateSqliteDriver({ database: async () => openSqlite(file, waitMs) }),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}

/** SQLite rolls schema changes back like any other; Kysely's adapter doesn't say so. */
class TransactionalDdlAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true;
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
  const statements = new Map<string, CachedStatement>();
  return {
    close: () => database.close(),
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
