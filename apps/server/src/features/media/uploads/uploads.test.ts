import { createHash } from "node:crypto";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { type Api, signedIn } from "../../../testing/browser.ts";
import { newStaff } from "../../../testing/data/staff.ts";
import { aPicture, beginUpload, sendPiece, standingOf, upload } from "../../../testing/data/uploads.ts";
import { eventually } from "../../../testing/eventually.ts";
import { movingClock } from "../../../testing/moving-clock.ts";
import { startApi } from "../../../testing/servers/start-api.ts";
import { handleForgetUploads } from "./forget-uploads.ts";
import { openUploadFolder } from "./upload-folder.ts";

const folderOf = ({ settings }: Api) => join(settings.dataDir, "uploads");
const pdf = Buffer.concat([Buffer.from("%PDF-1.7\n"), Buffer.alloc(90_000, "words ")]);

test("an upload goes on where it stands, and what arrived is what was sent", async () => {
  const api = await startApi();
  const owner = await signedIn(api, "owner");
  const { response, address } = await beginUpload(owner, { name: "plan.pdf", size: pdf.length });
  expect([response.status, response.headers.get("tus-resumable")]).toEqual([201, "1.0.0"]);

  const first = await sendPiece(owner, address, pdf.subarray(0, 30_000), 0);
  expect([first.status, first.headers.get("upload-offset")]).toEqual([204, "30000"]);
  expect((await sendPiece(owner, address, pdf.subarray(0, 10), 0)).status, "not where it stands").toBe(409);
  const head = await owner.send("HEAD", address);
  expect([head.status, head.headers.get("upload-offset"), head.headers.get("upload-length")]).toEqual([
    200,
    "30000",
    String(pdf.length),
  ]);
  const tooMuch = Buffer.concat([pdf.subarray(30_000), Buffer.from("more")]);
  expect((await sendPiece(owner, address, tooMuch, 30_000)).status).toBe(413);
  const { offset } = await standingOf(owner, address);
  expect((await sendPiece(owner, address, pdf.subarray(offset), offset)).status).toBe(204);

  const { mediaId } = await eventually(
    () => standingOf(owner, address),
    ({ state }) => state === "done",
  );
  const file = await owner.get(`/api/studio/media/${mediaId}/file`);
  expect(file.headers.get("content-disposition")).toMatch(/^attachment; filename="plan.pdf"/);
  expect(file.headers.get("x-content-type-options")).toBe("nosniff");
  const sum = createHash("sha256")
    .update(Buffer.from(await file.arrayBuffer()))
    .digest("hex");
  expect(sum).toBe(createHash("sha256").update(pdf).digest("hex"));
  expect(
    await eventually(
      () => readdirSync(folderOf(api)),
      (names) => names.length === 0,
    ),
  ).toEqual([]);
});

test("an upload is whoever's who began it; learners and support have none", async () => {
  const api = await startApi();
  const owner = await signedIn(api, "owner");
  const editor = await newStaff(api, "editor");
  const { address } = await beginUpload(editor, { name: "a.pdf", size: 10 });

  expect((await owner.get(address)).status).toBe(404);
  expect((await sendPiece(owner, address, pdf.subarray(0, 10), 0)).status).toBe(404);
  expect((await owner.send("DELETE", address)).status).toBe(404);
  for (const other of [await signedIn(api, "learner"), await newStaff(api, "support")]) {
    expect((await beginUpload(other, { name: "a.pdf", size: 10 })).response.status).toBe(403);
    expect((await sendPiece(other, address, pdf.subarray(0, 10), 0)).status).toBe(403);
  }
});

test("what is too large, empty or of no length is refused before a byte of it", async () => {
  const api = await startApi();
  const owner = await signedIn(api, "owner");
  const status = async (size: number) => (await beginUpload(owner, { name: "x.mp4", size })).response.status;

  expect([await status(5_000_000_001), await status(0), await status(Number.NaN)]).toEqual([413, 400, 400]);
  expect(await api.db.selectFrom("media_uploads").select("id").execute()).toEqual([]);
});

test("what does not fit on the disk is refused, with all that is still to come", async () => {
  const api = await startApi();
  const owner = await signedIn(api, "owner");
  const free = await openUploadFolder(folderOf(api)).freeBytes();
  const size = Math.min(4_900_000_000, Math.ceil(free / 2));
  const statuses: number[] = [];
  // Announced, they need as much as if they were there.
  for (let announced = 0; announced <= free + size && statuses.length < 199; announced += size) {
    statuses.push((await beginUpload(owner, { name: "long.mp4", size })).response.status);
  }
  expect(statuses.at(-1)).toBe(507);
});

test("an upload that is given up is gone, and so is one that nobody went on with", async () => {
  const clock = movingClock(new Date("2031-05-01T10:00:00.000Z"));
  const api = await startApi({ now: clock.now });
  const owner = await signedIn(api, "owner");
  const ended = await beginUpload(owner, { name: "a.pdf", size: 100 });
  expect((await owner.send("DELETE", ended.address)).status).toBe(204);
  expect((await owner.get(ended.address)).status).toBe(404);

  const paused = await beginUpload(owner, { name: "b.pdf", size: 100 });
  await sendPiece(owner, paused.address, pdf.subarray(0, 50), 0);
  const folder = openUploadFolder(folderOf(api));
  const forget = () =>
    handleForgetUploads({ db: api.db, now: clock.now, folder }).run(
      {},
      {
        id: "",
        attempt: 1,
        signal: new AbortController().signal,
      },
    );
  await forget();
  expect((await folder.list()).map(({ size }) => size)).toEqual([50]);
  clock.moveDays(8);
  await forget();
  expect(await folder.list()).toEqual([]);
  expect(await api.db.selectFrom("media_uploads").select("id").execute()).toEqual([]);
});

test("the same bytes are there once, whoever brings them", async () => {
  const api = await startApi();
  const owner = await signedIn(api, "owner");
  const editor = await newStaff(api, "editor");
  const picture = await aPicture();

  const [first, second] = await Promise.all([
    upload(owner, "a.jpg", picture),
    upload(editor, "b.jpg", picture),
  ]);

  expect(first.mediaId).toBe(second.mediaId);
  expect(await api.db.selectFrom("media").select("id").execute()).toHaveLength(1);
});
