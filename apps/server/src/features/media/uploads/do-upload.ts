import { randomUUID } from "node:crypto";
import type { Readable } from "node:stream";
import type { UploadView } from "@academy/contract/studio/media";
import type { Clock } from "../../../platform/clock.ts";
import { type Db, inTransaction } from "../../../platform/db/database.ts";
import { AppError } from "../../../platform/errors.ts";
import { enqueue } from "../../../platform/jobs/enqueue.ts";
import { ingestUpload } from "../ingest/ingest-job.ts";
import { findMediaKind } from "../media.queries.ts";
import type { makeReceiver } from "./receive-bytes.ts";
import { isTooLong } from "./tus.rules.ts";
import type { UploadFolder } from "./upload-folder.ts";
import {
  deleteReceiving,
  findUpload,
  insertUpload,
  listReceiving,
  setReceived,
  touchUpload,
  type Upload,
} from "./uploads.queries.ts";

export type UploadDeps = {
  db: Db;
  now: Clock;
  folder: UploadFolder;
  receiver: ReturnType<typeof makeReceiver>;
};

/** Nobody has more files than this on their way at once; a page that asks for more is broken. */
const maxAtOnce = 200;

type NewUpload = { by: string; name: string; size: number; replaces: string | null };

export async function beginUpload({ db, now, folder }: UploadDeps, beginning: NewUpload): Promise<string> {
  const { by: userId, name, size, replaces } = beginning;
  if (size === 0) throw new AppError("BAD_REQUEST", { message: "That file is empty." });
  if (isTooLong(size)) throw new AppError("TOO_LARGE", { message: "A file can have up to 5 GB." });
  if (replaces && !(await findMediaKind(db, replaces))) throw new AppError("NOT_FOUND");
  const receiving = await listReceiving(db);
  if (receiving.filter((each) => each.userId === userId).length >= maxAtOnce) {
    throw new AppError("TOO_MANY_REQUESTS", { retryAfter: 60 });
  }
  const announced = receiving.reduce((sum, each) => sum + each.size, 0);
  const ids = new Set(receiving.map(({ id }) => id));
  const there = (await folder.list()).filter(({ id }) => ids.has(id));
  const toCome = announced - there.reduce((sum, each) => sum + each.size, 0);
  if ((await folder.freeBytes()) - toCome < size) throw new AppError("NO_SPACE");
  const id = randomUUID();
  // The row first: a file without one is swept away.
  await insertUpload(db, { id, userId, name, size, replaces }, now());
  await folder.make(id);
  return id;
}

/** An upload is only ever whoever began it. */
async function requireUpload(db: Db, id: string, by: string): Promise<Upload> {
  const upload = await findUpload(db, id);
  if (upload?.userId !== by) throw new AppError("NOT_FOUND");
  return upload;
}

export async function receivePiece(
  deps: UploadDeps,
  { id, by, offset, bytes }: { id: string; by: string; offset: number; bytes: Readable },
): Promise<number> {
  const upload = await requireUpload(deps.db, id, by);
  if (upload.state !== "receiving") throw new AppError("CONFLICT");
  const at = await deps.receiver.receive({ id, offset, size: upload.size, bytes });
  await settle(deps, upload, at);
  return at;
}

/** Where it stands. Whatever is still writing is ended first, so that the answer stays true. */
export async function showUpload(
  deps: UploadDeps,
  { id, by }: { id: string; by: string },
): Promise<UploadView> {
  const upload = await requireUpload(deps.db, id, by);
  const { name, size, reason, mediaId } = upload;
  if (upload.state !== "receiving")
    return { id, name, size, offset: size, state: upload.state, reason, mediaId };
  await deps.receiver.quiet(id);
  const offset = await deps.folder.sizeOf(id);
  if (offset === undefined) throw new AppError("NOT_FOUND");
  const state = await settle(deps, upload, offset);
  return { id, name, size, offset, state, reason, mediaId };
}

/** All there: looked at by a job. A process may end between the last byte and this, so it is asked each time. */
async function settle({ db, now }: UploadDeps, { id, size }: Upload, at: number) {
  if (at < size) {
    await touchUpload(db, id, now());
    return "receiving" as const;
  }
  await inTransaction(db, async (tx) => {
    if (!(await setReceived(tx, id, now()))) return;
    await enqueue(tx, ingestUpload, { uploadId: id }, { key: `media-upload:${id}`, now: now() });
  });
  return "checking" as const;
}

export async function endUpload(deps: UploadDeps, { id, by }: { id: string; by: string }): Promise<void> {
  await requireUpload(deps.db, id, by);
  await deps.receiver.quiet(id);
  if (!(await deleteReceiving(deps.db, id))) throw new AppError("CONFLICT");
  await deps.folder.remove(id);
}
