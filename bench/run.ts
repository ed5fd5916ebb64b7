import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";
import { publicPaths } from "../packages/content/src/public-paths.ts";
import { measureGrowth } from "./measures/growth.ts";
import { measureLeads } from "./measures/leads.ts";
import { measureLighthouse } from "./measures/lighthouse.ts";
import { measurePages, measureWeights } from "./measures/pages.ts";
import { measurePublish } from "./measures/publish.ts";
import { measureStart } from "./measures/start.ts";
import { measureStepChange } from "./measures/step-change.ts";
import { measureStudio } from "./measures/studio.ts";
import { startProduct } from "./processes.ts";
import { type Row, report } from "./report.ts";

/** Everything, or only what is named: `npm run bench -- leads lighthouse`; smaller: `npm run bench -- studio --leads 200000`. */
const { positionals, values: size } = parseArgs({
  allowPositionals: true,
  options: { leads: { type: "string", default: "1000000" }, learners: { type: "string", default: "100000" } },
});
const wanted = new Set(positionals);
const isWanted = (name: string) => wanted.size === 0 || wanted.has(name);
const work = mkdtempSync(join(tmpdir(), "academy-bench-"));
const dataDir = join(work, "data");
const academy = { leads: Number(size.leads), learners: Number(size.learners) };
const rows: Row[] = [];

try {
  const first = await startProduct("apps/server/start.mjs", dataDir, { LOG_LEVEL: "warn" });
  await wait(500);
  const [, email = "", password = ""] = /sample owner: (\S+) \/ (\S+)/.exec(first.output()) ?? [];
  await first.stop();
  if (isWanted("start")) rows.push(...(await measureStart(dataDir)));
  const product = await startProduct("bench/product.ts", dataDir);
  if (isWanted("pages")) rows.push(...(await measurePages(product, work)));
  if (isWanted("weights")) rows.push(...(await measureWeights(product)));
  if (isWanted("step")) rows.push(...(await measureStepChange(product)));
  if (isWanted("lighthouse")) rows.push(...(await measureLighthouse(product, publicPaths)));
  if (isWanted("publish")) rows.push(...(await measurePublish(product, { email, password })));
  // Last: it leaves thousands of mails to be written behind.
  if (isWanted("leads")) rows.push(...(await measureLeads(product, work)));
  await product.stop();
  if (isWanted("growth")) rows.push(...(await measureGrowth(work)));
  if (isWanted("studio")) rows.push(...(await measureStudio(work, academy)));
} finally {
  rmSync(work, { recursive: true, force: true });
}
report(rows, { isWhole: wanted.size === 0 });
