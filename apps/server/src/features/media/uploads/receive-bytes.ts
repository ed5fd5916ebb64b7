import { type FileHandle, open } from "node:fs/promises";
import type { Readable } from "node:stream";
import { AppError } from "../../../platform/errors.ts";
import type { UploadFolder } from "./upload-folder.ts";

type Piece = { id: string; offset: number; size: number; bytes: Readable };

/**
 * Writes what arrives to the end of an upload's file, a chunk at a time, whatever the upload's length. Whoever comes back
 * after a cut may come before the broken connection is noticed: the newer one wins, the older is ended first.
 */
export function makeReceiver(folder: UploadFolder) {
  const receiving = new Map<string, { bytes: Readable; done: Promise<unknown> }>();

  /** Ends what is still being received, so that what is there stays there. */
  async function quiet(id: string): Promise<void> {
    for (let under = receiving.get(id); under; under = receiving.get(id)) {
      under.bytes.destroy();
      await under.done;
    }
  }

  /** Answers how far the upload is now. */
  async function receive(piece: Piece): Promise<number> {
    await quiet(piece.id);
    const written = write(folder.pathOf(piece.id), piece);
    const done = written.catch(() => {}).finally(() => receiving.delete(piece.id));
    receiving.set(piece.id, { bytes: piece.bytes, done });
    return written;
  }
  return { receive, quiet };
}

async function write(path: string, { offset, size, bytes }: Piece): Promise<number> {
  const file = await open(path, "r+").catch((cause: NodeJS.ErrnoException) => {
    throw cause.code === "ENOENT" ? new AppError("NOT_FOUND", { cause }) : cause;
  });
  let at = (await file.stat()).size;
  try {
    if (at !== offset) throw new AppError("CONFLICT", { message: "The upload isn’t there any more." });
    for await (const chunk of arriving(bytes)) {
      if (at + chunk.length > size)
        throw new AppError("TOO_LARGE", { message: "That’s more than announced." });
      await writeAll(file, chunk, at);
      at += chunk.length;
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
