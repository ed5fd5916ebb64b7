import type { Clock } from "../../../platform/clock.ts";
import { type Db, inTransaction, type Tx } from "../../../platform/db/database.ts";
import type { FileStore } from "../../../platform/files/file-store.ts";
import { handleJob, type JobHandler } from "../../../platform/jobs/job.ts";
import { recordAudit } from "../../audit/public.ts";
import { findMediaByHash, findMediaKind, insertMedia, replaceMedia } from "../media.queries.ts";
import type { UploadFolder } from "../uploads/upload-folder.ts";
import { findUpload, setOutcome, type Upload } from "../uploads/uploads.queries.ts";
import { isFilmOfLesson } from "../uses.queries.ts";
import { hashFile } from "./hash-file.ts";
import { ingestUpload } from "./ingest-job.ts";
import { Refused } from "./refused.ts";
import { inspectMedia, sniffFile, storeMedia } from "./store-media.ts";

type Deps = {
  db: Db;
  store: FileStore;
  now: Clock;
  folder: UploadFolder;
  /** Part of the commit that replaces something: whoever keeps more of it than its id is told. */
  onReplaced?: (tx: Tx, mediaId: string, doing: { by: string | null; now: Date }) => Promise<void>;
};

/**
 * Looks at what has arrived, puts it into the store and the library, or says why not. Ids come from the upload and the
 * bytes: whatever ends the process, the next run comes to the same.
 */
export function handleIngest(deps: Deps): JobHandler {
  const { db, now, folder } = deps;
  return handleJob(ingestUpload, async ({ uploadId }) => {
    const upload = await findUpload(db, uploadId);
    if (upload?.state === "checking") {
      try {
        await take(deps, upload);
      } catch (error) {
        if (!(error instanceof Refused)) throw error;
        await setOutcome(db, uploadId, { state: "refused", reason: error.reason }, now());
      }
    }
    await folder.remove(uploadId);
  });
}

async function take(deps: Deps, upload: Upload): Promise<void> {
  const { db, store, now, folder } = deps;
  const path = folder.pathOf(upload.id);
  const sniffed = await sniffFile(path);
  const sha256 = await hashFile(path);
  const known = await findMediaByHash(db, sha256);
  const isSame = upload.replaces === null || known?.id === upload.replaces;
  if (known && isSame) {
    await setOutcome(db, upload.id, { state: "done", mediaId: known.id }, now());
    return;
  }
  if (known) throw new Refused("already-there");
  const looked = await inspectMedia(path, sniffed);
  if (upload.replaces && (await findMediaKind(db, upload.replaces)) !== looked.kind) {
    throw new Refused("other-kind");
  }
  // Learners would see it before it is published, with the captions of the one before.
  if (upload.replaces && (await isFilmOfLesson(db, upload.replaces))) throw new Refused("in-use");
  const id = upload.replaces ?? upload.id;
  const given = { id, name: upload.name, path, size: upload.size, sha256 };
  const media = await storeMedia(store, given, looked);
  await inTransaction(db, async (tx) => {
    const isKept = upload.replaces
      ? await replaceMedia(tx, media, now())
      : await insertMedia(tx, media, now());
    // Somebody else was faster with the same bytes, or has deleted what was to be replaced.
    const mediaId = isKept ? id : (await findMediaByHash(tx, sha256))?.id;
    if (!mediaId) throw new Refused("unreadable");
    await setOutcome(tx, upload.id, { state: "done", mediaId }, now());
    if (upload.replaces) await deps.onReplaced?.(tx, mediaId, { by: upload.userId, now: now() });
    if (!upload.userId) return;
    const action = upload.replaces ? "media.replaced" : "media.added";
    await recordAudit(tx, { by: upload.userId, action, subject: { kind: "media", id: mediaId } }, now());
  });
}
