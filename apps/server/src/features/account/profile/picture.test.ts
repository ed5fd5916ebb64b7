import { crc32, deflateSync } from "node:zlib";
import { pictureMaxBytes } from "@academy/contract/fields/picture";
import sharp from "sharp";
import { expect, test } from "vitest";
import { type Browser, signedIn } from "../../../testing/browser.ts";
import { eventually } from "../../../testing/eventually.ts";
import { refusalOf } from "../../../testing/refusal.ts";
import { startApi } from "../../../testing/servers/start-api.ts";

const put = (browser: Browser, bytes: Uint8Array, type = "image/png") =>
  browser.send("PUT", "/api/account/picture", bytes, { "content-type": type });
const drawing = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#7a4b12" } });
/** A black PNG, written by hand: a drawing of this size would have to be painted first. */
function blackPng(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const named = Buffer.concat([Buffer.from(type), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(named));
    return Buffer.concat([length, named, sum]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width);
  header.writeUInt32BE(height, 4);
  // One bit for each pixel, of gray.
  header[8] = 1;
  const rows = deflateSync(Buffer.alloc(height * (1 + Math.ceil(width / 8))));
  const signature = Buffer.from("89504e470d0a1a0a", "hex");
  return Buffer.concat([
    signature,
    chunk("IHDR", header),
    chunk("IDAT", rows),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}
const pictureOf = async (response: Response) => {
  const { user } = (await response.json()) as { user: { profileImageUrl: string | null } };
  return user.profileImageUrl;
};
const choose = {
  status: 415,
  code: "UNSUPPORTED_TYPE",
  message: "Please choose a PNG, JPEG or WebP picture.",
};

test("PNG, JPEG and WebP become a square of 512 pixels without anything else that was in the file", async () => {
  const api = await startApi();
  const browser = await signedIn(api);
  const camera = drawing(1200, 600).withExif({ IFD0: { Artist: "Maya at 52.5,13.4" } });
  const pictures: [string, Buffer][] = [
    ["image/jpeg", await camera.jpeg().toBuffer()],
    ["image/png", await drawing(40, 90).png().toBuffer()],
    ["image/webp", await drawing(512, 512).webp().toBuffer()],
  ];

  for (const [type, bytes] of pictures) {
    const url = await pictureOf(await put(browser, bytes, type));

    expect(url, type).toMatch(/^\/files\/[0-9a-f-]{36}$/);
    const shown = await api.get(url ?? "");
    expect(shown.headers.get("content-type")).toBe("image/webp");
    const sent = Buffer.from(await shown.arrayBuffer());
    const { width, height, format, exif } = await sharp(sent).metadata();
    expect({ width, height, format, exif }, type).toEqual({
      width: 512,
      height: 512,
      format: "webp",
      exif: undefined,
    });
    expect(sent.includes("Maya"), type).toBe(false);
  }
});

test("the picture before is gone, bytes and all, and so is one that is removed or whose account is deleted", async () => {
  const api = await startApi();
  const browser = await signedIn(api);
  const bytes = await drawing(60, 60).png().toBuffer();
  const removed = () =>
    api.db
      .selectFrom("jobs")
      .select("id")
      .where("kind", "=", "files.remove-bytes")
      .where("state", "=", "done")
      .execute();
  const isGone = async (url: string, count: number) => {
    expect((await api.get(url)).status).toBe(404);
    await eventually(removed, (jobs) => jobs.length === count);
  };

  const first = (await pictureOf(await put(browser, bytes))) ?? "";
  const second = (await pictureOf(await put(browser, bytes))) ?? "";
  expect(second).not.toBe(first);
  await isGone(first, 1);
  expect((await api.get(second)).status).toBe(200);
  expect(await pictureOf(await browser.send("DELETE", "/api/account/picture"))).toBeNull();
  await isGone(second, 2);

  const third = (await pictureOf(await put(browser, bytes))) ?? "";
  const exported = (await (await browser.get("/api/account/export")).json()) as { files: object[] };
  expect(exported.files).toEqual([
    { name: "profile.webp", contentType: "image/webp", size: expect.any(Number), url: third },
  ]);
  await browser.post("/api/account/delete", { email: browser.email });
  await isGone(third, 3);
  expect(await api.db.selectFrom("files").select("id").execute()).toEqual([]);
});

test("what is no such picture is refused, whatever it calls itself", async () => {
  const api = await startApi();
  const browser = await signedIn(api);
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  const gif = await drawing(9, 9).gif().toBuffer();
  const png = await drawing(60, 60).png().toBuffer();
  const unreadable = {
    status: 400,
    code: "BAD_REQUEST",
    message: "We can’t read that picture. Please try another one.",
  };

  expect(await refusalOf(await put(browser, svg, "image/svg+xml"))).toEqual(choose);
  expect(await refusalOf(await put(browser, svg, "image/png"))).toEqual(choose);
  expect(await refusalOf(await put(browser, gif, "image/gif"))).toEqual(choose);
  expect(await refusalOf(await put(browser, gif, "image/webp"))).toEqual(choose);
  expect(await refusalOf(await put(browser, Buffer.from("{}"), "application/json"))).toEqual(choose);
  expect(await refusalOf(await put(browser, new Uint8Array(0)))).toEqual(choose);
  expect(await refusalOf(await browser.send("PUT", "/api/account/picture"))).toEqual(choose);
  expect(await refusalOf(await put(browser, png.subarray(0, 60)))).toEqual(unreadable);
  const broken = Buffer.concat([png.subarray(0, 16), Buffer.alloc(300, 7)]);
  expect(await refusalOf(await put(browser, broken))).toEqual(unreadable);
  expect(await pictureOf(await browser.get("/api/account"))).toBeNull();
});

test("too many bytes and a small file that would unpack to a huge picture are refused", async () => {
  const api = await startApi();
  const browser = await signedIn(api);
  const bomb = blackPng(16_000, 12_000);
  expect(await sharp(bomb).metadata()).toMatchObject({ format: "png", width: 16_000, height: 12_000 });
  expect(bomb.length).toBeLessThan(pictureMaxBytes);

  expect(await refusalOf(await put(browser, bomb))).toEqual({
    status: 413,
    code: "TOO_LARGE",
    message: "That picture is too large. Please choose a smaller one.",
  });
  const large = Buffer.alloc(pictureMaxBytes + 1);
  expect((await put(browser, large)).status).toBe(413);
});
