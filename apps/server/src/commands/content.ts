import { resolve } from "node:path";
import { parseArgs } from "node:util";
import {
  ContentRefused,
  contentSchemas,
  exportContent,
  importContent,
  openFolder,
  writeFolder,
} from "../features/content-files/public.ts";
import { systemClock as now } from "../platform/clock.ts";
import { openFileStore } from "../platform/files/open-file-store.ts";
import { openBesideServer } from "./open-beside-server.ts";

const usage = `npm run content -- export FOLDER                                     writes courses, media, words, emails, quiz, offers, look, pages and addresses as files
npm run content -- import FOLDER [--dry-run] [--archive-missing]    reads them back; --dry-run only says what would change
npm run content -- schema                                            prints what each file has to be, as JSON Schema`;

const options = { "dry-run": { type: "boolean" }, "archive-missing": { type: "boolean" } } as const;

function readArguments() {
  try {
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    return { values, positionals };
  } catch {
    return undefined;
  }
}

const given = readArguments();
const [verb, folder, ...more] = given?.positionals ?? [];
if (verb === "schema" && folder === undefined) console.log(JSON.stringify(contentSchemas(), null, 2));
else if (verb === "export" && folder && more.length === 0) await write(resolve(folder));
else if (verb === "import" && folder && more.length === 0) await read(resolve(folder));
else fail(usage);

async function write(to: string): Promise<void> {
  await openBesideServer(async ({ db }, settings) =>
    refusing(async () => {
      const exported = await exportContent(db);
      const others = await writeFolder(to, exported, await openFileStore(settings));
      console.log(`${exported.files.size} files written to ${to}`);
      for (const path of others) console.log(`${path}: of an earlier export, no longer in the academy`);
    }),
  );
}

async function read(from: string): Promise<void> {
  const isDryRun = given?.values["dry-run"] ?? false;
  const archivesMissing = given?.values["archive-missing"] ?? false;
  await openBesideServer(async ({ db }, settings) =>
    refusing(async () => {
      const store = await openFileStore(settings);
      const lines = await importContent({ db, store, now: now() }, openFolder(from), {
        isDryRun,
        archivesMissing,
        isDemo: settings.isDemo,
      });
      for (const line of lines) console.log(line);
      const left = lines.filter((line) => line.includes("left as it is")).length;
      const changes = lines.length - left;
      const told = changes === 1 ? "1 change" : `${changes} changes`;
      console.log(isDryRun ? `${told}; nothing was changed` : told);
    }),
  );
}

/** What is wrong with the files is a sentence; anything else is a mistake of ours and shows where it happened. */
async function refusing(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof ContentRefused)) throw error;
    fail(`${error.message}. Nothing was changed.`);
  }
}

function fail(line: string): void {
  console.error(line);
  process.exitCode = 1;
}
