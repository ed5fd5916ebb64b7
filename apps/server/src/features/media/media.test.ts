import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { MediaDetails, MediaItem } from "@academy/contract/studio/media";
import sharp from "sharp";
import { expect, test } from "vitest";
import { type Browser, signedIn } from "../../testing/browser.ts";
import { hostileText } from "../../testing/data/hostile-texts.ts";
import { aPicture, upload } from "../../testing/data/uploads.ts";
import { eventually } from "../../testing/eventually.ts";
import { startS3Server } from "../../testing/outside/s3-server.ts";
import { shareApi, startApi } from "../../testing/servers/start-api.ts";
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

test("where files are in S3, what was uploaded is there too", async () => {
  const s3 = await startS3Server();
  const api = await startApi({ env: { S3_URL: s3.url } });
  const owner = await signedIn(api, "owner");
  const { mediaId } = await upload(owner, "a.jpg", await aPicture());

  const { picture } = await show(owner, mediaId);
  expect((await api.get(picture?.src ?? "")).status).toBe(200);
  expect([s3.objects.size, s3.refused]).toEqual([3, []]);
});
