import { randomUUID } from "node:crypto";
import type { BookmarksView, SavedBookmark } from "@academy/contract/learning/bookmarks";
import type { LessonView } from "@academy/contract/learning/lessons";
import type { LibrarySearchResults } from "@academy/contract/learning/library";
import { expect, test } from "vitest";
import type { Browser } from "../../../testing/browser.ts";
import { give, signInLearner } from "../../../testing/data/learners.ts";
import { refusalOf } from "../../../testing/refusal.ts";
import { shareApi } from "../../../testing/servers/start-api.ts";

const at = (minute: number) => `2026-01-05T08:${String(minute).padStart(2, "0")}:00.000Z`;
const inText = { seconds: null, block: 4, excerpt: "A price list in order", note: "", isRemoved: false };
const inFilm = { ...inText, seconds: 61.5, block: null, excerpt: "Say it in order" };

const sharedApi = shareApi();

async function startBookmarks() {
  const api = await sharedApi();
  const [ann, bob] = [await signInLearner(api), await signInLearner(api, "Bob")];
  for (const { id } of [ann, bob]) await give(api.db, id, "blueprintSelfGuided");
  const [first, second] = await api.db
    .selectFrom("lessons")
    .innerJoin("courses", "courses.id", "lessons.course_id")
    .select("lessons.id")
    .where("courses.starter_key", "=", "healers-business-blueprint")
    .orderBy("lessons.position")
    .limit(2)
    .execute();
  const lesson = first?.id ?? "";
  const put = (browser: Browser, id: string, body: unknown, of = lesson) =>
    browser.send("PUT", `/api/lessons/${of}/bookmarks/${id}`, body);
  const saved = async (browser: Browser, id: string, body: unknown) =>
    (await (await put(browser, id, body)).json()) as SavedBookmark;
  const read = async (browser: Browser) =>
    ((await (await browser.get(`/api/lessons/${lesson}`)).json()) as LessonView).bookmarks;
  const list = async (browser: Browser, page = 1) =>
    (await (await browser.get(`/api/my-library/bookmarks?page=${page}`)).json()) as BookmarksView;
  return { api, ann, bob, lesson, other: second?.id ?? "", put, saved, read, list };
}

test("bookmarks of two devices are joined; of two changes the later stands, whichever arrives first", async () => {
  const { ann, saved, read } = await startBookmarks();
  const phone = await ann.signInAgain();
  const [one, two] = [randomUUID(), randomUUID()];

  await saved(ann, one, { ...inText, at: at(1) });
  await saved(phone, two, { ...inFilm, at: at(2) });
  expect((await read(ann)).map(({ id }) => id)).toEqual([one, two]);

  await saved(phone, one, { ...inText, note: "the later 🌿", at: at(5) });
  // What another device wrote before that, and what arrives twice, changes nothing.
  expect(await saved(ann, one, { ...inText, note: "the earlier", at: at(4) })).toMatchObject({
    note: "the later 🌿",
    at: at(5),
  });
  expect(await saved(ann, one, { ...inText, note: "twice", at: at(5) })).toMatchObject({
    note: "the later 🌿",
  });

  expect(await saved(ann, one, { ...inText, isRemoved: true, at: at(6) })).toMatchObject({
    isRemoved: true,
    note: "",
    excerpt: "",
  });
  await saved(phone, one, { ...inText, note: "written before it was removed", at: at(5) });
  expect((await read(phone)).map(({ id }) => id)).toEqual([two]);
});

test("a clock that is ahead does not keep its bookmark from ever being changed", async () => {
  const { ann, saved } = await startBookmarks();
  const id = randomUUID();
  const { at: kept } = await saved(ann, id, { ...inText, at: "2099-01-01T00:00:00.000Z" });
  expect(Date.parse(kept)).toBeLessThanOrEqual(Date.now());
});

test("all of them are listed with their lessons, the newest first, and found by their notes", async () => {
  const { ann, saved, list, lesson } = await startBookmarks();
  for (let minute = 0; minute < 21; minute += 1) {
    await saved(ann, randomUUID(), { ...inText, block: minute, at: at(minute) });
  }
  const last = randomUUID();
  await saved(ann, last, { ...inFilm, note: "Xylophone, said aloud", at: at(30) });

  const { bookmarks, hasMore } = await list(ann);
  expect(bookmarks).toHaveLength(20);
  expect(hasMore).toBe(true);
  expect(bookmarks[0]).toMatchObject({ id: last, seconds: 61.5, lesson: { id: lesson } });
  expect((await list(ann, 2)).bookmarks.map(({ block }) => block)).toEqual([1, 0]);

  const found = (await (await ann.get("/api/my-library/search?q=xylophone")).json()) as LibrarySearchResults;
  expect(found.hits).toEqual([
    expect.objectContaining({ kind: "bookmark", bookmarkId: last, lessonId: lesson, seconds: 61.5 }),
  ]);
  const writing = await (await ann.get("/api/my-library/writing")).text();
  expect(writing).toContain("Xylophone, said aloud");
});

test("everyone has their own: nobody reads, changes or moves another's", async () => {
  const { ann, bob, saved, read, list, put, other } = await startBookmarks();
  const id = randomUUID();
  await saved(ann, id, { ...inText, note: "Ann's", at: at(1) });
  await saved(bob, id, { ...inText, note: "Bob's", at: at(2) });
  expect((await read(ann)).map(({ note }) => note)).toEqual(["Ann's"]);
  expect((await list(bob)).bookmarks.map(({ note }) => note)).toEqual(["Bob's"]);
  expect(await refusalOf(await put(ann, id, { ...inText, at: at(9) }, other))).toMatchObject({ status: 404 });
});

test("it is in the film or in the text, on one line, and not endless", async () => {
  const { ann, put } = await startBookmarks();
  const wrong = [
    { ...inText, seconds: 3, at: at(1) },
    { ...inText, block: null, at: at(1) },
    { ...inText, note: "x".repeat(301), at: at(1) },
    { ...inText, note: "two\nlines", at: at(1) },
    { ...inText, excerpt: "x".repeat(161), at: at(1) },
    { ...inText, at: "yesterday" },
  ];
  for (const body of wrong) expect((await put(ann, randomUUID(), body)).status).toBe(400);
});

test("they are in the person's data and go with the account", async () => {
  const { api, ann, saved } = await startBookmarks();
  await saved(ann, randomUUID(), { ...inText, note: "mine alone", at: at(1) });
  const data = (await (await ann.get("/api/account/export")).json()) as { bookmarks: unknown };
  expect(data.bookmarks).toEqual({
    bookmarks: [expect.objectContaining({ note: "mine alone", block: 4, lesson: expect.any(String) })],
  });
  await api.db.deleteFrom("users").where("id", "=", ann.id).execute();
  expect(
    await api.db.selectFrom("lesson_bookmarks").selectAll().where("user_id", "=", ann.id).execute(),
  ).toEqual([]);
});
