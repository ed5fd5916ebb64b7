import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { crc32, deflateSync } from "node:zlib";
import type { MediaDetails, MediaItem } from "@academy/contract/studio/media";
import sharp from "sharp";
import { expect, test } from "vitest";
import { type Browser, signedIn } from "../../testing/browser.ts";
import { hostileText } from "../../testing/data/hostile-texts.ts";
import { aPicture, upload } from "../../testing/data/uploads.ts";
import { eventually } from "../../testing/eventually.ts";
import { startS3Server } from "../../testing/outside/s3-server.ts";
import { shareApi, startApi } from "../../testing/servers/start-api.ts";
import { starterFilms } from "../courses/public.ts";
import { setUses } from "./public.ts";

const sharedApi = shareApi();

async function library(start = sharedApi) {
  const api = await start();
  return { api, owner: await signedIn(api, "owner") };
}
const show = async (browser: Browser, id: string | null) =>
  (await (await browser.get(`/api/studio/media/${id}`)).json()) as MediaDetails;
const list = async (browser: Browser, query = "") =>
  (await (await browser.get(`/api/studio/media${query}`)).json()) as {
    items: MediaItem[];
    nextCursor: string | null;
  };
const facts = { name: "Dawn", alt: "Hands around a bowl", focalX: 20, focalY: 80 };

test("a picture is drawn in the sizes that pages show, and nothing else of it leaves", async () => {
  const { api, owner } = await library();
  const camera = await sharp({ create: { width: 1100, height: 700, channels: 3, background: "teal" } })
    .withExif({ IFD3: { GPSLatitude: "52/1 31/1 0/1" } })
    .jpeg()
    .toBuffer();
  const { mediaId } = await upload(owner, "dawn.html", camera);

  const { picture, kind, name, width, height } = await show(owner, mediaId);
  expect([kind, name, width, height]).toEqual(["picture", "dawn.jpg", 1100, 700]);
  expect(
    picture?.sources.map(({ type, srcset }) => [type, srcset.split(", ").map((each) => each.split(" ")[1])]),
  ).toEqual([
    ["image/avif", ["480w", "960w", "1100w"]],
    ["image/webp", ["480w", "960w", "1100w"]],
  ]);
  const shown = await api.get(picture?.src ?? "");
  expect(shown.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  const pixels = await sharp(Buffer.from(await shown.arrayBuffer())).metadata();
  expect([pixels.width, pixels.format, pixels.exif]).toEqual([960, "webp", undefined]);
  const named = await api.get(`/media/${mediaId}`);
  expect([named.status, named.headers.get("cache-control")]).toEqual([200, "private, no-cache"]);
});

test("alternative text, focal point and name are changed, found and paged", async () => {
  const { owner } = await library(startApi);
  for (const shade of [10, 90, 170]) await upload(owner, `p${shade}.jpg`, await aPicture(shade));
  await upload(owner, "plan.pdf", Buffer.from("%PDF-1.7 plan"));
  const { items } = await list(owner, "?kind=picture");
  expect(items).toHaveLength(3);
  const id = items[0]?.id ?? "";
  expect((await owner.send("PUT", `/api/studio/media/${id}`, facts)).status).toBe(204);
  expect((await show(owner, id)).picture).toMatchObject({ alt: facts.alt, focalX: 20, focalY: 80 });
  expect((await list(owner, "?q=BOWL")).items.map((item) => item.id)).toEqual([id]);
  expect((await list(owner, "?q=%25")).items).toEqual([]);
  const first = await list(owner, "?limit=3");
  const second = await list(owner, `?limit=3&cursor=${encodeURIComponent(first.nextCursor ?? "")}`);
  expect([first.items.length, second.items.length, second.nextCursor]).toEqual([3, 1, null]);
  const hostile = { ...facts, name: hostileText, alt: hostileText };
  expect((await owner.send("PUT", `/api/studio/media/${id}`, hostile)).status).toBe(204);
  expect((await show(owner, id)).alt).toBe(hostileText);
});

test("replaced, it is another everywhere under the same id, and the old bytes go", async () => {
  const { api, owner } = await library(startApi);
  const { mediaId } = await upload(owner, "a.jpg", await aPicture(10));
  const before = await show(owner, mediaId);
  const other = await upload(owner, "film.pdf", Buffer.from("%PDF-1.7"), mediaId ?? "");
  expect([other.state, other.reason]).toEqual(["refused", "other-kind"]);

  const done = await upload(owner, "b.jpg", await aPicture(200), mediaId ?? "");

  expect(done.mediaId).toBe(mediaId);
  const after = await show(owner, mediaId);
  expect(after.picture?.src).not.toBe(before.picture?.src);
  // Whoever has a page open from before still shows the old one, for a while.
  const oldOne = async () => (await api.get(before.picture?.src ?? "")).status;
  expect(await oldOne()).toBe(200);
  await api.db
    .updateTable("jobs")
    .set({ run_at: new Date(0) })
    .where("kind", "=", "media.forget-replaced")
    .execute();
  await eventually(oldOne, (status) => status === 404);
  expect((await api.get(after.picture?.src ?? "")).status).toBe(200);
  expect(await api.db.selectFrom("files").select("id").execute()).toHaveLength(3);
});

test("what is used is not deleted; what is not is gone with its bytes", async () => {
  const { api, owner } = await library(startApi);
  const { mediaId } = await upload(owner, "a.jpg", await aPicture());
  const lesson = await api.db.selectFrom("lessons").select(["id", "title"]).executeTakeFirstOrThrow();
  const use = (ids: string[]) =>
    api.db.transaction().execute((tx) => setUses(tx, { kind: "lesson", id: lesson.id }, "text", ids));
  await use([mediaId ?? ""]);

  expect((await owner.send("DELETE", `/api/studio/media/${mediaId}`)).status).toBe(409);
  expect((await show(owner, mediaId)).uses.map(({ place }) => place.title)).toEqual([lesson.title]);
  await use([]);
  expect((await owner.send("DELETE", `/api/studio/media/${mediaId}`)).status).toBe(204);

  expect((await owner.get(`/api/studio/media/${mediaId}`)).status).toBe(404);
  expect(await api.db.selectFrom("files").select("id").execute()).toEqual([]);
  const folder = join(api.settings.dataDir, "files");
  const bytes = () =>
    readdirSync(folder, { recursive: true, withFileTypes: true }).filter((each) => each.isFile());
  expect(await eventually(bytes, (files) => files.length === 0)).toEqual([]);
  const space = (await (await owner.get("/api/studio/media-space")).json()) as { usedBytes: number };
  expect(space.usedBytes).toBe(0);
});

/** A few kilobytes that unpack to more than two gigabytes. */
function bomb(): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(30_000, 0);
  head.writeUInt32BE(30_000, 4);
  head.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const data = deflateSync(Buffer.alloc(1_000_000));
  return Buffer.concat([signature, chunk("IHDR", head), chunk("IDAT", data), chunk("IEND", Buffer.alloc(0))]);
}

test.each([
  [
    "markup called a picture",
    "cat.jpg",
    () => Buffer.from("<!doctype html><script>alert(1)</script>"),
    "type",
  ],
  [
    "SVG",
    "drawing.svg",
    () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
    "type",
  ],
  [
    "SVG behind a declaration, called a picture",
    "logo.png",
    () =>
      Buffer.from(
        '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
      ),
    "type",
  ],
  ["a program", "setup.mp4", () => Buffer.from("\x7fELF\x02\x01\x01"), "type"],
  ["a script called a recording", "a.mp3", () => Buffer.from("#!/bin/sh\nrm -rf /"), "type"],
  ["a picture of a phone", "a.jpg", () => Buffer.from("\0\0\0\x1cftypheic....", "latin1"), "type"],
  ["a recording that is none", "b.ogg", () => Buffer.from("OggS<script>alert(1)</script>"), "unreadable"],
  ["a GIF that is a script", "a.gif", () => Buffer.from("GIF89a/*\0*/=1;alert(1)//"), "type"],
  ["a picture that unpacks to gigabytes", "b.png", bomb, "too-many-pixels"],
  ["a picture that is none", "c.jpg", () => Buffer.from("\xff\xd8\xff\xe0<script>", "latin1"), "unreadable"],
  ["a film that is none", "d.mp4", () => Buffer.from("\0\0\0\x1cftypisom<script>", "latin1"), "unreadable"],
])("%s is refused and leaves nothing", async (_, name, bytes, reason) => {
  const { api, owner } = await library();
  const files = () => api.db.selectFrom("files").select("id").orderBy("id").execute();
  const before = await files();

  expect(await upload(owner, name, bytes())).toMatchObject({ state: "refused", reason, mediaId: null });

  expect(await files()).toEqual(before);
  expect(
    await eventually(
      () => readdirSync(join(api.settings.dataDir, "uploads")),
      (left) => left.length === 0,
    ),
  ).toEqual([]);
});

test("a PDF that is a page as well is a download and nothing else", async () => {
  const { owner } = await library();
  const { mediaId } = await upload(owner, "x.html", Buffer.from("%PDF-1.7\n<script>alert(1)</script>"));

  const file = await owner.get(`/api/studio/media/${mediaId}/file`);

  expect(file.headers.get("content-type")).toBe("application/pdf");
  expect(file.headers.get("content-disposition")).toMatch(/^attachment; filename="x.pdf"/);
  expect(file.headers.get("x-content-type-options")).toBe("nosniff");
  expect(file.headers.get("content-security-policy")).toContain("default-src 'none'");
});

test("a picture that is a page as well loses the page: only what was drawn from it leaves", async () => {
  const { api, owner } = await library();
  const page = Buffer.from("<script>alert(1)</script>");
  const { mediaId } = await upload(owner, "x.html", Buffer.concat([await aPicture(), page]));

  const { picture } = await show(owner, mediaId);

  const shown = Buffer.from(await (await api.get(picture?.src ?? "")).arrayBuffer());
  expect(shown.includes("<script>")).toBe(false);
  const original = await owner.get(`/api/studio/media/${mediaId}/file`);
  expect(original.headers.get("content-type")).toBe("image/jpeg");
  expect(original.headers.get("x-content-type-options")).toBe("nosniff");
  expect(original.headers.get("content-security-policy")).toContain("default-src 'none'");
});

test("an archive is never opened, whatever it would unpack to", async () => {
  const { owner } = await library();
  // Sixteen bytes of an archive that claims four gigabytes: it is kept as it is, for downloading.
  const archive = Buffer.concat([
    Buffer.from("PK\x03\x04"),
    Buffer.alloc(26, 0xff),
    deflateSync(Buffer.alloc(1_000_000)),
  ]);
  const { mediaId, state } = await upload(owner, "x.zip", archive);
  expect(state).toBe("done");
  const file = await owner.get(`/api/studio/media/${mediaId}/file`);
  expect(file.headers.get("content-disposition")).toMatch(/^attachment; /);
  expect(Buffer.from(await file.arrayBuffer()).equals(archive)).toBe(true);
});

test.each(["mp4", "webm"])("a film (%s) is measured by its own bytes", async (format) => {
  const { owner } = await library();
  const film = readFileSync(join(starterFilms, `advanced-healing.${format}`));

  const { mediaId } = await upload(owner, "film.bin", film);

  const { kind, contentType, lengthSeconds, width } = await show(owner, mediaId);
  expect([kind, contentType, Math.round(lengthSeconds ?? 0), width]).toEqual([
    "film",
    `video/${format}`,
    62,
    1280,
  ]);
});

test("where files are in S3, what was uploaded is there too", async () => {
  const s3 = await startS3Server();
  const api = await startApi({ env: { S3_URL: s3.url } });
  const owner = await signedIn(api, "owner");
  const { mediaId } = await upload(owner, "a.jpg", await aPicture());

  const { picture } = await show(owner, mediaId);
  expect((await api.get(picture?.src ?? "")).status).toBe(200);
  expect([s3.objects.size, s3.refused]).toEqual([3, []]);
});
