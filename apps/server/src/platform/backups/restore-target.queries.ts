import { Kysely, sql } from "kysely";
import { migrations } from "../../db/migrations/index.ts";
import { type Tables, tableNames } from "../../db/tables.ts";
import type { Db, Tx } from "../db/database.ts";
import { appliedMigrations, migrateToLatest } from "../db/migrate.ts";
import type { PoolLog } from "../db/postgres/postgres.ts";
import { makePrivateFile } from "../db/private-data.ts";
import { sqliteDialect } from "../db/sqlite/sqlite.ts";
import { refreshStatistics } from "../db/statistics.ts";
import type { Engine } from "../db/values.ts";
import { BackupRefused } from "./archive/backup-format.ts";

/** A database that rows are put back into: brought to the backup's own schema first, and from there to this release's. */
export type RestoreTarget = {
  engine: Engine;
  hasRows(): Promise<boolean>;
  /** All or nothing. What was there before goes with it. */
  fill(migrationNames: string[], work: (tx: Tx) => Promise<void>): Promise<void>;
  close(): Promise<void>;
};

/** A new file, which nobody uses yet. */
export function sqliteTarget(file: string): RestoreTarget {
  const db: Db = new Kysely<Tables>({ dialect: sqliteDialect(makePrivateFile(file), 5000) });
  return {
    engine: "sqlite",
    hasRows: async () => false,
    async fill(names, work) {
      await migrateToLatest(db, some(names, "sqlite"));
      await db.transaction().execute(work);
      await migrateToLatest(db, migrations("sqlite"));
      await refreshStatistics(db);
    },
    close: () => db.destroy(),
  };
}

/** Refuses while others are connected: what they wrote meanwhile would be lost, or mixed with what is put back. */
export async function postgresTarget(databaseUrl: string, log: PoolLog): Promise<RestoreTarget> {
  const postgres = await import("../db/postgres/postgres.ts");
  const url = new URL(databaseUrl);
  const ownName = `academy-restore-${process.pid}`;
  url.searchParams.set("application_name", ownName);
  const db: Db = new Kysely<Tables>({
    dialect: postgres.postgresDialect(postgres.postgresPool(url.href, log)),
  });
  try {
    await refuseOthers(db, ownName);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  const applied = async () => ((await hasTables(db)) ? appliedMigrations(db) : new Set<string>());
  return {
    engine: "postgres",
    async hasRows() {
      if ((await applied()).size === 0) return false;
      for (const table of tableNames) {
        if ((await db.selectFrom(table).selectAll().limit(1).execute()).length > 0) return true;
      }
      return false;
    },
    async fill(names, work) {
      const before = await applied();
      if (before.size > 0 && (before.size !== names.length || !names.every((name) => before.has(name)))) {
        throw new BackupRefused(
          "the backup was made by an older release: restore it into a new, empty database, which is then brought up to date",
        );
      }
      await migrateToLatest(db, some(names, "postgres"));
      await db.transaction().execute(async (tx) => {
        // However long it takes: nobody else is waiting.
        await sql`set local idle_in_transaction_session_timeout = 0`.execute(tx);
        await sql`set local statement_timeout = 0`.execute(tx);
        const tables = before.size > 0 ? tableNames : [];
        if (tables.length > 0)
          await sql`truncate ${sql.join(tables.map((name) => sql.table(name)))}`.execute(tx);
        await work(tx);
      });
      await migrateToLatest(db, migrations("postgres"));
      await refreshStatistics(db);
    },
    close: () => db.destroy(),
  };
}

const patienceMs = 40_000;
const lookAgainMs = 300;

/** Other processes of the academy stop by themselves once they see what was ordered; whoever else is connected has to go. */
export async function waitUntilAlone(databaseUrl: string, log: PoolLog): Promise<void> {
  const end = performance.now() + patienceMs;
  for (;;) {
    try {
      const target = await postgresTarget(databaseUrl, log);
      return await target.close();
    } catch (error) {
      if (!(error instanceof BackupRefused) || performance.now() > end) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, lookAgainMs));
  }
}

const some = (names: string[], engine: Engine) =>
  Object.fromEntries(Object.entries(migrations(engine)).filter(([name]) => names.includes(name)));

async function hasTables(db: Db): Promise<boolean> {
  const { rows } = await sql<{
    is: boolean;
  }>`select to_regclass('kysely_migration') is not null as is`.execute(db);
  return rows[0]?.is === true;
}

async function refuseOthers(db: Db, ownName: string): Promise<void> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from pg_stat_activity
    where datname = current_database() and backend_type = 'client backend' and application_name <> ${ownName}`.execute(
    db,
  );
  const count = rows[0]?.count ?? 0;
  if (count === 0) return;
  throw new BackupRefused(
    `others are connected to the database (${count}): stop every process of the academy first`,
  );
}
