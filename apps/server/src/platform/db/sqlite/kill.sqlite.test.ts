import { spawn } from "node:child_process";
import { pino } from "pino";
import { expect, onTestFinished, test } from "vitest";
import { z } from "zod";
import { eventually } from "../../../testing/eventually.ts";
import { programEnv } from "../../../testing/servers/program-env.ts";
import { programFile } from "../../../testing/servers/program-file.ts";
import { seededDatabase, testDatabase } from "../../../testing/servers/test-database.ts";
import { defineJob, handleJob } from "../../jobs/job.ts";
import { startWorker } from "../../jobs/worker.ts";

/** Runs the writer until it has acknowledged so many rows, then ends it as a power cut would, if it has not ended itself. */
async function writeUntilKilled(dataDir: string, rows: number, moment?: Moment): Promise<string[]> {
  const program = programFile("insert-and-enqueue-process");
  const writer = spawn(process.execPath, [program, dataDir, ...(moment ? [moment, `${rows}`] : [])], {
    env: programEnv,
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  let complaints = "";
  writer.stderr.on("data", (chunk) => (complaints += chunk));
  writer.stdout.on("data", (chunk) => {
    output += chunk;
    if (!moment && output.split("\n").length > rows) writer.kill("SIGKILL");
  });
  const signal = await new Promise((resolve) => writer.on("close", (_code, by) => resolve(by)));
  expect(signal, complaints).toBe("SIGKILL");
  // A line cut in the middle was not acknowledged.
  return output.split("\n").slice(0, -1);
}

type Moment = (typeof moments)[number];
/** With the row written, with its job, and with both committed but not yet acknowledged. */
const moments = ["row", "job", "commit"] as const;

test("no kill loses an acknowledged row or a job, whatever the moment, and every job's effect happens afterwards", async () => {
  const databaseEnv = await seededDatabase();
  const acknowledged: string[] = [];
  // Over what earlier ones have left, and with a log that is still short or long.
  for (const rows of [0, 9, 70]) {
    for (const moment of moments) {
      const told = await writeUntilKilled(databaseEnv.DATA_DIR, rows, moment);
      expect(told, moment).toHaveLength(rows);
      acknowledged.push(...told);
    }
    acknowledged.push(...(await writeUntilKilled(databaseEnv.DATA_DIR, rows + 40)));
  }
  const database = await testDatabase(databaseEnv);
  const files = new Set((await database.db.selectFrom("files").select("id").execute()).map(({ id }) => id));
  const jobs = await database.db.selectFrom("jobs").select("payload").execute();
  const jobFiles = new Set(jobs.map(({ payload }) => (payload as { fileId: string }).fileId));

  expect(acknowledged.length).toBeGreaterThan(400);
  expect(acknowledged.filter((id) => !files.has(id))).toEqual([]);
  expect(acknowledged.filter((id) => !jobFiles.has(id))).toEqual([]);
  // Row and job together or neither.
  expect(jobFiles).toEqual(files);

  const effects: string[] = [];
  const note = defineJob("test.note", z.object({ fileId: z.string() }));
  const handlers = [handleJob(note, async ({ fileId }) => void effects.push(fileId))];
  const log = pino({ level: "silent" });
  const worker = startWorker({ database, handlers, log, now: () => new Date(), pollMs: 5, concurrency: 20 });
  onTestFinished(() => worker.stop());
  await eventually(
    () => effects.length,
    (count) => count >= files.size,
  );
  expect(new Set(effects)).toEqual(files);
  expect(effects).toHaveLength(files.size);
});
