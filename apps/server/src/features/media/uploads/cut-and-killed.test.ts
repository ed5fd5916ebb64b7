import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { request } from "node:http";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { expect, test } from "vitest";
import { beginUpload, standingOf } from "../../../testing/data/uploads.ts";
import { eventually } from "../../../testing/eventually.ts";
import { memoryOf, startWithOwner } from "../../../testing/servers/owner-process.ts";
import { seededDatabase, testDatabase } from "../../../testing/servers/test-database.ts";

const chunk = Buffer.alloc(1_000_000, "as long as a film ");
const chunks = 200;
const begin = Buffer.from("%PDF-1.7\n");
const size = begin.length + chunks * chunk.length;

/** As a browser would read the file: from any place, and never all of it at once. */
function* bytesFrom(offset: number): Generator<Buffer> {
  let at = 0;
  for (let index = -1; index < chunks; index++) {
    const piece = index < 0 ? begin : chunk;
    if (at + piece.length > offset) yield piece.subarray(Math.max(0, offset - at));
    at += piece.length;
  }
}

type Server = Awaited<ReturnType<typeof startWithOwner>>;

/** Sends from where it stands; once so much is sent, `cut` ends it. Answers the status, or nothing after a cut. */
async function sendOn(server: Server, address: string, cutAfter: number, cut: "line" | "server" | undefined) {
  const { offset } = await standingOf(server.owner, address);
  const cookie = [...server.owner.jar].map(([name, value]) => `${name}=${value}`).join("; ");
  const sending = request(server.url + address, {
    method: "PATCH",
    headers: {
      cookie,
      origin: `http://localhost:${new URL(server.url).port}`,
      "upload-offset": String(offset),
      "content-type": "application/offset+octet-stream",
      "content-length": String(size - offset),
    },
  });
  const answer = new Promise<number | undefined>((resolve) => {
    sending.on("response", (response) => resolve(response.resume().statusCode));
    sending.on("error", () => resolve(undefined));
  });
  let [sent, most] = [0, 0];
  for (const piece of bytesFrom(offset)) {
    if (cut && sent >= cutAfter) break;
    if (!sending.write(piece)) await new Promise((resolve) => sending.once("drain", resolve));
    sent += piece.length;
    if (sent % (20 * chunk.length) < chunk.length) most = Math.max(most, memoryOf(server.child.pid));
  }
  if (cut === "server") server.child.kill("SIGKILL");
  if (cut) sending.destroy();
  else sending.end();
  return { status: await answer, most };
}

test("cut twice and killed once, two hundred megabytes arrive to the byte, in flat memory", async () => {
  const databaseEnv = await seededDatabase();
  const { db } = await testDatabase(databaseEnv);
  const first = await startWithOwner(databaseEnv);
  const { address } = await beginUpload(first.owner, { name: "long.pdf", size });
  const before = memoryOf(first.child.pid);

  const pieces = [
    await sendOn(first, address, 40 * chunk.length, "line"),
    await sendOn(first, address, 40 * chunk.length, "line"),
    await sendOn(first, address, 40 * chunk.length, "server"),
  ];
  await first.ended;
  const second = await startWithOwner(databaseEnv, first.person);
  const { offset } = await standingOf(second.owner, address);
  expect(offset).toBeGreaterThan(40 * chunk.length);
  const last = await sendOn(second, address, 0, undefined);

  expect(last.status).toBe(204);
  await eventually(
    () => standingOf(second.owner, address),
    ({ state }) => state === "done",
  );
  const file = await db
    .selectFrom("files")
    .innerJoin("media", "media.file_id", "files.id")
    .select(["files.size", "files.sha256", "files.storage_key"])
    .executeTakeFirstOrThrow();
  const [sent, stored] = [createHash("sha256"), createHash("sha256")];
  for (const piece of bytesFrom(0)) sent.update(piece);
  await pipeline(createReadStream(join(databaseEnv.DATA_DIR ?? "", "files", file.storage_key)), stored);
  const sum = sent.digest("hex");
  expect([file.size, file.sha256, stored.digest("hex")]).toEqual([size, sum, sum]);
  const most = Math.max(...pieces.map((piece) => piece.most), last.most);
  expect(most - before).toBeLessThan(120);
});
