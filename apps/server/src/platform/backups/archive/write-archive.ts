import { createHash } from "node:crypto";
import { once } from "node:events";
import { createWriteStream } from "node:fs";
import { open, rename, rm } from "node:fs/promises";
import { dirname } from "node:path";
import { PassThrough } from "node:stream";
import { pipeline } from "node:stream/promises";
import { gzipSync } from "node:zlib";
import type { Manifest } from "./backup-format.ts";
import { encrypt } from "./encrypt.ts";
import { blockSize, paddingAfter, tarHeader } from "./tar.rules.ts";

type Options = {
  passphrase?: string | undefined;
  now: Date;
  signal?: AbortSignal | undefined;
  rest?: (() => Promise<void>) | undefined;
};

/**
 * So much is compressed at once, here and not in the threads of Node's pool: those are everybody's, and have no low priority.
 * Files made of such pieces are what gzip calls members; everything that reads gzip reads them as one.
 */
const pieceLength = 256 * 1024;

export const partialSuffix = ".partial";

/**
 * A tar, compressed and, with a passphrase, encrypted, written as it comes. It gets its name once all of it is on disk: a file
 * of that name is a whole one.
 */
export async function openArchive(path: string, { passphrase, now, signal, rest }: Options) {
  const partial = `${path}.${process.pid}${partialSuffix}`;
  const packed = new PassThrough();
  const file = createWriteStream(partial, { mode: 0o600, flags: "wx", flush: true });
  const options = signal ? { signal } : {};
  const written = passphrase
    ? pipeline(packed, encrypt(passphrase), file, options)
    : pipeline(packed, file, options);
  // Whoever writes or finishes hears of it.
  written.catch(() => {});
  const entries: Manifest["entries"] = {};
  let piece: Buffer[] = [];
  let length = 0;

  async function write(chunk: Buffer): Promise<void> {
    piece.push(chunk);
    length += chunk.length;
    if (length >= pieceLength) await pack();
  }

  async function pack(): Promise<void> {
    signal?.throwIfAborted();
    if (packed.destroyed) await written;
    const bytes = gzipSync(Buffer.concat(piece), { level: 5 });
    [piece, length] = [[], 0];
    if (!packed.write(bytes)) await Promise.race([once(packed, "drain"), written]);
    await rest?.();
  }

  /** Exactly as many bytes as were announced: filled up or cut if others come. Answers the hash of those that came. */
  async function add(name: string, size: number, bytes: AsyncIterable<Buffer>) {
    await write(tarHeader(name, size, now));
    const came = createHash("sha256");
    const kept = createHash("sha256");
    let left = size;
    const keep = async (chunk: Buffer) => {
      kept.update(chunk);
      left -= chunk.length;
      await write(chunk);
    };
    for await (const chunk of bytes) {
      came.update(chunk);
      if (left > 0) await keep(chunk.subarray(0, left));
    }
    while (left > 0) await keep(Buffer.alloc(Math.min(left, 64 * 1024)));
    await write(Buffer.alloc(paddingAfter(size)));
    entries[name] = { size, sha256: kept.digest("hex") };
    return came.digest("hex");
  }

  const addText = async (name: string, text: string) => {
    const bytes = Buffer.from(text);
    await add(
      name,
      bytes.length,
      (async function* () {
        yield bytes;
      })(),
    );
  };

  return {
    entries,
    add,
    addText,
    async finish(): Promise<void> {
      await write(Buffer.alloc(2 * blockSize));
      await pack();
      packed.end();
      await written;
      await rename(partial, path);
      await syncFolder(dirname(path));
    },
    async abandon(): Promise<void> {
      packed.destroy();
      await written.catch(() => {});
      await rm(partial, { force: true });
    },
  };
}

/** A name is on disk when its folder is. Windows knows no such thing. */
export async function syncFolder(folder: string): Promise<void> {
  if (process.platform === "win32") return;
  const handle = await open(folder);
  await handle.sync().finally(() => handle.close());
}
