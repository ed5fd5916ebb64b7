import { BackupRefused } from "../platform/backups/archive/backup-format.ts";
import { type Database, openDatabase } from "../platform/db/database.ts";
import { DataDamaged } from "../platform/db/sqlite/damage.ts";
import {
  parseSettings,
  readEnvironment,
  type Settings,
  SettingsError,
} from "../platform/settings/settings.ts";

/** The details are for a log that is searched; whoever types a command reads the sentence. */
const toTerminal = { warn: (_details: object, message: string) => console.warn(message) };

/** Commands work on the data of a running server, or of none: the database's own locking makes that safe. */
export async function openBesideServer(
  work: (database: Database, settings: Settings) => Promise<void>,
): Promise<void> {
  try {
    const settings = parseSettings(readEnvironment());
    const database = await openDatabase({ ...settings, hold: false, log: toTerminal });
    try {
      await work(database, settings);
    } finally {
      await database.close();
    }
  } catch (error) {
    const isExpected =
      error instanceof SettingsError || error instanceof DataDamaged || error instanceof BackupRefused;
    console.error(isExpected ? error.message : error);
    process.exitCode = 1;
  }
}
