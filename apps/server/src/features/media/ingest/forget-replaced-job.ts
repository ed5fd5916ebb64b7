import { z } from "zod";
import type { Tx } from "../../../platform/db/database.ts";
import { enqueue } from "../../../platform/jobs/enqueue.ts";
import { defineJob } from "../../../platform/jobs/job.ts";

export const forgetReplaced = defineJob("media.forget-replaced", z.object({ fileIds: z.array(z.string()) }));

/** So long the old file is there for pages that were opened, or not yet rendered again, before it was replaced. */
const graceMs = 10 * 60 * 1000;

export async function forgetReplacedLater(tx: Tx, fileIds: string[], now: Date): Promise<void> {
  if (fileIds.length === 0) return;
  await enqueue(tx, forgetReplaced, { fileIds }, { now, runAt: new Date(now.getTime() + graceMs) });
}
