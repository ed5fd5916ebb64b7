import type { Readable } from "node:stream";
import type { ByteRange } from "../http/responses/byte-range.rules.ts";

/** Where the bytes of files are. Keys are ours; nothing from a request ever becomes one. */
export type FileStore = {
  write(key: string, bytes: Readable, size: number): Promise<void>;
  /** Takes over a file that lies on this machine, however long, and leaves it where it is. May be done again. */
  adopt(key: string, path: string, size: number): Promise<void>;
  read(key: string, range?: ByteRange): Promise<Readable>;
  remove(key: string): Promise<void>;
};

/** For small files: all of it at once. */
export async function readWhole(store: Pick<FileStore, "read">, storageKey: string): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of await store.read(storageKey)) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
