import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { crc32, deflateSync } from "node:zlib";
import type { MediaDetails } from "@academy/contract/studio/media";
import { expect, test } from "vitest";
import { type Browser, signedIn } from "../../testing/browser.ts";
import { aPicture, upload } from "../../testing/data/uploads.ts";
import { eventually } from "../../testing/eventually.ts";
import { shareApi } from "../../testing/servers/start-api.ts";
import { starterFilms } from "../courses/public.ts";

const sharedApi = shareApi();

async function library() {
  const api = await sharedApi();
  return { api, owner: await signedIn(api, "owner") };
}
const show = async (browser: Browser, id: string | null) =>
  (await (await browser.get(`/api/studio/media/${id}`)).json()) as MediaDetails;

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
