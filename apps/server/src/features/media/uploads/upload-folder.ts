import { mkdir, open, readdir, rm, stat, statfs } from "node:fs/promises";
import { join } from "node:path";

/** What must stay free, for the database and everything else on that disk. */
const reserveBytes = 500_000_000;

/**
 * Where uploads arrive, one file each under the upload's id. How long that file is, is how far the upload is: it holds
 * whatever ended the process.
 */
export function openUploadFolder(folder: string) {
  const pathOf = (id: string) => join(folder, id);
  const sizeOf = (id: string) =>
    stat(pathOf(id)).then(
      ({ size }) => size,
      () => undefined,
    );
  const freeBytes = async () => {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const { bavail, bsize } = await statfs(folder);
    return Math.max(0, bavail * bsize - reserveBytes);
  };
  return {
    pathOf,
    /** Undefined where nothing arrived, or where it is gone. */
    sizeOf,
    freeBytes,
    async make(id: string): Promise<void> {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const file = await open(pathOf(id), "wx", 0o600);
      await file.close();
    },
    remove: (id: string) => rm(pathOf(id), { force: true }),
    /** Everything there, and when something last arrived in it. */
    async list(): Promise<{ id: string; size: number; changedAt: Date }[]> {
      const names = await readdir(folder).catch(() => []);
      const found = await Promise.all(
        names.map((id) =>
          stat(pathOf(id)).then(
            ({ size, mtime }) => [{ id, size, changedAt: mtime }],
            () => [],
          ),
        ),
      );
      return found.flat();
    },
  };
}
export type UploadFolder = ReturnType<typeof openUploadFolder>;
