import { existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { Clock } from "../../clock.ts";
import { databaseFile, swapFile, unfinishedRestore } from "../../db/copying/unfinished-restore.ts";
import { openDatabase } from "../../db/database.ts";
import { DataDirectoryLocked, lockDataDirectory } from "../../db/sqlite/lock.ts";
import { openFileStore } from "../../files/open-file-store.ts";
import type { Log } from "../../log/log.ts";
import { readOrMakeSecret } from "../../secrets/secret.ts";
import type { Settings } from "../../settings/settings.ts";
import { BackupRefused } from "../archive/backup-format.ts";
import { backupName } from "../backup-name.rules.ts";
import { makeBackup } from "../make-backup.ts";
import { nameOf, restoreBackup } from "../restore-backup.ts";
import { waitUntilAlone } from "../restore-target.queries.ts";
import { keepOneAside, orderFolder, type RestoreOrder, readOrder, writeOrder } from "./restore-order.ts";

type Place = Pick<Settings, "backup" | "dataDir" | "databaseUrl" | "s3Url" | "secret">;
type Deps = { settings: Place; now: Clock; log: Pick<Log, "info" | "warn" | "error"> };

/** A restore that ends its process each time is not begun for ever. */
const maxTries = 3;
const lookAgainMs = 300;

const pause = () => new Promise((resolve) => setTimeout(resolve, lookAgainMs));

/** The order that nobody has carried out yet, if there is one. */
export function openOrder({ backup }: Pick<Place, "backup">): RestoreOrder | undefined {
  const order = readOrder(backup.folder);
  return order?.state === "ordered" ? order : undefined;
}

/**
 * Carries out what was ordered, while nobody serves; of several processes one does, and the others wait for it. Begun again after
 * any of its steps it ends the same way.
 */
export async function carryOutOrder(deps: Deps): Promise<void> {
  const { folder } = deps.settings.backup;
  while (openOrder(deps.settings)) {
    const hold = tryToHold(orderFolder(folder));
    if (!hold) {
      await pause();
      continue;
    }
    try {
      const order = openOrder(deps.settings);
      if (order) await carryOut(order, deps);
    } finally {
      hold.release();
    }
  }
}

/** Answers whether there is a way back from what was restored, where the academy could not start on it. */
export function orderTakingBack({ backup }: Pick<Place, "backup">): boolean {
  const order = readOrder(backup.folder);
  if (order?.state !== "restored" || order.safety === null || order.isTakenBack) return false;
  writeOrder(backup.folder, { ...order, state: "ordered", tries: 0, isTakenBack: true, failure: "unknown" });
  return true;
}

function tryToHold(folder: string) {
  try {
    return lockDataDirectory(folder, process.pid);
  } catch (error) {
    if (error instanceof DataDirectoryLocked) return undefined;
    throw error;
  }
}

async function carryOut(found: RestoreOrder, deps: Deps): Promise<void> {
  const { settings, log } = deps;
  const { folder } = settings.backup;
  let order: RestoreOrder = { ...found, tries: found.tries + 1 };
  const keep = (change: Partial<RestoreOrder>) => {
    order = { ...order, ...change };
    writeOrder(folder, order);
  };
  keep({});
  try {
    const isNearlyDone = existsSync(swapFile(settings.dataDir));
    if (order.tries > maxTries && !isNearlyDone)
      throw new Error("the process ended each time this restore ran");
    if (settings.databaseUrl) {
      order.failure = "others";
      await waitUntilAlone(settings.databaseUrl, log);
      order.failure = found.failure;
    }
    if (order.safety === null) keep({ safety: await backUpBefore(deps) });
    const isTakenBack = order.isTakenBack && order.safety !== null;
    keepOneAside(folder, await putInPlace((isTakenBack && order.safety) || order.file, deps));
    keep({ state: isTakenBack ? "failed" : "restored" });
    log.info({ file: order.file, safety: order.safety }, "a backup was restored");
  } catch (error) {
    log.error({ err: error, file: order.file }, "a backup could not be restored: what was there stands");
    await leaveAsItWas(order, error, deps);
    keep({ state: "failed", failure: order.failure ?? "unknown" });
  }
}

/** What is there, once nobody changes it any more. */
async function backUpBefore({ settings, now, log }: Deps): Promise<string> {
  const { folder, passphrase } = settings.backup;
  const database = await openDatabase({ ...settings, hold: false, log });
  try {
    const secret = readOrMakeSecret(settings.dataDir, settings.secret);
    const store = await openFileStore(settings);
    // A second has one name: what is about to be restored keeps its own.
    let at = now();
    while (existsSync(join(folder, backupName(at, passphrase !== undefined))))
      at = new Date(at.getTime() + 1000);
    const made = await makeBackup({ database, store, secret }, { folder, passphrase, now: at });
    return made.name;
  } finally {
    await database.close();
  }
}

/** Answers where the old data is now. */
async function putInPlace(file: string, { settings, now, log }: Deps): Promise<string | undefined> {
  const { folder, passphrase } = settings.backup;
  const replace = nameOf(settings);
  const options = { passphrase, replace, again: true, now: now(), log };
  return (await restoreBackup(join(folder, file), settings, options)).aside;
}

/**
 * In a file of SQLite nothing is in use before the last step. Of PostgreSQL a killed process may have committed rows while its files
 * were not in place yet: what was there before is put back from the backup that was made of it.
 */
async function leaveAsItWas({ safety }: RestoreOrder, error: unknown, deps: Deps): Promise<void> {
  const { dataDir, databaseUrl } = deps.settings;
  const mayBeMixed =
    databaseUrl !== undefined && (existsSync(databaseFile(dataDir)) || !(error instanceof BackupRefused));
  if (mayBeMixed && safety !== null) {
    await putInPlace(safety, deps);
    return;
  }
  if (!existsSync(swapFile(dataDir))) rmSync(unfinishedRestore(dataDir), { recursive: true, force: true });
}
