import { copyDatabase, TargetNotEmpty } from "../platform/db/copying/copy-database.ts";
import { openDatabase } from "../platform/db/database.ts";
import { DataDirectoryLocked } from "../platform/db/sqlite/lock.ts";
import { refreshStatistics } from "../platform/db/statistics.ts";
import { parseSettings, readEnvironment, SettingsError } from "../platform/settings/settings.ts";

/** Copies an academy's SQLite data into an empty PostgreSQL database. The server must not run meanwhile. */
try {
  const { dataDir, databaseUrl } = parseSettings(readEnvironment());
  if (!databaseUrl)
    throw new SettingsError("DATABASE_URL is required: it names the PostgreSQL database to move to");
  const source = await openDatabase({ dataDir, hold: true, log: console });
  const target = await openDatabase({ dataDir, databaseUrl, hold: false, log: console });
  const copyAll = async () => {
    const copied = await copyDatabase(source.db, target.db);
    await refreshStatistics(target.db);
    return copied;
  };
  const copied = await copyAll().finally(async () => {
    await target.close();
    await source.close();
  });
  for (const [table, rows] of Object.entries(copied)) console.log(`${table}: ${rows} rows`);
  console.log("done; start with the same DATABASE_URL from now on, and keep the SQLite file as a backup");
} catch (error) {
  const isExpected =
    error instanceof SettingsError || error instanceof DataDirectoryLocked || error instanceof TargetNotEmpty;
  console.error(isExpected ? error.message : error);
  process.exitCode = 1;
}
