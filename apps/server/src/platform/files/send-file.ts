import type { FastifyReply, FastifyRequest } from "fastify";
import { AppError } from "../errors.ts";
import { matchesEtag, parseByteRange, rangeStillValid } from "../http/responses/byte-range.rules.ts";
import type { FileStore } from "./file-store.ts";
import type { StoredFile } from "./files.queries.ts";

/** Shown in the page; anything else is a download, so that no upload ever runs as a page of ours. */
const shownInline = /^(image\/(png|jpeg|webp|avif|gif)|video\/|audio\/|text\/vtt\b|application\/pdf$)/;

/** What has to be known of a file to send it. */
export type SentFile = Omit<StoredFile, "id">;

/** Streams a file to someone the caller has already found entitled to it: shown in the page, or as a download. */
export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  store: Pick<FileStore, "read">,
  file: SentFile,
  { isDownload = false } = {},
): Promise<FastifyReply> {
  const etag = `"${file.sha256}"`;
  reply.headers({
    etag,
    "accept-ranges": "bytes",
    "content-disposition": disposition(file, isDownload),
    "content-type": file.contentType,
    // Bytes never change under an id; who may read them can, so shared caches keep public ones only.
    "cache-control": file.isPublic ? "public, max-age=31536000, immutable" : "private, no-cache",
  });
  if (matchesEtag(request.headers["if-none-match"], etag)) return reply.code(304).send();
  const range = rangeStillValid(request.headers["if-range"], etag)
    ? parseByteRange(request.headers.range, file.size)
    : "whole";
  if (range === "unsatisfiable") {
    reply.header("content-range", `bytes */${file.size}`);
    throw new AppError("RANGE_NOT_SATISFIABLE");
  }
  if (range === "whole") {
    reply.header("content-length", file.size);
    return reply.send(request.method === "HEAD" ? undefined : await store.read(file.storageKey));
  }
  reply
    .code(206)
    .header("content-length", range.end - range.start + 1)
    .header("content-range", `bytes ${range.start}-${range.end}/${file.size}`);
  return reply.send(request.method === "HEAD" ? undefined : await store.read(file.storageKey, range));
}

function disposition({ name, contentType }: SentFile, isDownload: boolean): string {
  const kind = !isDownload && shownInline.test(contentType) ? "inline" : "attachment";
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, "_");
  const encoded = encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16)}`,
  );
  return `${kind}; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
