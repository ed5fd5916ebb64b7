import { openDatabase } from "../../platform/db/database.ts";

/** Opens and migrates the place named on the command line: for tests about several processes. */
const [dataDir = "", databaseUrl] = process.argv.slice(2);
const database = await openDatabase({
  dataDir,
  databaseUrl: databaseUrl || undefined,
  log: console,
  hold: false,
});
await database.close();
process.stdout.write("opened\n");
