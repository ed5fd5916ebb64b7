import { createServer } from "node:http";
import { onTestFinished } from "vitest";

/** As much of S3's protocol as the academy speaks: put, get with range, delete, each signed with our key. */
export async function startS3Server() {
  const objects = new Map<string, Buffer>();
  const refused: string[] = [];
  const server = createServer(async (request, response) => {
    const key = (request.url ?? "").replace(/\?.*$/, "");
    if (!request.headers.authorization?.includes("Credential=TESTKEY/")) refused.push(key);
    if (request.method === "PUT") {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk);
      const body = Buffer.concat(chunks);
      if (request.headers["content-length"] !== String(body.length)) return response.writeHead(411).end();
      objects.set(key, body);
      return response.writeHead(200, { etag: '"x"' }).end();
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
