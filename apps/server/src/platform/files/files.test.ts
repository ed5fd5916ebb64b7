import { readdirSync } from "node:fs";
import { join } from "node:path";
import { Readable } from "node:stream";
import { expect, test } from "vitest";
import { startS3Server } from "../../testing/outside/s3-server.ts";
import { shareApi, startApi } from "../../testing/servers/start-api.ts";
import { openFileStore } from "./open-file-store.ts";
import { saveFile } from "./save-file.ts";

const text = "0123456789".repeat(20_000);
const upload = (over: object = {}) => ({
  bytes: Readable.from([Buffer.from(text.slice(0, 70_000)), Buffer.from(text.slice(70_000))]),
  name: "workbook.pdf",
  contentType: "application/pdf",
  isPublic: true,
  maxBytes: 1_000_000,
  ...over,
});

const sharedApi = shareApi();

async function apiWithFile(where: "disk" | "s3", over: object = {}) {
  const s3 = where === "s3" ? await startS3Server() : undefined;
  const api = await (s3 ? startApi({ env: { S3_URL: s3.url } }) : sharedApi());
  const store = await openFileStore({ dataDir: api.settings.dataDir, s3Url: s3?.url });
  const file = await saveFile({ db: api.db, store, now: new Date() }, upload(over));
  return { api, file, s3, store };
}

test.each(["disk", "s3"] as const)("a file on %s comes back whole, by its id", async (where) => {
  const { api, file, s3 } = await apiWithFile(where);

  const response = await api.get(`/files/${file.id}`);

  expect(response.status).toBe(200);
  expect(response.headers.get("content-length")).toBe(String(text.length));
  expect(response.headers.get("content-type")).toBe("application/pdf");
  expect(await response.text()).toBe(text);
  if (s3) expect([s3.objects.size, s3.refused]).toEqual([1, []]);
});

test.each(["disk", "s3"] as const)("ranges on %s", async (where) => {
  const { api, file } = await apiWithFile(where);
  const ask = (range: string, extra: Record<string, string> = {}) =>
    api.get(`/files/${file.id}`, { range, ...extra });

  const middle = await ask("bytes=100-109");
  expect([middle.status, middle.headers.get("content-range"), await middle.text()]).toEqual([
    206,
    `bytes 100-109/${text.length}`,
    "0123456789",
  ]);
  expect(await (await ask("bytes=-5")).text()).toBe("56789");
  expect((await (await ask(`bytes=${text.length - 3}-`)).text()).length).toBe(3);

  const outside = await ask(`bytes=${text.length}-`);
  expect([outside.status, outside.headers.get("content-range")]).toEqual([416, `bytes */${text.length}`]);
  const changed = await ask("bytes=0-1", { "if-range": '"another"' });
  expect([changed.status, (await changed.text()).length]).toEqual([200, text.length]);
});

test("HEAD says how long it is, and what has not changed is not sent again", async () => {
  const { api, file } = await apiWithFile("disk");

  const head = await api.call(`/files/${file.id}`, { method: "HEAD" });
  const etag = head.headers.get("etag") ?? "";
  const again = await api.get(`/files/${file.id}`, { "if-none-match": etag });

  expect([head.status, head.headers.get("content-length"), await head.text()]).toEqual([
    200,
    String(text.length),
    "",
  ]);
  expect(etag).toBe(`"${file.sha256}"`);
  expect([again.status, await again.text()]).toEqual([304, ""]);
});

test("a private file is not found where everyone may ask", async () => {
  const { api, file } = await apiWithFile("disk", { isPublic: false });

  expect((await api.get(`/files/${file.id}`)).status).toBe(404);
});

test.each([
  "../secret",
  "..%2f..%2fsecret",
  "%2e%2e/academy.sqlite",
  "academy.sqlite",
  "00000000-0000-4000-8000-000000000000",
])("%s opens nothing", async (id) => {
  const { api } = await apiWithFile("disk");

  const response = await api.get(`/files/${id}`);

  expect([400, 404]).toContain(response.status);
  expect(await response.text()).not.toContain("SQLite");
});

test("a name in any script is offered as it is; nothing of ours runs as a page", async () => {
  const name = 'Zoë "🌿" \r\nلوح.html';
  const { api, file } = await apiWithFile("disk", { name, contentType: "text/html" });

  const disposition = (await api.get(`/files/${file.id}`)).headers.get("content-disposition") ?? "";

  expect(disposition).toMatch(/^attachment; /);
  expect(decodeURIComponent(disposition.split("filename*=UTF-8''")[1] ?? "")).toBe(name);
});

test("a file that is too large is refused and leaves nothing behind", async () => {
  const api = await startApi();
  const store = await openFileStore({ dataDir: api.settings.dataDir });

  const tooLarge = saveFile({ db: api.db, store, now: new Date() }, upload({ maxBytes: 100_000 }));

  await expect(tooLarge).rejects.toMatchObject({ code: "TOO_LARGE" });
  expect(readdirSync(join(api.settings.dataDir, "files"))).toEqual([]);
  expect(await api.db.selectFrom("files").select("id").execute()).toEqual([]);
});

test("a connection lost in the middle of an upload leaves nothing behind", async () => {
  const api = await startApi();
  const store = await openFileStore({ dataDir: api.settings.dataDir });
  const bytes = Readable.from(
    (async function* () {
      yield Buffer.from("half");
      throw new Error("connection lost");
    })(),
  );

  await expect(saveFile({ db: api.db, store, now: new Date() }, upload({ bytes }))).rejects.toThrow(
    "connection lost",
  );

  expect(readdirSync(join(api.settings.dataDir, "files"))).toEqual([]);
});

test.each(["disk", "s3"] as const)("a file removed from %s is gone", async (where) => {
  const { store, file } = await apiWithFile(where);

  await store.remove(file.storageKey);

  const reading = (async () => {
    for await (const _chunk of await store.read(file.storageKey));
  })();
  await expect(reading).rejects.toThrow();
});
