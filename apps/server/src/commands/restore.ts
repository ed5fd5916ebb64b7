import { parseArgs } from "node:util";
import { BackupRefused } from "../platform/backups/archive/backup-format.ts";
import { checkBackup } from "../platform/backups/check-backup.ts";
import { restoreBackup } from "../platform/backups/restore-backup.ts";
import { systemClock as now } from "../platform/clock.ts";
import { DataDirectoryLocked } from "../platform/db/sqlite/lock.ts";
import {
  parseSettings,
  readEnvironment,
  type Settings,
  SettingsError,
} from "../platform/settings/settings.ts";

const usage = `npm run restore -- FILE                  puts a backup into an empty place: DATA_DIR and, if set, DATABASE_URL
npm run restore -- FILE --check          reads it from end to end and changes nothing
npm run restore -- FILE --replace NAME   also into a place that has data: its data directory or its database, by name
npm run restore -- FILE --again          after one that did not finish
npm run restore -- s3                    the newest copy in S3_URL, with all of the above; s3 NAME takes that one
npm run restore -- s3 --list             says which there are`;

const options = {
  check: { type: "boolean" },
  replace: { type: "string" },
  again: { type: "boolean" },
  list: { type: "boolean" },
} as const;

function readArguments() {
  try {
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    const [file, name, ...others] = positionals;
    const isInS3 = file === "s3";
    if (!file || others.length > 0 || (!isInS3 && (name !== undefined || values.list))) return undefined;
    return { file, name, isInS3, ...values };
  } catch {
    return undefined;
  }
}

/** What goes wrong by itself is one sentence; whatever else is ours and comes whole. */
const isExpected = (error: unknown) =>
  [SettingsError, DataDirectoryLocked, BackupRefused].some((kind) => error instanceof kind);

const log = { warn: (_details: object, message: string) => console.warn(message) };

type Arguments = NonNullable<ReturnType<typeof readArguments>>;

/** Only loads the client of S3 where it is asked for. */
async function inS3({ s3Url }: Settings) {
  if (!s3Url) throw new BackupRefused("S3_URL is not set: that is where copies of backups are");
  const { fetchFromS3, listBackupsInS3 } = await import("../platform/backups/backups-in-s3.ts");
  return {
    fetch: (folder: string, name: string | undefined) => fetchFromS3(s3Url, folder, name),
    list: () => listBackupsInS3(s3Url),
  };
}

async function showList(settings: Settings) {
  const backups = await (await inS3(settings)).list();
  for (const { name, bytes } of backups) console.log(`${name}  ${Math.ceil(bytes / 1024)} kB`);
  if (backups.length === 0) console.log("there is no backup in S3");
}

async function restore(given: Arguments) {
  const settings = parseSettings(readEnvironment());
  if (given.list) return showList(settings);
  const { check, replace, again = false, isInS3, name } = given;
  const { passphrase, folder } = settings.backup;
  const file = isInS3 ? await (await inS3(settings)).fetch(folder, name) : given.file;
  if (isInS3) console.log(`fetched ${file}`);
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
