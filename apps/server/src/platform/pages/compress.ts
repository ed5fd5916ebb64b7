import { promisify } from "node:util";
import { brotliCompress, constants, gzip, zstdCompress } from "node:zlib";
import type { Encoding } from "./content-encoding.rules.ts";

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
  const [br, zstd, gz] = await Promise.all([
    asyncBrotli(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: isBuild ? 11 : 9,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
    asyncZstd(bytes, { params: { [constants.ZSTD_c_compressionLevel]: isBuild ? 19 : 12 } }),
    asyncGzip(bytes, { level: 9 }),
  ]);
  const candidates = { br, zstd, gzip: gz };
  return Object.fromEntries(
    Object.entries(candidates).filter(([, smaller]) => smaller.length < bytes.length),
  );
}
