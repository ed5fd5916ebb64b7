import { z } from "zod";
import type { Clock } from "../../../platform/clock.ts";
import type { Db } from "../../../platform/db/database.ts";
import { defineJob, handleJob, type JobHandler, type PeriodicJob } from "../../../platform/jobs/job.ts";
import type { UploadFolder } from "./upload-folder.ts";
import { deleteUntouched, listUploadIds } from "./uploads.queries.ts";

/** Whoever paused an upload has so long to go on with it. */
const keptDays = 7;
const dayMs = 86_400_000;

const forgetUploads = defineJob("media.forget-uploads", z.object({}));

export const forgetUploadsHourly: PeriodicJob = { job: forgetUploads, everyMs: 3_600_000 };

/** Rows first, then every file that no row names: also what a crash in between has left. */
export function handleForgetUploads({
  db,
  now,
  folder,
}: {
  db: Db;
  now: Clock;
  folder: UploadFolder;
}): JobHandler {
  return handleJob(forgetUploads, async () => {
    const before = new Date(now().getTime() - keptDays * dayMs);
    await deleteUntouched(db, before);
    const files = await folder.list();
    const known = await listUploadIds(db);
    for (const { id } of files.filter((file) => !known.has(file.id))) await folder.remove(id);
  });
}
