import { z } from "zod";
import type { Db, Tx } from "../db/database.ts";
import { enqueue } from "../jobs/enqueue.ts";
import { defineJob, handleJob, type JobHandler } from "../jobs/job.ts";
import type { FileStore } from "./file-store.ts";
import { deleteFile, isStorageKeyNamed } from "./files.queries.ts";

const removeBytes = defineJob("files.remove-bytes", z.object({ storageKey: z.string() }));

/** Row first, bytes once that is certain: nothing is ever named without bytes, and a store that is away is asked again. */
export async function removeFile(tx: Tx, id: string, now: Date): Promise<void> {
  const storageKey = await deleteFile(tx, id);
  if (storageKey) await removeBytesLater(tx, storageKey, now);
}

export async function removeBytesLater(db: Db | Tx, storageKey: string, now: Date): Promise<void> {
  await enqueue(db, removeBytes, { storageKey }, { now });
}

export function handleRemoveBytes(db: Db, store: FileStore): JobHandler {
  return handleJob(removeBytes, async ({ storageKey }) => {
    // The same file may have been put back while this waited.
    if (!(await isStorageKeyNamed(db, storageKey))) await store.remove(storageKey);
  });
}
