import { existsSync } from "node:fs";
import { join } from "node:path";
import { DataDamaged } from "./sqlite/damage.ts";

/** Where a restore puts things together; gone when it is finished. */
export const unfinishedRestore = (dataDir: string) => join(dataDir, "restoring");

/** A server that started now would take what is there for a new academy. */
export function refuseUnfinishedRestore(dataDir: string): void {
  if (!existsSync(unfinishedRestore(dataDir))) return;
  throw new DataDamaged(
    `a restore into ${dataDir} is still running or did not finish. Run npm run restore -- FILE --again, or remove ${unfinishedRestore(dataDir)} to go on without it`,
  );
}
