import { join } from "node:path";
import { Kysely, sql, type Transaction } from "kysely";
import type pg from "pg";
import { migrations } from "../../db/migrations/index.ts";
import type { Tables } from "../../db/tables.ts";
import { settleUnfinishedRestore } from "./copying/unfinished-restore.ts";
import { isDamage, isDatabaseAway } from "./database-away.ts";
import { migrateToLatest } from "./migrate.ts";
import type { PoolLog } from "./postgres/postgres.ts";
import { keepPrivate, makePrivateFile } from "./private-data.ts";
import { checkQuickly, refuseEmptied } from "./sqlite/damage.ts";
import { type DirectoryLock, lockDataDirectory } from "./sqlite/lock.ts";
import { sqliteDialect } from "./sqlite/sqlite.ts";
import { refreshStatistics } from "./statistics.ts";
import type { Engine } from "./values.ts";

/** What verbs and queries take: the database or a transaction of it. */
export type Db = Kysely<Tables>;
export type Tx = Transaction<Tables>;

export type Database = {
  db: Db;
  engine: Engine;
  /** Shared with the rate limiter, which keeps its counters in PostgreSQL when there is one. */
  pool: pg.Pool | undefined;
  /** Where SQLite keeps it. */
  file: string | undefined;
  health: DatabaseHealth;
  /** For what processes that start together must do one after another. A server on SQLite is alone anyway. */
  inTurn<Result>(work: () => Promise<Result>): Promise<Result>;
  ping(): Promise<void>;
  close(): Promise<void>;
};

type Options = {
  dataDir: string;
  databaseUrl?: string | undefined;
  log: PoolLog;
  /** Servers hold an SQLite data directory; commands work beside a running server. */
  hold: boolean;
};

/**
 * How long others who write to an SQLite file are waited for. A command has time; a server stands still for everybody
 * meanwhile, so it soon tells whoever asks to come back. What commands write beside it takes a few milliseconds.
 */
const serverWaitMs = 250;
const commandWaitMs = 5000;

/** Opens the database and brings its schema up to date. */
export async function openDatabase({ dataDir, databaseUrl, log, hold }: Options): Promise<Database> {
  keepPrivate(dataDir, log);
  if (hold) settleUnfinishedRestore(dataDir);
  // An academy on SQLite never loads the client of PostgreSQL.
  const postgres = databaseUrl ? await import("./postgres/postgres.ts") : undefined;
  const pool = databaseUrl ? postgres?.postgresPool(databaseUrl, log) : undefined;
  const held: DirectoryLock | undefined = hold && !pool ? lockDataDirectory(dataDir, process.pid) : undefined;
  const file = pool ? undefined : join(dataDir, "academy.sqlite");
  try {
    if (file) openOrRefuse(file, hold);
  } catch (error) {
    held?.release();
    throw error;
  }
  const engine: Engine = pool ? "postgres" : "sqlite";
  const health = watchHealth();
  const dialect =
    pool && postgres
      ? postgres.postgresDialect(pool)
      : sqliteDialect(file ?? "", hold ? serverWaitMs : commandWaitMs, health.note);
  const db: Db = new Kysely<Tables>({
    dialect,
    // Called for every statement: it looks, and copies nothing.
    log: (event) => {
      if (event.level === "error") health.note(event.error);
    },
  });
  const close = async () => {
    await db.destroy();
    held?.release();
  };
  const inTurn = <Result>(work: () => Promise<Result>) =>
    pool && postgres ? postgres.inTurn(pool, work) : work();
  try {
    await inTurn(async () => {
      const applied = await migrateToLatest(db, migrations(engine));
      if (applied.length > 0 && engine === "sqlite") await refreshStatistics(db);
    });
    if (engine === "sqlite") await keepUndoInMemory(db);
  } catch (error) {
    await close();
    throw error;
  }
  return {
    db,
    engine,
    pool,
    file,
    health,
    inTurn,
    ping: async () => void (await sql`select 1`.execute(db)),
    close,
  };
}

/**
 * What it would take to undo a statement halfway: a lead has more indexes than fit what SQLite keeps of it in memory, and
 * each commit of leads would make a file, fill it and remove it. Not before migrations: they sort whole tables, on disk.
 */
async function keepUndoInMemory(db: Db): Promise<void> {
  await sql`pragma temp_store = memory`.execute(db);
}

/** A server looks at the file before it serves from it; commands beside a running one need not. */
function openOrRefuse(file: string, isServer: boolean): void {
  refuseEmptied(file);
  makePrivateFile(file);
  if (isServer) checkQuickly(file);
}

/** Joins the caller's transaction, or opens one: verbs compose without knowing who called them. */
export function inTransaction<Result>(db: Db | Tx, work: (tx: Tx) => Promise<Result>): Promise<Result> {
  return db.isTransaction ? work(db as Tx) : db.transaction().execute(work);
}

/** What the database's own answers say about it. */
type DatabaseHealth = ReturnType<typeof watchHealth>;

function watchHealth() {
  let isTroubled = false;
  let isDamaged = false;
  return {
    /** For every failed statement. */
    note(error: unknown): void {
      if (isDamage(error)) isDamaged = true;
      else if (isDatabaseAway(error)) isTroubled = true;
    },
    /** Found by looking rather than by failing. */
    noteDamage(): void {
      isDamaged = true;
    },
    /** A write has succeeded again. Damage stays until somebody has put the file right and started anew. */
    recover(): void {
      isTroubled = false;
    },
    isTroubled: () => isTroubled,
    isDamaged: () => isDamaged,
  };
}
