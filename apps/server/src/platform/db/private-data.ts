import { chmodSync, existsSync, mkdirSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";

/** What the group and all others may do. */
const forOthers = 0o077;

type Log = { warn(fields: object, message: string): void };

/**
 * The data is for the account that the academy runs under and nobody else on the machine: whatever is made from here on,
 * the directory, and the database files that were there before. Where that can't be changed, it is said.
 */
export function keepPrivate(dataDir: string, log: Log): void {
  // Windows has no such rights.
  if (process.platform === "win32") return void mkdirSync(dataDir, { recursive: true });
  process.umask(forOthers);
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const files = readdirSync(dataDir)
    .filter((name) => /^(academy\.sqlite|server\.lock|secret)/.test(name))
    .map((name) => join(dataDir, name));
  for (const path of [dataDir, ...files]) closeToOthers(path, log);
}

function closeToOthers(path: string, log: Log): void {
  try {
    const mode = statSync(path).mode & 0o777;
    if (mode & forOthers) chmodSync(path, mode & ~forOthers);
  } catch (err) {
    // Gone again meanwhile: a file that SQLite keeps only while somebody writes.
    if (!existsSync(path)) return;
    log.warn({ err }, `${path} can be read by other accounts of this machine, and that could not be changed`);
  }
}
