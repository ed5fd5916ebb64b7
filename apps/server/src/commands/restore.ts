import { parseArgs } from "node:util";
import { BackupRefused } from "../platform/backups/backup-format.ts";
import { checkBackup } from "../platform/backups/check-backup.ts";
import { restoreBackup } from "../platform/backups/restore-backup.ts";
import { systemClock as now } from "../platform/clock.ts";
import { DataDirectoryHeld } from "../platform/db/sqlite/hold.ts";
import { parseSettings, readEnvironment, SettingsError } from "../platform/settings.ts";

const usage = `npm run restore -- FILE                  puts a backup into an empty place: DATA_DIR and, if set, DATABASE_URL
npm run restore -- FILE --check          reads it from end to end and changes nothing
npm run restore -- FILE --replace NAME   also into a place that has data: its data directory or its database, by name
npm run restore -- FILE --again          after one that did not finish`;

const options = {
  check: { type: "boolean" },
  replace: { type: "string" },
  again: { type: "boolean" },
} as const;

function readArguments() {
  try {
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    const [file, ...others] = positionals;
    return file && others.length === 0 ? { file, ...values } : undefined;
  } catch {
    return undefined;
  }
}

/** What goes wrong by itself is one sentence; whatever else is ours and comes whole. */
const isExpected = (error: unknown) =>
  [SettingsError, DataDirectoryHeld, BackupRefused].some((kind) => error instanceof kind);

const log = { warn: (_details: object, message: string) => console.warn(message) };

async function restore({
  file,
  check,
  replace,
  again = false,
}: NonNullable<ReturnType<typeof readArguments>>) {
  const settings = parseSettings(readEnvironment());
  const { passphrase } = settings.backup;
  const { about, manifest, aside } = check
    ? { ...(await checkBackup(file, passphrase)), aside: undefined }
    : await restoreBackup(file, settings, { passphrase, replace, again, now: now(), log });
  const rows = Object.values(manifest.tables).reduce((sum, table) => sum + table.rows, 0);
  const files = Object.keys(manifest.entries).filter((name) => name.startsWith("files/")).length;
  console.log(`made ${about.createdAt} by release ${about.version}: ${rows} rows, ${files} files`);
  if (manifest.missing.length > 0) {
    console.warn(
      `the bytes of some files were gone or damaged when it was made: ${manifest.missing.join(", ")}`,
    );
  }
  if (aside) console.log(`what was there before is in ${aside}; remove it when you need it no more`);
  console.log(check ? "the backup is whole" : "done: everything came back as it was; start the server");
}

const given = readArguments();
if (given) {
  try {
    await restore(given);
  } catch (error) {
    console.error(isExpected(error) ? (error as Error).message : error);
    process.exitCode = 1;
  }
} else {
  console.error(usage);
  process.exitCode = 1;
}
