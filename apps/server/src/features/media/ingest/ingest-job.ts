import { z } from "zod";
import { defineJob } from "../../../platform/jobs/job.ts";

/** What is done with an upload once all of it has arrived. */
export const ingestUpload = defineJob("media.take-in", z.object({ uploadId: z.string() }));
