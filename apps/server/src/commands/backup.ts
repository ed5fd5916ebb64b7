import { makeAndNote } from "../platform/backups/backup-jobs.ts";
import { systemClock as now } from "../platform/clock.ts";
import { openFileStore } from "../platform/files/open-file-store.ts";
import { readOrMakeSecret } from "../platform/secrets/secret.ts";
import { openBesideServer } from "./open-beside-server.ts";

if (process.argv.length > 2) {
  console.error("npm run backup   writes a backup into BACKUP_DIR, while the server runs or not");
  process.exitCode = 1;
} else {
  await openBesideServer(async (database, settings) => {
    const secret = readOrMakeSecret(settings.dataDir, settings.secret);
    const store = await openFileStore(settings);
    const made = await makeAndNote({ database, store, secret, settings, now: now() });
    console.log(`${made.path}: ${made.rows} rows, ${made.files} files, ${Math.ceil(made.bytes / 1024)} kB`);
    if (made.missing.length > 0) {
      console.warn(`not in it, because their bytes are gone or damaged: ${made.missing.join(", ")}`);
    }
    if (!settings.backup.passphrase) {
      console.log(
        "not encrypted: whoever has this file has everything. BACKUP_PASSPHRASE encrypts the next one",
      );
    }
  });
}
