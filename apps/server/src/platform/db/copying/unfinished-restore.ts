import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { DataDamaged } from "../sqlite/damage.ts";
import { lockDataDirectory } from "../sqlite/lock.ts";

/** Where a restore puts things together; gone when it is finished. */
export const unfinishedRestore = (dataDir: string) => join(dataDir, "restoring");

/** What goes aside, to where, and what takes its place. */
export type Swap = { aside: string; replaced: string[]; brought: string[] };

/** There when all of it is put together and compared: from then on the new data stands, whatever ends the process. */
export const swapFile = (dataDir: string) => join(unfinishedRestore(dataDir), "swap.json");
/** There while rows are put into a database that is not in the folder: they may be in it, though nothing else is. */
export const databaseFile = (dataDir: string) => join(unfinishedRestore(dataDir), "database");

/** Finishes what was ready to take its place. May be begun again after any of its steps. */
export function finishSwap(dataDir: string): void {
  if (!existsSync(swapFile(dataDir))) return;
  const folder = unfinishedRestore(dataDir);
  const { aside, replaced, brought } = JSON.parse(readFileSync(swapFile(dataDir), "utf8")) as Swap;
  if (replaced.length > 0) mkdirSync(join(dataDir, aside), { recursive: true, mode: 0o700 });
  for (const name of replaced) {
    const [from, to] = [join(dataDir, name), join(dataDir, aside, name)];
    if (existsSync(from) && !existsSync(to)) renameSync(from, to);
  }
  for (const name of brought) {
    if (existsSync(join(folder, name))) renameSync(join(folder, name), join(dataDir, name));
  }
  // Its name goes first: of what is left behind then nothing is looked for.
  const done = `${folder}-done`;
  rmSync(done, { recursive: true, force: true });
  renameSync(folder, done);
  rmSync(done, { recursive: true });
}

/** For whoever starts: a restore that was nearly done is finished; another is refused, since what is there may be nothing. */
export function settleUnfinishedRestore(dataDir: string): void {
  const folder = unfinishedRestore(dataDir);
  if (!existsSync(folder)) return;
  if (existsSync(swapFile(dataDir))) {
    // Whoever is still at it holds the directory.
    const hold = lockDataDirectory(dataDir, process.pid);
    try {
      finishSwap(dataDir);
    } finally {
      hold.release();
    }
    return;
  }
  const way = existsSync(databaseFile(dataDir))
    ? ", and its rows may be in the database already. Run npm run restore -- FILE --again --replace NAME of the database"
    : `. Run npm run restore -- FILE --again, or remove ${folder} to go on without it`;
  throw new DataDamaged(`a restore into ${dataDir} is still running or did not finish${way}`);
}
