import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { starterCourses } from "@academy/content/courses/starter-courses";
import { type LessonView, lessonView } from "@academy/contract/learning/lessons";
import { expect, test } from "vitest";
import { ask } from "../../testing/ask.ts";
import type { Api, Browser } from "../../testing/browser.ts";
import { film, filmFile, filmsFolder, filmsLasting } from "../../testing/data/films.ts";
import { give, signInLearner } from "../../testing/data/learners.ts";
import { refusalOf } from "../../testing/refusal.ts";
import { shareApi, startApi } from "../../testing/servers/start-api.ts";

const notFound = { status: 404, code: "NOT_FOUND" };
const [blueprint] = starterCourses;
const starters = blueprint?.modules.flatMap(({ lessons }) => [...lessons]) ?? [];

async function lessonIds(api: Api): Promise<string[]> {
  const rows = await api.db.selectFrom("lessons").select(["id", "title"]).execute();
  const byTitle = new Map(rows.map(({ id, title }) => [title, id]));
  return starters.map(({ title }) => byTitle.get(title) ?? "");
}

const sharedApi = shareApi((whenOver) => ({ filmsFolder: filmsFolder({}, whenOver) }));

async function startLearning(folder?: string) {
  const api = await (folder ? startApi({ filmsFolder: folder }) : sharedApi());
  const ann = await signInLearner(api);
  await give(api.db, ann.id, "blueprintGuided");
  const ids = await lessonIds(api);
  const show = async (id: string | undefined, browser: Browser = ann): Promise<LessonView> =>
    lessonView.parse(await (await browser.get(`/api/lessons/${id}`)).json());
  return { api, ann, ids, show };
}

test("a lesson has its text, its place in the course and where one stands in it", async () => {
  const { api, ids, show } = await startLearning();
  const course = await api.db
    .selectFrom("courses")
    .select(["id", "title"])
    .where("starter_key", "=", blueprint?.key ?? "")
    .executeTakeFirstOrThrow();

  for (const at of [0, 4, 5, 16]) {
    const { title, summary, minutes } = starters[at] as (typeof starters)[number];
    const neighbor = (index: number) =>
      starters[index] ? { id: ids[index], title: starters[index].title } : null;
    expect(await show(ids[at])).toMatchObject({
      id: ids[at],
      title,
      summary,
      duration: minutes,
      text: expect.stringMatching(/^.{1000}/s),
      course,
      module: {
        title: at < 5 ? "The gift" : at < 11 ? "The offer" : "The telling",
        number: at < 5 ? 1 : at < 11 ? 2 : 3,
      },
      number: at + 1,
      total: starters.length,
      previous: neighbor(at - 1),
      next: neighbor(at + 1),
      completed: false,
      positionSeconds: 0,
      playedSeconds: 0,
      note: { text: "", revision: 0 },
    });
  }
  expect(await refusalOf(await api.get(`/api/lessons/${randomUUID()}`))).toMatchObject({ status: 401 });
});

test("a lesson's film comes in two encodings, with captions and a transcript; one without files is a text", async () => {
  const { ids, show } = await startLearning();
  const [first, second] = ids;
  const address = `/api/lessons/${first}`;

  expect(await show(first)).toMatchObject({
    videoUrl: `${address}/video`,
    video: {
      sources: [
        { url: `${address}/video?format=mp4`, type: "video/mp4" },
        { url: `${address}/video?format=webm`, type: "video/webm" },
      ],
      captionsUrl: `${address}/captions.vtt`,
      lengthSeconds: 4.25,
      hasSound: false,
      cues: [
        { startSeconds: 0.5, endSeconds: 2, text: "Spoken for the entitled." },
        { startSeconds: 2, endSeconds: 4.25, text: "And again." },
      ],
    },
  });
  expect(await show(second), "no film").toMatchObject({ videoUrl: null, video: null });
  expect(await show(ids[4]), "a film whose files are missing").toMatchObject({ videoUrl: null, video: null });
});

test("of other courses that a text names it is said whether the reader has them", async () => {
  const { api, ann, ids, show } = await startLearning();
  const naming = ids[starters.findIndex(({ title }) => title === "A price you can say aloud")];
  const title = "Foundation & Mindset";

  expect((await show(naming)).namedCourses).toMatchObject([{ title, isOpen: false }]);
  expect((await show(ids[0])).namedCourses).toEqual([]);
  await give(api.db, ann.id, "subscribePackage");
  expect((await show(naming)).namedCourses).toMatchObject([{ title, isOpen: true }]);
  await api.db.updateTable("courses").set({ is_published: false }).where("title", "=", title).execute();
  expect((await show(naming)).namedCourses, "nor one that nobody can open").toEqual([]);
});

test("how much of a film is enough the server says, and whether it was so much", async () => {
  const { ann, ids, show } = await startLearning(filmsLasting(60));
  const { finishing, course } = await show(ids[0]);
  expect(finishing.watchedSeconds).toBe(54);
  expect(finishing.readingMs).toBeGreaterThan(10_000);
  const watch = (watchedSeconds: number) =>
    ann.post("/api/progress", { courseId: course.id, lessonId: ids[0], watchedSeconds });

  expect((await watch(53.9)).status).toBe(200);
  expect(await show(ids[0])).toMatchObject({ isFilmWatched: false });
  expect((await watch(54)).status).toBe(200);
  expect(await show(ids[0])).toMatchObject({ isFilmWatched: true, completed: false });
});

test("a film longer than its captions says so itself", async () => {
  const { ids, show } = await startLearning(
    filmsFolder({ [`${film.name}.json`]: JSON.stringify({ lengthSeconds: 61.5 }) }),
  );

  expect((await show(ids[0])).video?.lengthSeconds).toBe(61.5);
});

test.each([
  ["silent.mp4", "silent.webm", false],
  ["with-sound.mp4", "with-sound.webm", true],
  ["with-sound.mp4", "silent.webm", true],
  ["silent.mp4", "with-sound.webm", true],
])("a film of %s and %s says that it has sound: %s", async (mp4, webm, hasSound) => {
  const { ids, show } = await startLearning(
    filmsFolder({
      [`${film.name}.mp4`]: readFileSync(filmFile(mp4)),
      [`${film.name}.webm`]: readFileSync(filmFile(webm)),
    }),
  );

  expect((await show(ids[0])).video?.hasSound).toBe(hasSound);
});

test("the film is sent in ranges to the entitled alone, and no shared cache keeps it", async () => {
  const { api, ann, ids } = await startLearning();
  const cookie = [...ann.jar].map(([name, value]) => `${name}=${value}`).join("; ");
  const fetchFilm = (query: string, headers = {}, method = "GET") =>
    ask(`${api.url}/api/lessons/${ids[0]}/video${query}`, { cookie, ...headers }, method);

  const whole = await fetchFilm("");
  expect([whole.status, whole.body.equals(film.mp4)]).toEqual([200, true]);
  expect(whole.headers).toMatchObject({
    "content-type": "video/mp4",
    "accept-ranges": "bytes",
    "content-length": String(film.mp4.length),
    "cache-control": "private, no-cache",
    "content-disposition": expect.stringMatching(/^inline;/),
  });
  const part = await fetchFilm("?format=webm", { range: "bytes=100-199" });
  expect([part.status, part.headers["content-type"]]).toEqual([206, "video/webm"]);
  expect(part.headers["content-range"]).toBe(`bytes 100-199/${film.webm.length}`);
  expect(part.body.equals(film.webm.subarray(100, 200))).toBe(true);
  const beyond = await fetchFilm("", { range: `bytes=${film.mp4.length}-` });
  expect([beyond.status, beyond.headers["content-range"]]).toEqual([416, `bytes */${film.mp4.length}`]);
  const head = await fetchFilm("", {}, "HEAD");
  expect([head.status, head.headers["content-length"], head.body.length]).toEqual([
    200,
    String(film.mp4.length),
    0,
  ]);
  const { etag = "" } = whole.headers;
  expect((await fetchFilm("", { "if-none-match": etag })).status).toBe(304);
  for (const query of ["?format=avi", "?format=webm&x=1", "?format=webm&format=mp4"]) {
    expect((await fetchFilm(query)).status, query).toBe(400);
  }

  const captions = await ann.get(`/api/lessons/${ids[0]}/captions.vtt`);
  expect(await captions.text()).toBe(film.vtt);
  expect(captions.headers.get("content-type")).toBe("text/vtt; charset=utf-8");
  expect(captions.headers.get("cache-control")).toBe("private, no-cache");
});

test("where there is no film there is nothing to send, and a name never leads out of the folder", async () => {
  const { api, ann, ids } = await startLearning(filmsFolder());
  const refusals = async (id = "") =>
    Promise.all(
      ["video", "video?format=webm", "captions.vtt"].map(async (path) =>
        refusalOf(await ann.get(`/api/lessons/${id}/${path}`)),
      ),
    );
  const missing = [notFound, notFound, notFound];

  expect(await refusals(ids[1]), "no film").toMatchObject(missing);
  expect(await refusals(ids[4]), "its files are missing").toMatchObject(missing);
  for (const starter of [`../${film.name}`, `./${film.name}`, "/etc/passwd", "..", ""]) {
    await api.db
      .updateTable("lessons")
      .set({ film: JSON.stringify({ starter }) })
      .where("id", "=", ids[0] ?? "")
      .execute();
    expect(await refusals(ids[0]), starter).toMatchObject(missing);
  }
});
