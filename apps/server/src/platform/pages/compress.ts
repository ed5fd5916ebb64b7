import { promisify } from "node:util";
import {
  brotliCompress,
  brotliCompressSync,
  constants,
  gzip,
  gzipSync,
  zstdCompress,
  zstdCompressSync,
} from "node:zlib";
import type { Encoding } from "./serving/content-encoding.rules.ts";

const asyncBrotli = promisify(brotliCompress);
const asyncGzip = promisify(gzip);
const asyncZstd = promisify(zstdCompress);

export type CompressedEncoding = Exclude<Encoding, "identity">;
type CompressedCopies = Partial<Record<CompressedEncoding, Buffer>>;

/** What a precompressed file is called beside the original. */
export const compressedSuffix: Record<CompressedEncoding, string> = { br: ".br", zstd: ".zst", gzip: ".gz" };

/** "build" for files made once, "serve" for pages made while somebody waits. */
type Effort = "build" | "serve";

/** Only what becomes smaller is kept. */
export async function compressAll(bytes: Buffer, effort: Effort): Promise<CompressedCopies> {
  const { brotli, zstd } = optionsFor(bytes, effort);
  return onlySmaller(bytes, {
    br: await asyncBrotli(bytes, brotli),
    zstd: await asyncZstd(bytes, zstd),
    gzip: await asyncGzip(bytes, { level: 9 }),
  });
}

/**
 * A page in one encoding, at once, when somebody first asks for it: in the threads of the pool the compressors' memory
 * would stay with the process for good. Nothing where that is no smaller.
 */
export function compressAs(bytes: Buffer, encoding: CompressedEncoding): Buffer | undefined {
  const { brotli, zstd } = optionsFor(bytes, "serve");
  const compress = {
    br: () => brotliCompressSync(bytes, brotli),
    zstd: () => zstdCompressSync(bytes, zstd),
    gzip: () => gzipSync(bytes, { level: 9 }),
  };
  const smaller = compress[encoding]();
  return smaller.length < bytes.length ? smaller : undefined;
}

function optionsFor(bytes: Buffer, effort: Effort) {
  const isBuild = effort === "build";
  // A window no larger than the text: compressors reserve memory by it, and a page is small.
  const windowBits = Math.min(22, Math.max(16, Math.ceil(Math.log2(bytes.length + 1))));
  return {
    brotli: {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: isBuild ? 11 : 9,
        [constants.BROTLI_PARAM_LGWIN]: windowBits,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    },
    zstd: {
      params: {
        [constants.ZSTD_c_compressionLevel]: isBuild ? 19 : 12,
        [constants.ZSTD_c_windowLog]: windowBits,
      },
      pledgedSrcSize: bytes.length,
    },
  };
}

function onlySmaller(bytes: Buffer, candidates: Record<CompressedEncoding, Buffer>): CompressedCopies {
  return Object.fromEntries(
    Object.entries(candidates).filter(([, smaller]) => smaller.length < bytes.length),
  );
}
