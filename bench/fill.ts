import { parseArgs } from "node:util";
import { openDatabase } from "../apps/server/src/platform/db/database.ts";
import { parseSettings, readEnvironment } from "../apps/server/src/platform/settings/settings.ts";
import { fillAcademy } from "./studio-data/fill-academy.ts";

/** Fills the academy of DATA_DIR or DATABASE_URL, which was started once and is stopped: `node bench/fill.ts --leads 1000000`. */
const { values } = parseArgs({
  options: { leads: { type: "string", default: "1000000" }, learners: { type: "string", default: "100000" } },
});
const settings = parseSettings(readEnvironment());
const database = await openDatabase({ ...settings, log: console, hold: true });
try {
  await fillAcademy(database, { leads: Number(values.leads), learners: Number(values.learners) });
} finally {
  await database.close();
}
