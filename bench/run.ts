import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";
import { publicPaths } from "../packages/content/src/public-paths.ts";
import { measureCurrentUser } from "./measures/current-user.ts";
import { measureLeads } from "./measures/leads.ts";
import { measureAnswers, measureLearning } from "./measures/learning.ts";
import { measureLessonWeight } from "./measures/lesson-weight.ts";
import { measureLighthouse } from "./measures/lighthouse.ts";
import { measureMedia } from "./measures/media.ts";
import { measurePageScripts } from "./measures/page-scripts.ts";
import { measurePages, measureWeights } from "./measures/pages.ts";
import { measurePaymentEvents } from "./measures/payment-events.ts";
import { measurePublish } from "./measures/publish.ts";
import { measureSage } from "./measures/sage.ts";
import { measureStart } from "./measures/start.ts";
import { measureStepChange } from "./measures/step-change.ts";
import { measureStudio } from "./measures/studio.ts";
import { measureBeside } from "./measures/studio-beside.ts";
import { measureWorkbook } from "./measures/workbook.ts";
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
  const signInOf = (who: string) => {
    const [, email = "", password = ""] =
      new RegExp(`sample ${who}: (\\S+) / (\\S+)`).exec(first.output()) ?? [];
    return { email, password };
  };
  const [person, owner] = [signInOf("learner"), signInOf("owner")];
  await first.stop();
  if (isWanted("start")) rows.push(...(await measureStart(dataDir)));
  if (isWanted("sage")) rows.push(...(await measureSage(dataDir)));
  const product = await startProduct("bench/product.ts", dataDir);
  if (isWanted("pages")) rows.push(...(await measurePages(product, work)));
  if (isWanted("user")) rows.push(...(await measureCurrentUser(product, person, work)));
  if (isWanted("weights")) rows.push(...(await measureWeights(product)));
  if (isWanted("weights")) rows.push(...(await measureLessonWeight(product, person)));
  // Only when named: it is about a decision, not about a target.
  if (wanted.has("page-scripts")) rows.push(...(await measurePageScripts(product)));
  if (isWanted("step")) rows.push(...(await measureStepChange(product)));
  if (isWanted("workbook")) rows.push(...(await measureWorkbook(product, person)));
  if (isWanted("lighthouse")) rows.push(...(await measureLighthouse(product, publicPaths)));
  if (isWanted("publish")) rows.push(...(await measurePublish(product, owner)));
  // Last: it leaves thousands of mails to be written behind.
  if (isWanted("leads")) rows.push(...(await measureLeads(product, work)));
  if (isWanted("payments")) rows.push(...(await measurePaymentEvents(product, dataDir, work)));
  await product.stop();
  if (isWanted("learning")) rows.push(...(await measureLearning(work)));
  else if (wanted.has("workbook")) rows.push(...(await measureAnswers(work)));
  if (isWanted("media")) rows.push(...(await measureMedia(work)));
  if (isWanted("studio")) rows.push(...(await measureStudio(work, academy)));
  // A tenth is enough: an export and a backup do the same for every thousand rows, and rest in between.
  const tenth = { leads: Math.ceil(academy.leads / 10), learners: Math.ceil(academy.learners / 10) };
  if (isWanted("studio-beside")) rows.push(...(await measureBeside(work, tenth)));
} finally {
  rmSync(work, { recursive: true, force: true });
}
report(rows, { isWhole: wanted.size === 0 });
