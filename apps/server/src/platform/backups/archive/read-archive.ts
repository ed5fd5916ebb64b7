import { createReadStream } from "node:fs";
import { Readable } from "node:stream";
import { createGunzip } from "node:zlib";
import { BackupRefused } from "./backup-format.ts";
import { decrypt, magic } from "./encrypt.ts";
import { readExactly } from "./read-exactly.ts";
import { blockSize, paddingAfter, readTarHeader } from "./tar.rules.ts";

export type Entry = { name: string; size: number; bytes: AsyncIterable<Buffer> };

const gzipMagic = Buffer.from([0x1f, 0x8b]);
const damaged = "the backup is damaged or cut short";

/** Entry after entry; what is not read of one is passed over. */
export async function* readArchive(path: string, passphrase: string | undefined): AsyncGenerator<Entry> {
  const file = createReadStream(path);
  try {
    const tar = readExactly(refusing(await decompress(file, passphrase)));
    for (;;) {
      const header = await tar.take(blockSize);
      if (header.length < blockSize) throw new BackupRefused(damaged);
      const entry = readTarHeader(header);
      if (!entry) break;
      let left = entry.size;
      const bytes = (async function* () {
        while (left > 0) {
          const chunk = await tar.next(left);
          if (!chunk) throw new BackupRefused(damaged);
          left -= chunk.length;
          yield chunk;
        }
      })();
      yield { ...entry, bytes };
      while (left > 0) {
        const chunk = await tar.next(left);
        if (!chunk) throw new BackupRefused(damaged);
        left -= chunk.length;
      }
      await tar.take(paddingAfter(entry.size));
    }
    // To the very end, where the sums of compression and the last piece are.
    while (await tar.next(blockSize));
  } catch (error) {
    throw asRefusal(error);
  } finally {
    file.destroy();
  }
}

/** However deep in reading it comes up. */
async function* refusing(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  try {
    yield* source;
  } catch (error) {
    throw asRefusal(error);
  }
}

async function decompress(
  file: AsyncIterable<Buffer>,
  passphrase: string | undefined,
): Promise<AsyncIterable<Buffer>> {
  const reader = readExactly(file);
  const start = await reader.take(magic.length);
  const rest = async function* (first?: Buffer) {
    if (first) yield first;
    for (;;) {
      const chunk = await reader.next(64 * 1024);
      if (!chunk) return;
      yield chunk;
    }
  };
  const gunzip = (bytes: AsyncIterable<Buffer>) => {
    const source = Readable.from(bytes, { objectMode: false });
    const target = createGunzip();
    source.on("error", (error) => target.destroy(error));
    return source.pipe(target);
  };
  if (start.equals(magic)) {
    if (!passphrase) {
      throw new BackupRefused("the backup is encrypted: set BACKUP_PASSPHRASE to the one it was made with");
    }
    return gunzip(decrypt(passphrase, rest()));
  }
  if (start.subarray(0, gzipMagic.length).equals(gzipMagic)) return gunzip(rest(start));
  throw new BackupRefused("this file is not a backup of an academy, or its beginning is damaged");
}

function asRefusal(error: unknown): unknown {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === "ENOENT" || code === "EISDIR") return new BackupRefused(`there is no such file: ${message}`);
  if (code?.startsWith("Z_") || message === "not a tar header") return new BackupRefused(damaged);
  return error;
}
