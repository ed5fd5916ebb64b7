import { createReadStream } from "node:fs";
import { mkdir, open } from "node:fs/promises";
import { join, resolve } from "node:path";
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
      // The row that names this file is written next; the bytes must be on disk before it is.
      const file = await open(join(root, key));
      await file.sync();
      await file.close();
    },
    // flydrive reads whole files only.
    read: async (key, range) => createReadStream(join(root, key), range),
    remove: async (key) => (await openDriver()).delete(key),
  };
}
