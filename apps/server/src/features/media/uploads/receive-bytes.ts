import { type FileHandle, open } from "node:fs/promises";
import { IncomingMessage } from "node:http";
import type { Readable } from "node:stream";
import type { Clock } from "../../../platform/clock.ts";
import type { Db } from "../../../platform/db/database.ts";
import { AppError } from "../../../platform/errors.ts";
import type { UploadFolder } from "./upload-folder.ts";
import { makeWriters } from "./writers.ts";

type Piece = { id: string; offset: number; size: number; bytes: Readable };

type Deps = { db: Db; now: Clock; folder: UploadFolder };

/**
 * Writes what arrives to the end of an upload's file, a chunk at a time, whatever the upload's length. Two never write at
 * once: the second is refused. Whoever comes back after a cut may come before the broken connection is noticed; asking
 * where the upload stands, as they do first, ends the older one.
 */
export function makeReceiver({ folder, ...deps }: Deps) {
  const writers = makeWriters(deps);
  const receiving = new Map<string, { bytes: Readable; done: Promise<unknown> }>();

  /** Ends what is still being received, so that what is there stays there. */
  async function quiet(id: string): Promise<void> {
    for (let under = receiving.get(id); under; under = receiving.get(id)) {
      under.bytes.destroy();
      await under.done;
    }
    await writers.quiet(id);
  }

  /** Answers how far the upload is now. */
  async function receive(piece: Piece): Promise<number> {
    const { id, bytes } = piece;
    if (receiving.has(id)) throw new AppError("LOCKED");
    const written = writers.alone(id, bytes, (isMine) => write(folder.pathOf(id), piece, isMine));
    const done = written.catch(() => {}).finally(() => receiving.delete(id));
    receiving.set(id, { bytes, done });
    return written;
  }
  return { receive, quiet };
}

async function write(path: string, { offset, size, bytes }: Piece, isMine: () => boolean): Promise<number> {
  const file = await open(path, "r+").catch((cause: NodeJS.ErrnoException) => {
    throw cause.code === "ENOENT" ? new AppError("NOT_FOUND", { cause }) : cause;
  });
  let at = (await file.stat()).size;
  try {
    if (at !== offset) throw new AppError("CONFLICT", { message: "The upload isn’t there any more." });
    for await (const chunk of arriving(bytes)) {
      if (at + chunk.length > size)
        throw new AppError("TOO_LARGE", { message: "That’s more than announced." });
      if (!isMine()) throw new AppError("LOCKED");
      await writeAll(file, chunk, at);
      at += chunk.length;
      if (bytes instanceof IncomingMessage) giveBack(chunk);
    }
    return at;
  } catch (error) {
    throw (error as NodeJS.ErrnoException).code === "ENOSPC"
      ? new AppError("NO_SPACE", { cause: error })
      : error;
  } finally {
    // What is answered for, or counted on after a cut, is on the disk.
    await file.sync();
    await file.close();
  }
}

/** A line that breaks is nobody's fault: what came before it is kept, and there is nobody left to answer. */
async function* arriving(bytes: Readable): AsyncIterable<Buffer> {
  try {
    yield* bytes as AsyncIterable<Buffer>;
  } catch (cause) {
    throw new AppError("TOO_SLOW", { cause });
  }
}

async function writeAll(file: FileHandle, chunk: Buffer, at: number): Promise<void> {
  for (let done = 0; done < chunk.length; ) {
    const { bytesWritten } = await file.write(chunk, done, chunk.length - done, at + done);
    done += bytesWritten;
  }
}

/**
 * The memory of what came over a line and is written, at once: left to the collector, a fast line piles up a hundred
 * megabytes before it comes. Where others have bytes in the same memory, it stays.
 */
function giveBack({ buffer, byteLength }: Buffer): void {
  if (buffer instanceof ArrayBuffer && buffer.byteLength === byteLength) buffer.transfer(0);
}
