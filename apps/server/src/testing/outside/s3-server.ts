import { createHash, createHmac } from "node:crypto";
import { createServer, type IncomingMessage } from "node:http";
import { onTestFinished } from "vitest";

/** As much of S3's protocol as the academy speaks: put, get with range, delete, list, each signed with our key. */
export async function startS3Server() {
  const objects = new Map<string, Buffer>();
  const refused: string[] = [];
  const server = createServer(async (request, response) => {
    const key = (request.url ?? "").replace(/\?.*$/, "");
    if (!isSigned(request)) {
      refused.push(key);
      return response.writeHead(403).end("<Error><Code>SignatureDoesNotMatch</Code></Error>");
    }
    if (request.method === "PUT") {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk);
      const body = Buffer.concat(chunks);
      if (request.headers["content-length"] !== String(body.length)) return response.writeHead(411).end();
      objects.set(key, body);
      return response.writeHead(200, { etag: '"x"' }).end();
    }
    const query = new URL(request.url ?? "", "http://s3").searchParams;
    if (request.method === "GET" && query.get("list-type") === "2") {
      const body = listing(objects, `${key.replace(/\/$/, "")}/`, query);
      return response.writeHead(200, { "content-type": "application/xml" }).end(body);
    }
    const object = objects.get(key);
    if (!object)
      return response
        .writeHead(404, { "content-type": "application/xml" })
        .end("<Error><Code>NoSuchKey</Code></Error>");
    if (request.method === "DELETE") {
      objects.delete(key);
      return response.writeHead(204).end();
    }
    const range = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? "");
    const body = range ? object.subarray(Number(range[1]), Number(range[2]) + 1) : object;
    response.writeHead(range ? 206 : 200, { "content-length": body.length }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return { url: `http://TESTKEY:TEST%2FSECRET@127.0.0.1:${port}/academy?region=eu-1`, objects, refused };
}

const secret = "TEST/SECRET";

/** Signature Version 4 as Amazon describes it, worked out from what has arrived. */
function isSigned({ method, url = "", headers }: IncomingMessage): boolean {
  const [, scope = "", names = "", signature] =
    /^AWS4-HMAC-SHA256 Credential=TESTKEY\/(\S+), ?SignedHeaders=(\S+), ?Signature=(\w+)$/.exec(
      headers.authorization ?? "",
    ) ?? [];
  const [path = "", query = ""] = url.split("?");
  const canonical = [
    method,
    path,
    query.split("&").sort().join("&"),
    ...names.split(";").map((name) => `${name}:${String(headers[name]).trim()}`),
    "",
    names,
    headers["x-amz-content-sha256"],
  ].join("\n");
  const sum = createHash("sha256").update(canonical).digest("hex");
  const key = scope
    .split("/")
    .reduce(
      (last: string | Buffer, part) => createHmac("sha256", last).update(part).digest(),
      `AWS4${secret}`,
    );
  const wanted = ["AWS4-HMAC-SHA256", headers["x-amz-date"], scope, sum].join("\n");
  return createHmac("sha256", key).update(wanted).digest("hex") === signature;
}

/** Two at a time: whoever wants all of them has to ask on. */
const listedAtOnce = 2;

function listing(objects: Map<string, Buffer>, bucket: string, query: URLSearchParams): string {
  const after = query.get("continuation-token") ?? "";
  const keys = [...objects.keys()]
    .map((key) => key.slice(bucket.length))
    .filter((key) => key.startsWith(query.get("prefix") ?? "") && key > after)
    .sort();
  const shown = keys.slice(0, listedAtOnce);
  const isCut = keys.length > shown.length;
  const contents = shown.map((key) => {
    const size = objects.get(bucket + key)?.length;
    return `<Contents><Key>${key}</Key><Size>${size}</Size></Contents>`;
  });
  const next = isCut ? `<NextContinuationToken>${shown.at(-1)}</NextContinuationToken>` : "";
  return `<?xml version="1.0"?><ListBucketResult><IsTruncated>${isCut}</IsTruncated>${contents.join("")}${next}</ListBucketResult>`;
}
