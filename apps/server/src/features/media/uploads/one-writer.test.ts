import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { PassThrough } from "node:stream";
import { expect, test } from "vitest";
import { signedIn } from "../../../testing/browser.ts";
import { beginUpload, sendPiece, standingOf } from "../../../testing/data/uploads.ts";
import { eventually } from "../../../testing/eventually.ts";
import { movingClock } from "../../../testing/moving-clock.ts";
import { startApi } from "../../../testing/servers/start-api.ts";
import { makeReceiver } from "./receive-bytes.ts";
import { openUploadFolder } from "./upload-folder.ts";
import { takeFile } from "./writers.queries.ts";

const pdf = Buffer.concat([Buffer.from("%PDF-1.7\n"), Buffer.alloc(90_000, "words ")]);

async function begun(now = () => new Date()) {
  const api = await startApi({ now });
  const owner = await signedIn(api, "owner");
  const { address } = await beginUpload(owner, { name: "plan.pdf", size: pdf.length });
  const folder = openUploadFolder(join(api.settings.dataDir, "uploads"));
  const id = address.split("/").at(-1) ?? "";
  // Each as in a process of its own: they share the database and the folder.
  const process = () => makeReceiver({ db: api.db, now, folder });
  return { api, owner, address, folder, id, process };
}
const locked = expect.objectContaining({ code: "LOCKED" });

test("of two requests that bring the same bytes at once, one is refused and nothing is there twice", async () => {
  const { owner, address } = await begun();

  const sent = await Promise.all([sendPiece(owner, address, pdf, 0), sendPiece(owner, address, pdf, 0)]);

  const statuses = sent.map(({ status }) => status).sort();
  // Locked while the first arrives; once it is all there, it stands elsewhere.
  expect([
    [204, 423],
    [204, 409],
  ]).toContainEqual(statuses);
  const { mediaId, offset } = await eventually(
    () => standingOf(owner, address),
    ({ state }) => state === "done",
  );
  expect(offset).toBe(pdf.length);
  const file = await owner.get(`/api/studio/media/${mediaId}/file`);
  expect(Buffer.from(await file.arrayBuffer()).equals(pdf)).toBe(true);
});

test("in another process the second is refused too; asking where it stands ends the first", async () => {
  const { folder, id, process } = await begun();
  const [one, other] = [process(), process()];
  const line = new PassThrough();
  const first = one.receive({ id, offset: 0, size: pdf.length, bytes: line }).catch((error) => error.code);
  line.write(pdf.subarray(0, 30_000));
  await eventually(
    () => folder.sizeOf(id),
    (size) => size === 30_000,
  );
  const again = (offset: number) => ({
    id,
    offset,
    size: pdf.length,
    bytes: PassThrough.from([pdf.subarray(offset)]),
  });

  await expect(one.receive(again(30_000))).rejects.toEqual(locked);
  await expect(other.receive(again(30_000))).rejects.toEqual(locked);
  await other.quiet(id);

  expect(await first).toBe("TOO_SLOW");
  expect(line.destroyed).toBe(true);
  expect(await other.receive(again(30_000))).toBe(pdf.length);
  expect((await readFile(folder.pathOf(id))).equals(pdf)).toBe(true);
});

test("a process that was killed while it wrote keeps nobody out for long", async () => {
  const clock = movingClock(new Date("2031-05-01T10:00:00.000Z"));
  const { api, id, process } = await begun(clock.now);
  const until = new Date(clock.now().getTime() + 6000);
  expect(await takeFile(api.db, { id, writer: randomUUID() }, clock.now(), until)).toBe(true);
  const piece = () => ({ id, offset: 0, size: pdf.length, bytes: PassThrough.from([pdf]) });

  await expect(process().receive(piece())).rejects.toEqual(locked);
  clock.moveDays(1);

  expect(await process().receive(piece())).toBe(pdf.length);
});
