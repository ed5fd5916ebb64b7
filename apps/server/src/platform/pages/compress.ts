import { promisify } from "node:util";
import { brotliCompress, constants, gzip, zstdCompress } from "node:zlib";
import type { Encoding } from "./serving/content-encoding.rules.ts";

const asyncBrotli = promisify(brotliCompress);
const asyncGzip = promisify(gzip);
const asyncZstd = promisify(zstdCompress);

export type CompressedEncoding = Exclude<Encoding, "identity">;

/** What a precompressed file is called beside the original. */
export const compressedSuffix: Record<CompressedEncoding, string> = { br: ".br", zstd: ".zst", gzip: ".gz" };

/** Only what becomes smaller is kept. `effort` is "build" for files made once, "start" for pages made at each start. */
export async function compressAll(
  bytes: Buffer,
  effort: "build" | "start",
): Promise<Partial<Record<CompressedEncoding, Buffer>>> {
  const isBuild = effort === "build";
  // A window no larger than the text: compressors reserve memory by it, and a page is small.
  const windowBits = Math.min(22, Math.max(16, Math.ceil(Math.log2(bytes.length + 1))));
  const br = await asyncBrotli(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: isBuild ? 11 : 9,
      [constants.BROTLI_PARAM_LGWIN]: windowBits,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
  const zstd = await asyncZstd(bytes, {
    params: {
      [constants.ZSTD_c_compressionLevel]: isBuild ? 19 : 12,
      [constants.ZSTD_c_windowLog]: windowBits,
    },
    pledgedSrcSize: bytes.length,
  });
  const gz = await asyncGzip(bytes, { level: 9 });
  const candidates = { br, zstd, gzip: gz };
  return Object.fromEntries(
    Object.entries(candidates).filter(([, smaller]) => smaller.length < bytes.length),
  );
}
