import { createHash, randomUUID } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { Db, Tx } from "../db/database.ts";
import { AppError } from "../errors.ts";
import type { FileStore } from "./file-store.ts";
import { insertFile, type StoredFile } from "./files.queries.ts";

type Upload = {
  bytes: Readable;
  name: string;
  contentType: string;
  /** Readable by anyone who has the id; otherwise only through a handler that checks who asks. */
  isPublic: boolean;
  maxBytes: number;
};

type Deps = { db: Db | Tx; store: FileStore; now: Date };

/** Bytes before row: a crash in between leaves bytes nobody names, never a name without bytes. */
export async function saveFile({ db, store, now }: Deps, upload: Upload): Promise<StoredFile> {
  const file = await storeBytes(store, upload);
  await insertFile(db, file, now);
  return file;
}

/** What a file is by its bytes, where its sender is not asked. */
type Inspect = (path: string) => Promise<Pick<Upload, "name" | "contentType">>;

/** Spools to a temporary file first: a store wants to know the size, and a broken upload must leave nothing behind. */
export async function storeBytes(
  store: FileStore,
  upload: Upload,
  inspect: Inspect = async () => upload,
): Promise<StoredFile> {
  const folder = await mkdtemp(join(tmpdir(), "academy-upload-"));
  try {
    const spool = join(folder, "bytes");
    const { size, sha256 } = await spoolTo(spool, upload);
    const { name, contentType } = await inspect(spool);
    const id = randomUUID();
    const file: StoredFile = {
      id,
      storageKey: `${id.slice(0, 2)}/${id}`,
      name,
      contentType,
      size,
      sha256,
      isPublic: upload.isPublic,
    };
    await store.write(file.storageKey, createReadStream(spool), size);
    return file;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function spoolTo(path: string, { bytes, maxBytes }: Upload) {
  const hash = createHash("sha256");
  let size = 0;
  await pipeline(
    bytes,
    async function* measure(chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        size += chunk.length;
        if (size > maxBytes) throw new AppError("TOO_LARGE");
        hash.update(chunk);
        yield chunk;
      }
    },
    createWriteStream(path, { mode: 0o600 }),
  );
  return { size, sha256: hash.digest("hex") };
}
