import type { Clock } from "../../../platform/clock.ts";
import { type Db, inTransaction } from "../../../platform/db/database.ts";
import { removeFile } from "../../../platform/files/remove-file.ts";
import { handleJob, type JobHandler } from "../../../platform/jobs/job.ts";
import { listUnnamedFiles } from "../media.queries.ts";
import { forgetReplaced } from "./forget-replaced-job.ts";

/** What was replaced is gone for good, unless it was put back meanwhile. */
export function handleForgetReplaced({ db, now }: { db: Db; now: Clock }): JobHandler {
  return handleJob(forgetReplaced, ({ fileIds }) =>
    inTransaction(db, async (tx) => {
      for (const id of await listUnnamedFiles(tx, fileIds)) await removeFile(tx, id, now());
    }),
  );
}
