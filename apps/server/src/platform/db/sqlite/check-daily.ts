import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { z } from "zod";
import { compiledCode } from "../../compiled-code.ts";
import { defineJob, handleJob, type JobHandler, type PeriodicJob } from "../../jobs/job.ts";
import type { Log } from "../../log/log.ts";
import type { Database } from "../database.ts";
import { describe } from "./damage.ts";

const checkDatabase = defineJob("database.check", z.object({}) as z.ZodType<Record<string, never>>);

export const checkDatabaseDaily: PeriodicJob = { job: checkDatabase, everyMs: 24 * 60 * 60 * 1000 };

type Deps = { database: Pick<Database, "file" | "health">; log: Pick<Log, "error"> };

/** SQLite's file from its first byte to its last; PostgreSQL looks after its own. */
export function handleCheckDatabase({ database: { file, health }, log }: Deps): JobHandler {
  return handleJob(checkDatabase, async () => {
    const problem = file && (await findProblemInThread(file));
    if (!file || !problem) return;
    health.noteDamage();
    log.error({}, describe(file, problem));
  });
}

async function findProblemInThread(file: string): Promise<string | undefined> {
  const worker = new Worker(new URL("./check-thread.ts", import.meta.url), {
    workerData: file,
    env: { ...process.env, ...compiledCode() },
  });
  const [problem] = await once(worker, "message");
  await worker.terminate();
  return problem;
}
