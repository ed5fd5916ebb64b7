import { createReadStream } from "node:fs";
import http, { type IncomingMessage } from "node:http";
import https from "node:https";
import type { Readable } from "node:stream";
import { buffer, text } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { setTimeout as wait } from "node:timers/promises";
import { AwsV4Signer } from "aws4fetch";
import type { FileStore } from "./file-store.ts";

type Request = {
  method: "GET" | "PUT" | "DELETE";
  /** What comes after the bucket: a key, or a question about keys. */
  path: string;
  headers?: Record<string, string>;
  body?: Readable;
};

/** A store may stumble: what can be asked again is asked again, after so many milliseconds. */
const retryAfterMs = [100, 400];

/** Any S3-compatible store: https://KEY:SECRET@host/bucket?region=… */
export function s3Store(url: URL): FileStore {
  const put = async (key: string, body: Readable, size: number) => {
    const headers = { "content-length": String(size) };
    await buffer(await ask(url, { method: "PUT", path: `/${key}`, headers, body }));
  };
  return {
    write: put,
    adopt: (key, path, size) => put(key, createReadStream(path), size),
    read: (key, range) =>
      ask(url, {
        method: "GET",
        path: `/${key}`,
        headers: range ? { range: `bytes=${range.start}-${range.end}` } : {},
      }),
    async remove(key) {
      await buffer(await ask(url, { method: "DELETE", path: `/${key}` }));
    },
  };
}

/** All that is there under a beginning, however many pages the answer has. */
export async function listS3(url: URL, prefix: string): Promise<{ key: string; size: number }[]> {
  const found: { key: string; size: number }[] = [];
  let next: string | undefined;
  do {
    const query = new URLSearchParams({ "list-type": "2", prefix });
    if (next) query.set("continuation-token", next);
    const page = await text(await ask(url, { method: "GET", path: `?${query}` }));
    for (const [, entry = ""] of page.matchAll(/<Contents>(.*?)<\/Contents>/gs)) {
      const key = valueIn(entry, "Key");
      if (key) found.push({ key, size: Number(valueIn(entry, "Size") ?? 0) });
    }
    next = valueIn(page, "NextContinuationToken");
  } while (next);
  return found;
}

async function ask(url: URL, request: Request): Promise<IncomingMessage> {
  for (const delay of request.body ? [] : retryAfterMs) {
    const response = await send(url, request).catch(() => undefined);
    if (response && (response.statusCode ?? 500) < 500) return expectGood(response, request);
    response?.resume();
    await wait(delay);
  }
  return expectGood(await send(url, request), request);
}

async function send(store: URL, { method, path, headers = {}, body }: Request): Promise<IncomingMessage> {
  const signed = await new AwsV4Signer({
    method,
    url: `${store.origin}${store.pathname}${path}`,
    // What is sent is not signed, as it would have to be read twice: that it arrives whole is up to TLS.
    headers,
    accessKeyId: decodeURIComponent(store.username),
    secretAccessKey: decodeURIComponent(store.password),
    service: "s3",
    region: store.searchParams.get("region") ?? "us-east-1",
  }).sign();
  // Not fetch: it sends a stream in chunks of unsaid length, which no store takes.
  const { request } = store.protocol === "http:" ? http : https;
  return new Promise((resolve, reject) => {
    const sent = request(signed.url, { method, headers: Object.fromEntries(signed.headers) });
    sent.on("response", resolve);
    sent.on("error", reject);
    if (body) pipeline(body, sent).catch(reject);
    else sent.end();
  });
}

async function expectGood(
  response: IncomingMessage,
  { method, path }: Pick<Request, "method" | "path">,
): Promise<IncomingMessage> {
  const { statusCode = 500 } = response;
  if (statusCode < 300 || (statusCode === 404 && method === "DELETE")) return response;
  const code = valueIn(await text(response), "Code") ?? "";
  throw new Error(`The file store answered ${method} ${path} with ${statusCode} ${code}`.trim());
}

const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

/** The text of the first element of this name. */
function valueIn(xml: string, name: string): string | undefined {
  const value = new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1];
  return value?.replace(/&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi, (whole, hex, decimal, named) =>
    named ? (entities[named] ?? whole) : String.fromCodePoint(Number.parseInt(hex ?? decimal, hex ? 16 : 10)),
  );
}
