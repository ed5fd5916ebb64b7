import type { Kysely } from "kysely";
import { type Migration, Migrator } from "kysely/migration";

/**
 * Forward only. Each migration runs in a transaction of its own that first takes the engine's write lock, so that it
 * happens wholly or not at all and processes that start together take turns.
 */
export async function migrateToLatest<Tables>(
  db: Kysely<Tables>,
  migrations: Record<string, Migration>,
): Promise<string[]> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const applied: string[] = [];
  for (;;) {
    const { error, results = [] } = await migrator.migrateUp();
    if (error) throw error;
    if (results.length === 0) return applied;
    applied.push(...results.map((result) => result.migrationName));
  }
}

export async function pendingMigrations<Tables>(
  db: Kysely<Tables>,
  migrations: Record<string, Migration>,
): Promise<string[]> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const known = await migrator.getMigrations();
  return known.filter((migration) => !migration.executedAt).map((migration) => migration.name);
}
