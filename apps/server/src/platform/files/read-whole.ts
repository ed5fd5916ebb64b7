import type { FileStore } from "./file-store.ts";

/** For small files: all of it at once. */
export async function readWhole(store: Pick<FileStore, "read">, storageKey: string): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of await store.read(storageKey)) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
