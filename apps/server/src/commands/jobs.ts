import { listDeadJobs, reviveDeadJobs } from "../platform/jobs/jobs.queries.ts";
import { openBesideServer } from "./open-beside-server.ts";

const usage = `npm run jobs                   lists the jobs that failed for good, newest first
npm run jobs -- retry ID|all   puts one or all of them back in the queue`;

const [verb, id] = process.argv.slice(2);

if (verb === undefined) {
  await openBesideServer(async ({ db }) => {
    const dead = await listDeadJobs(db, 100);
    for (const job of dead) {
      console.log(
        `${job.id}  ${job.kind}  ${job.finished_at?.toISOString()}  ${job.attempts} tries  ${job.last_error}`,
      );
    }
    if (dead.length === 0) console.log("no jobs have failed");
  });
} else if (verb === "retry" && id) {
  await openBesideServer(async ({ db }) => {
    const count = await reviveDeadJobs(db, id, new Date());
    console.log(`${count} ${count === 1 ? "job" : "jobs"} back in the queue`);
  });
} else {
  console.error(usage);
  process.exitCode = 1;
}
