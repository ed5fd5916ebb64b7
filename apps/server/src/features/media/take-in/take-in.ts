import { createHash } from "node:crypto";
import { open } from "node:fs/promises";
import { Readable } from "node:stream";
import type { Clock } from "../../../platform/clock.ts";
import { type Db, inTransaction } from "../../../platform/db/database.ts";
import type { FileStore } from "../../../platform/files/file-store.ts";
import type { StoredFile } from "../../../platform/files/files.queries.ts";
import { handleJob, type JobHandler } from "../../../platform/jobs/job.ts";
import { recordAudit } from "../../audit/public.ts";
import {
  findMediaByHash,
  findMediaKind,
  insertMedia,
  type NewMedia,
  replaceMedia,
} from "../media.queries.ts";
import type { UploadFolder } from "../uploads/upload-folder.ts";
import { findUpload, setOutcome, type Upload } from "../uploads/uploads.queries.ts";
import { drawSizes } from "./draw-sizes.ts";
import { fileIdOf } from "./file-id.ts";
import { hashFile } from "./hash-file.ts";
import { measureFilm } from "./measure-film.ts";
import { Refused } from "./refused.ts";
import { nameAs, type Sniffed, sniff } from "./sniff.rules.ts";
import { takeIn } from "./take-in-job.ts";

type Deps = { db: Db; store: FileStore; now: Clock; folder: UploadFolder };

/**
 * Looks at what has arrived, puts it into the store and the library, or says why not. Ids come from the upload and the
 * bytes: whatever ends the process, the next run comes to the same.
 */
export function handleTakeIn(deps: Deps): JobHandler {
  const { db, now, folder } = deps;
  return handleJob(takeIn, async ({ uploadId }) => {
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
  const looked = await look(path, sniffed);
  if (upload.replaces && (await findMediaKind(db, upload.replaces)) !== looked.kind) {
    throw new Refused("other-kind");
  }
  const id = upload.replaces ?? upload.id;
  const name = nameAs(upload.name, sniffed.ending);
  const keep = (
    content: string,
    file: Pick<StoredFile, "contentType" | "size" | "isPublic">,
    called: string,
  ) => {
    const fileId = fileIdOf(id, content);
    return {
      id: fileId,
      storageKey: `${fileId.slice(0, 2)}/${fileId}`,
      name: called,
      sha256: content,
      ...file,
    };
  };
  const original = keep(
    sha256,
    { contentType: looked.contentType, size: upload.size, isPublic: false },
    name,
  );
  // Bytes before rows: a crash in between leaves bytes nobody names, never a name without bytes.
  await store.adopt(original.storageKey, path, upload.size);
  const sizes: NewMedia["sizes"] = [];
  for (const { format, width, bytes } of looked.sizes) {
    const content = createHash("sha256").update(bytes).digest("hex");
    const facts = { contentType: `image/${format}`, size: bytes.length, isPublic: true };
    const file = keep(content, facts, nameAs(name, format));
    await store.write(file.storageKey, Readable.from([bytes]), bytes.length);
    sizes.push({ format, width, file });
  }
  const { sizes: _drawn, contentType: _type, ...facts } = looked;
  const media: NewMedia = { id, name, original, sizes, ...facts };
  await inTransaction(db, async (tx) => {
    const isKept = upload.replaces
      ? await replaceMedia(tx, media, now())
      : await insertMedia(tx, media, now());
    // Somebody else was faster with the same bytes, or has deleted what was to be replaced.
    const mediaId = isKept ? id : (await findMediaByHash(tx, sha256))?.id;
    if (!mediaId) throw new Refused("unreadable");
    await setOutcome(tx, upload.id, { state: "done", mediaId }, now());
    if (!upload.userId) return;
    const action = upload.replaces ? "media.replaced" : "media.added";
    await recordAudit(tx, { by: upload.userId, action, subject: { kind: "media", id: mediaId } }, now());
  });
}

async function look(path: string, sniffed: Sniffed) {
  const { kind, contentType } = sniffed;
  const plain = { width: null, height: null, lengthSeconds: null, hasSound: false, sizes: [] };
  if (kind === "picture") return { ...plain, kind, contentType, ...(await drawSizes(path)) };
  if (kind === "file") return { ...plain, kind, contentType };
  return { ...plain, ...(await measureFilm(path, sniffed)) };
}

/** An archive's list of contents is at its end. */
const tailBytes = 256 * 1024;

async function sniffFile(path: string): Promise<Sniffed> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const read = async (from: number, length: number) => {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, from);
      return buffer.subarray(0, bytesRead);
    };
    const found = sniff(await read(0, 4096), await read(Math.max(0, size - tailBytes), tailBytes));
    if (!found) throw new Refused("type");
    return found;
  } finally {
    await file.close();
  }
}
