import { execFileSync } from "node:child_process";
import { constants, readFileSync } from "node:fs";
import { open, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { openFileStore } from "../../platform/files/open-file-store.ts";
import { signedIn } from "../../testing/browser.ts";
import { spawnCommand } from "../../testing/commands.ts";
import { aPicture, upload } from "../../testing/data/uploads.ts";
import { eventually } from "../../testing/eventually.ts";
import { startApi } from "../../testing/servers/start-api.ts";
import { seededDatabase } from "../../testing/servers/test-database.ts";
import { temporaryFolder } from "../../testing/temporary-folder.ts";
import { listDrafts } from "../drafts/public.ts";
import { exportContent, importContent, openFolder, writeFolder } from "./public.ts";

type Api = Awaited<ReturnType<typeof startApi>>;
const now = new Date("2031-05-01T10:00:00.000Z");
const films = new URL("../../../../../packages/content/films/", import.meta.url);
const storeOf = ({ settings }: Api) => openFileStore({ dataDir: settings.dataDir });
const captions = "WEBVTT\n\n00:00.500 --> 00:09.000\nWelcome in.\n";

function newFolder(): string {
  const folder = temporaryFolder("content-library-");
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}
async function exportTo(api: Api) {
  const folder = newFolder();
  await writeFolder(folder, await exportContent(api.db), await storeOf(api));
  return folder;
}
const importFrom = async (api: Api, folder: string, isDryRun = false) =>
  importContent({ db: api.db, store: await storeOf(api), now }, openFolder(folder), {
    isDryRun,
    archivesMissing: false,
    isDemo: true,
  });
async function filesOf(folder: string) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const read = files
    .toSorted()
    .map(async (file) => [file.slice(folder.length), (await readFile(file)).toString("base64")] as const);
  return new Map(await Promise.all(read));
}

/** A course with all that the library can be used for, and a price. */
async function withLibrary(api: Api) {
  const owner = await signedIn(api, "owner");
  const done = async (answer: Promise<Response>) => {
    const response = await answer;
    if (response.status >= 300) throw new Error(`${response.status} ${await response.text()}`);
    return response;
  };
  const put = (path: string, body: object) => done(owner.send("PUT", `/api/studio/${path}`, body));
  const make = async (path: string, title: string) =>
    ((await (await done(owner.post(`/api/studio/${path}`, { title }))).json()) as { id: string }).id;
  const add = async (name: string, bytes: Buffer) => (await upload(owner, name, bytes)).mediaId ?? "";
  const picture = await add("dawn.jpg", await aPicture(40, 900, 600));
  await put(`media/${picture}`, { name: "Dawn 🌅", alt: "A lake at dawn", focalX: 20, focalY: 80 });
  const film = await add("hands.mp4", readFileSync(new URL("business-strategy.mp4", films)));
  const file = await add("sheet.pdf", Buffer.from("%PDF-1.7 a sheet"));
  const course = await make("courses", "Hands that listen");
  const module = await make(`courses/${course}/modules`, "Beginning");
  const lesson = await make(`modules/${module}/lessons`, "Warm hands");
  const hosted = await make(`modules/${module}/lessons`, "From elsewhere");
  const words = { title: "Warm hands", summary: "", minutes: 5, revision: 0 };
  await put(`lessons/${lesson}/draft`, { ...words, text: `![A lake](/media/${picture})\n` });
  const chapters = [{ startSeconds: 0, title: "Rubbing" }];
  await put(`lessons/${lesson}/film`, { kind: "media", mediaId: film, posterId: picture, chapters });
  await put(`lessons/${lesson}/captions`, { vtt: captions });
  const address = "https://www.youtube.com/watch?v=dQw4w9WgXcQ";
  await put(`lessons/${hosted}/film`, { kind: "hosted", address, posterId: picture, chapters });
  await put(`lessons/${hosted}/captions`, { vtt: captions });
  await put(`courses/${course}/cover`, { mediaId: picture });
  for (const [title, lessonId] of [
    ["For all", null],
    ["For one", lesson],
  ]) {
    await done(owner.post(`/api/studio/courses/${course}/files`, { mediaId: file, title, lessonId }));
  }
  await put(`courses/${course}/offer`, { priceCents: 4_900, isFree: false, basedOn: 0 });
  return { owner, picture, film, file, course, lesson, hosted };
}

test("library, films, captions, covers, files and prices come back to the letter in another academy, once", async () => {
  const first = await startApi();
  const { course, lesson, film } = await withLibrary(first);
  const folder = await exportTo(first);
  const before = await filesOf(folder);
  expect([...before.keys()].filter((path) => path.startsWith("/media/"))).toHaveLength(4);

  const second = await startApi();
  const there = await signedIn(second, "owner");
  const library = async () =>
    ((await (await there.get("/api/studio/media")).json()) as { items: object[] }).items;
  await importFrom(second, folder, true);
  expect(await library(), "only looked at").toEqual([]);

  const lines = await importFrom(second, folder);
  expect(lines).toEqual(
    expect.arrayContaining([
      "library Dawn 🌅: new",
      `course ${course}: another cover`,
      `course ${course}: file “For one” new`,
      `course ${course}: another price`,
    ]),
  );
  expect(await filesOf(await exportTo(second))).toEqual(before);
  expect(await importFrom(second, folder), "once more changes nothing").toEqual([]);

  // It is not only written down: it plays, is drawn in its sizes, and can't be deleted from under the lesson.
  const video = await there.get(`/api/studio/media/${film}/file`);
  expect([video.status, video.headers.get("content-type")]).toEqual([200, "video/mp4"]);
  const view = (await (await there.get(`/api/studio/lessons/${lesson}`)).json()) as {
    film: object;
  };
  expect(view.film).toMatchObject({ captionLines: 1, poster: { alt: "A lake at dawn" } });
  expect((await there.send("DELETE", `/api/studio/media/${film}`)).status).toBe(409);
});

test("bytes that are there under another id are used, and what is no film or picture is refused", async () => {
  const first = await startApi();
  const { course, picture } = await withLibrary(first);
  const folder = await exportTo(first);
  const second = await startApi();
  const owner = await signedIn(second, "owner");
  const { mediaId } = await upload(owner, "mine.jpg", await aPicture(40, 900, 600));

  await importFrom(second, folder);

  const row = await second.db
    .selectFrom("courses")
    .select("cover_id")
    .where("id", "=", course)
    .executeTakeFirstOrThrow();
  expect(row.cover_id).toBe(mediaId);
  const drafts = await listDrafts(second.db, "lesson");
  expect(drafts.map(({ body }) => body.text)).toContain(`![A lake](/media/${mediaId})\n`);
  expect(await importFrom(second, folder), "once more changes nothing").toEqual([]);

  const third = await startApi();
  const file = join(folder, "library.json");
  const said = await readFile(file, "utf8");
  await writeFile(file, said.replace('"kind": "picture"', '"kind": "film"'));
  await expect(importFrom(third, folder)).rejects.toThrow(/is no film/);
  await writeFile(file, "{}");
  await expect(importFrom(third, folder)).rejects.toThrow(new RegExp(picture));
  const media = await third.db.selectFrom("media").select("id").execute();
  expect(media).toEqual([]);
});

test("killed in the middle of an import, the academy is as it was, and the next import does all of it", async () => {
  const first = await startApi();
  await withLibrary(first);
  const folder = await exportTo(first);
  const databaseEnv = await seededDatabase();
  const second = await startApi({ databaseEnv });
  const before = [...(await exportContent(second.db)).files];
  // The captions are a pipe that nobody writes into: it waits there, with half of its rows written.
  const wanted = Buffer.from(captions);
  const names = await readdir(join(folder, "media"));
  const bytes = await Promise.all(names.map((name) => readFile(join(folder, "media", name))));
  const path = join(folder, "media", names[bytes.findIndex((each) => each.equals(wanted))] ?? "");
  await rm(path);
  execFileSync("mkfifo", [path]);

  const env = { ...databaseEnv, DATA_DIR: second.settings.dataDir };
  const importing = spawnCommand("content", ["import", folder], env);
  const ended = new Promise<string | null>((resolve) => {
    importing.once("exit", (_code, signal) => resolve(signal));
  });
  // A pipe can be opened to be written once somebody reads from it.
  const flags = constants.O_WRONLY | constants.O_NONBLOCK;
  const pipe = await eventually(
    () => open(path, flags).catch(() => undefined),
    (found) => found !== undefined,
  );
  importing.kill("SIGKILL");
  expect(await ended).toBe("SIGKILL");
  await pipe?.close();

  expect([...(await exportContent(second.db)).files]).toEqual(before);
  expect(await second.db.selectFrom("media").select("id").execute()).toEqual([]);
  await rm(path);
  await writeFile(path, wanted);
  await importFrom(second, folder);
  expect(await second.db.selectFrom("media").select("id").execute()).toHaveLength(3);
});
