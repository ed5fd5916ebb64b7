import { randomUUID } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { copyFile, link, mkdir, open, rename, rm } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { pipeline } from "node:stream/promises";
import type { FileStore } from "./file-store.ts";

export async function openFileStore({
  dataDir,
  s3Url,
}: {
  dataDir: string;
  s3Url?: string | undefined;
}): Promise<FileStore> {
  // An academy that keeps its files on disk never loads what speaks to another place.
  if (s3Url) return (await import("./s3-store.ts")).s3Store(new URL(s3Url));
  const root = resolve(dataDir, "files");
  await mkdir(root, { recursive: true, mode: 0o700 });
  return diskStore(root);
}

function diskStore(root: string): FileStore {
  /** What is there stays until the other is whole. */
  const put = async (key: string, make: (path: string) => Promise<void>) => {
    const to = join(root, key);
    const made = `${to}.${randomUUID()}`;
    await mkdir(dirname(to), { recursive: true, mode: 0o700 });
    try {
      await make(made);
      await sync(made);
      await rename(made, to);
    } catch (error) {
      await rm(made, { force: true });
      throw error;
    }
  };
  return {
    write: (key, bytes) => put(key, (path) => pipeline(bytes, createWriteStream(path, { mode: 0o600 }))),
    // A second name costs nothing, however long the file is; not every disk has them.
    adopt: (key, path) => put(key, (to) => link(path, to).catch(() => copyFile(path, to))),
    read: async (key, range) => createReadStream(join(root, key), range),
    remove: (key) => rm(join(root, key), { force: true }),
  };
}

/** The row that names a file is written next; its bytes must be on disk before it is. */
async function sync(path: string): Promise<void> {
  const file = await open(path);
  await file.sync();
  await file.close();
}
