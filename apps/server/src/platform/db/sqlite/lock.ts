import { readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { makePrivateFile } from "../private-data.ts";

export class DataDirectoryLocked extends Error {
  override name = "DataDirectoryHeld";
}

export type DirectoryLock = { release(): void };

/**
 * One server per SQLite data directory. The hold is an operating-system lock that SQLite takes on a file of its
 * own, so it is gone the moment the process is, however it ended; the pid beside it is for people to read.
 */
export function lockDataDirectory(dataDir: string, pid: number): DirectoryLock {
  const pidFile = join(dataDir, "server.pid");
  const lock = new DatabaseSync(makePrivateFile(join(dataDir, "server.lock")), { timeout: 0 });
  try {
    lock.exec("pragma locking_mode = exclusive; begin exclusive");
  } catch (error) {
    lock.close();
    if (!/database is locked/.test(String(error))) throw error;
    throw new DataDirectoryLocked(
      `the data directory ${dataDir} is in use by the server with pid ${readPid(pidFile)}`,
    );
  }
  writeFileSync(`${pidFile}.new`, `${pid}\n`);
  renameSync(`${pidFile}.new`, pidFile);
  return {
    release() {
      rmSync(pidFile, { force: true });
      lock.close();
    },
  };
}

function readPid(pidFile: string): string {
  try {
    return readFileSync(pidFile, "utf8").trim();
  } catch {
    return "unknown (it is just starting)";
  }
}
