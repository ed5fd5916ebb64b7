import { randomUUID } from "node:crypto";
import { createReadStream } from "node:fs";
import { copyFile, link, mkdir, open, rename } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import type { FileStore } from "./file-store.ts";

export async function openFileStore({
  dataDir,
  s3Url,
}: {
  dataDir: string;
  s3Url?: string | undefined;
}): Promise<FileStore> {
  // The S3 client is large; an academy that keeps its files on disk never loads it.
  if (s3Url) return (await import("./s3-store.ts")).s3Store(new URL(s3Url));
  const root = resolve(dataDir, "files");
  await mkdir(root, { recursive: true, mode: 0o700 });
  return diskStore(root);
}

function diskStore(root: string): FileStore {
  // Brings a table of all media types along, and most academies never keep a file.
  const openDriver = async () => {
    const { FSDriver } = await import("flydrive/drivers/fs");
    return new FSDriver({ location: root, visibility: "private" });
  };
  return {
    async write(key, bytes) {
      await (await openDriver()).putStream(key, bytes);
      await sync(join(root, key));
    },
    async adopt(key, path) {
      const to = join(root, key);
      await mkdir(dirname(to), { recursive: true, mode: 0o700 });
      // What is there stays until the other is whole: whoever is late finds the upload gone, and changes nothing.
      const made = `${to}.${randomUUID()}`;
      // A second name costs nothing, however long the file is; not every disk has them.
      await link(path, made).catch(() => copyFile(path, made));
      await sync(made);
      await rename(made, to);
    },
    // flydrive reads whole files only.
    read: async (key, range) => createReadStream(join(root, key), range),
    remove: async (key) => (await openDriver()).delete(key),
  };
}

/** The row that names a file is written next; its bytes must be on disk before it is. */
async function sync(path: string): Promise<void> {
  const file = await open(path);
  await file.sync();
  await file.close();
}
