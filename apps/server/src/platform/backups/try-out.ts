import { join } from "node:path";
import type { TrialProof } from "@academy/contract/studio/settings";
import type { PoolLog } from "../db/postgres/postgres.ts";
import { describe, findProblem } from "../db/sqlite/damage.ts";
import { BackupRefused } from "./archive/backup-format.ts";
import { restoreBackup } from "./restore-backup.ts";
import { countedTables, countRestored } from "./restored-counts.queries.ts";

type Options = { passphrase: string | undefined; now: Date; log: PoolLog };

/**
 * The real thing, in a place of its own and always as SQLite, which fits a backup of either engine: read, put together, compared row by
 * row and file by file, then opened, looked at from its first byte to its last, and counted.
 */
export async function tryOut(file: string, scratch: string, options: Options): Promise<TrialProof> {
  const { manifest } = await restoreBackup(file, { dataDir: scratch }, options);
  const database = join(scratch, "academy.sqlite");
  const problem = findProblem(database, "integrity_check");
  if (problem) throw new BackupRefused(describe(database, problem));
  const counts = await countRestored(database);
  for (const [name, table] of Object.entries(countedTables)) {
    const [is, was] = [counts[name as keyof typeof countedTables], manifest.tables[table]?.rows];
    if (was !== undefined && is !== was) throw new BackupRefused(`${is} ${name} came back of ${was}`);
  }
  const files = Object.keys(manifest.entries).filter((name) => name.startsWith("files/")).length;
  return { ...counts, files, missing: manifest.missing.length };
}
