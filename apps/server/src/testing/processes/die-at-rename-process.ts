import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";

/**
 * Loaded before a program (`--import`): ends it as a power cut would, right before it gives so many things of a data
 * directory another name; a restore on trial is not meant. The number stands in the environment.
 */
const last = Number(process.env.DIE_AT_RENAME);
const rename = fs.renameSync;
let count = 0;
fs.renameSync = (from, to) => {
  const isSwap = [from, to].some((path) =>
    /before-restore|restoring/.test(String(path).replace(/.*trial-restore.*/, "")),
  );
  if (isSwap && ++count === last) process.kill(process.pid, "SIGKILL");
  rename(from, to);
};
syncBuiltinESMExports();
