import { chmodSync, closeSync, existsSync, mkdirSync, openSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";

/** What the group and all others may do. */
const forOthers = 0o077;
const isOpen = (path: string) => (statSync(path).mode & forOthers) !== 0;

type Log = { warn(fields: object, message: string): void };

/**
 * The data is for the account that the academy runs under and nobody else on the machine. A directory that was there before may be for more than this academy and stays as it
 * is: that it is open is said.
 */
export function keepPrivate(dataDir: string, log: Log): void {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  // Windows has no such rights.
  if (process.platform === "win32") return;
  if (isOpen(dataDir)) {
    log.warn({}, `other accounts on this machine can look into ${dataDir}; close it with chmod 700`);
  }
  for (const name of readdirSync(dataDir)) {
    if (/^(academy\.sqlite|server\.lock|secret)/.test(name)) closeToOthers(join(dataDir, name), log);
  }
}

/** Made before SQLite would, which lets everybody read; what it makes beside this file gets the same rights. */
export function makePrivateFile(path: string): string {
  closeSync(openSync(path, "a", 0o600));
  return path;
}

function closeToOthers(path: string, log: Log): void {
  try {
    if (isOpen(path)) chmodSync(path, 0o600);
  } catch (err) {
    // Gone again meanwhile: a file that SQLite keeps only while somebody writes.
    if (!existsSync(path)) return;
    log.warn({ err }, `other accounts on this machine can read ${path}, and that could not be changed`);
  }
}
