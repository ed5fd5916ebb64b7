import { type DatabaseIntrospector, type Kysely, sql } from "kysely";
import { type Migration, Migrator } from "kysely/migration";

/**
 * Forward only. Each migration runs in a transaction of its own that first takes the engine's write lock, so that it
 * happens wholly or not at all and processes that start together take turns.
 */
export async function migrateToLatest<Tables>(
  db: Kysely<Tables>,
  migrations: Record<string, Migration>,
): Promise<string[]> {
  if (await isUpToDate(db, Object.keys(migrations))) return [];
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const applied: string[] = [];
  for (;;) {
    const { error, results = [] } = await migrator.migrateUp();
    if (error) throw error;
    if (results.length === 0) return applied;
    applied.push(...results.map((result) => result.migrationName));
  }
}

/** Nearly every start finds nothing to do; the migrator would look at every column of every table to see that. */
async function isUpToDate<Tables>(db: Kysely<Tables>, names: string[]): Promise<boolean> {
  try {
    const applied = await appliedMigrations(db);
    return applied.size === names.length && names.every((name) => applied.has(name));
  } catch {
    // The first start of all, or something the migrator will say.
    return false;
  }
}

/** Of a database that was opened, and so migrated, before. */
export async function pendingMigrations<Tables>(
  db: Kysely<Tables>,
  migrations: Record<string, Migration>,
): Promise<string[]> {
  const applied = await appliedMigrations(db);
  return Object.keys(migrations).filter((name) => !applied.has(name));
}

export async function appliedMigrations<Tables>(db: Kysely<Tables>): Promise<Set<string>> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  return new Set(rows.map(({ name }) => name));
}

/**
 * What the migrator asks of a database before each migration: which tables there are. Kysely's own answer looks at every
 * column of every table, which took as long as the migrations themselves.
 */
export const namesOnly = (tableNames: () => Promise<string[]>): DatabaseIntrospector => ({
  getSchemas: async () => [],
  getTables: async () =>
    (await tableNames()).map((name) => ({ name, isView: false, isForeign: false, columns: [] })),
});
