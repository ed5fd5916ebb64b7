import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { LibrarySearchResults } from "@academy/contract/learning/library";
import { expect, test } from "vitest";
import { signedIn } from "../../testing/browser.ts";
import { makeCourse } from "../../testing/data/courses.ts";
import { give, signInLearner } from "../../testing/data/learners.ts";
import { upload } from "../../testing/data/uploads.ts";
import { refusalOf } from "../../testing/refusal.ts";
import { shareApi } from "../../testing/servers/start-api.ts";
import { starterFilms } from "../courses/public.ts";

/** Each would read all courses anew before its first search. */
const sharedApi = shareApi();

test("what a lesson says in other words is found in the courses one may open, and in no others", async () => {
  const api = await sharedApi();
  const ann = await signInLearner(api);
  const titlesFor = async (q: string) => {
    const response = await ann.get(`/api/my-library/search?q=${encodeURIComponent(q)}`);
    return ((await response.json()) as LibrarySearchResults).hits.map(({ title }) => title);
  };
  const question = "what do I do if a client cries?";
  await give(api.db, ann.id, "blueprintSelfGuided");
  expect(await titlesFor(question)).not.toContain("Grief, anger and other guests");

  await give(api.db, ann.id, "subscribePackage");
  expect(await titlesFor(question)).toContain("Grief, anger and other guests");
});

async function reading() {
  const api = await sharedApi();
  const ann = await signInLearner(api);
  await give(api.db, ann.id, "blueprintSelfGuided");
  const find = async (q: string, page = 1) => {
    const response = await ann.get(`/api/my-library/search?q=${encodeURIComponent(q)}&page=${page}`);
    return (await response.json()) as LibrarySearchResults;
  };
  const { id: courseId } = await api.db
    .selectFrom("courses")
    .select("id")
    .where("starter_key", "=", "healers-business-blueprint")
    .executeTakeFirstOrThrow();
  const lessonCalled = (title: string) =>
    api.db
      .selectFrom("lessons")
      .select(["id", "title"])
      .where("course_id", "=", courseId)
      .where("title", "=", title)
      .executeTakeFirstOrThrow();
  return { api, ann, find, courseId, lessonCalled, lesson: await lessonCalled("The signature offer") };
}

test("lessons, transcripts, notes and answers are found, one's own first, with the hit in its surroundings", async () => {
  const { ann, find, courseId, lesson } = await reading();
  await ann.send("PUT", `/api/lessons/${lesson.id}/note`, {
    text: "Dilnoza’s Kettle again: <b>say it in order</b> 🌿",
    baseRevision: 0,
  });
  await ann.send("PUT", `/api/courses/${courseId}/answers`, {
    changes: [
      {
        item: "sentence.first",
        baseRevision: 0,
        fields: { "": { text: "I put the kettle on and listen.", at: "2026-01-05T08:00:00.000Z" } },
      },
    ],
  });

  const { hits, total } = await find("KETTLE");
  expect(total).toBe(hits.length);
  expect(hits[0]).toMatchObject({ kind: "note", lessonId: lesson.id, title: lesson.title, hit: "Kettle" });
  expect(hits[1]).toMatchObject({ kind: "answer", hit: "kettle", course: { id: courseId } });
  expect((await find("dilnoza's 🌿")).hits.map(({ kind }) => kind)).toEqual(["note"]);

  const byTitle = await find("signature offer");
  expect(byTitle.hits[0]).toMatchObject({ kind: "lesson", lessonId: lesson.id });
  expect((await find("kettle no-such-word-anywhere")).total).toBe(0);
  // What a database reads as a sign is a letter like any other.
  expect((await find("%%%%")).total).toBe(0);
});

test("the plan is found by its name before it was begun, and by its words after", async () => {
  const { ann, find, courseId } = await reading();
  const [named] = (await find("launch plan")).hits;
  expect(named).toMatchObject({ kind: "plan", course: { id: courseId }, hit: "launch" });
  await ann.send("PUT", `/api/courses/${courseId}/answers`, {
    changes: [
      {
        item: "plan.weeks",
        baseRevision: 0,
        fields: { "1.house": { text: "Oil the garden gate", at: "2026-01-05T08:00:00.000Z" } },
      },
    ],
  });
  await ann.post(`/api/courses/${courseId}/plan`, { startsOn: "2026-11-16", emptyWeeks: [6, 9] });
  // Once, where it stands by now.
  expect((await find("garden gate")).hits.map(({ kind }) => kind)).toEqual(["plan"]);
});

test("what is said in a film is found with its moment", async () => {
  const { ann, find, lesson } = await reading();
  const { video } = (await (await ann.get(`/api/lessons/${lesson.id}`)).json()) as {
    video: { cues: { text: string; startSeconds: number }[] };
  };
  const cue = video.cues[2];
  const { hits } = await find(cue?.text.replace(/\s+/g, " ").slice(0, 40) ?? "");
  expect(hits).toContainEqual(
    expect.objectContaining({ kind: "transcript", lessonId: lesson.id, seconds: cue?.startSeconds }),
  );
});

test("what is said in a film that the owner has uploaded is found with its moment, too", async () => {
  const { api, find, lessonCalled } = await reading();
  // One that no other test reads.
  const lesson = await lessonCalled("The first Monday");
  const owner = await signedIn(api, "owner");
  const film = await upload(owner, "mine.mp4", readFileSync(join(starterFilms, "business-strategy.mp4")));
  const put = (path: string, body: object) =>
    owner.send("PUT", `/api/studio/lessons/${lesson.id}/${path}`, body);
  await put("film", { kind: "media", mediaId: film.mediaId, posterId: null, chapters: [] });
  await put("captions", { vtt: "WEBVTT\n\n00:07.000 --> 00:09.000\nA xylophone, far away.\n" });
  const { revision } = (await (await owner.get(`/api/studio/lessons/${lesson.id}`)).json()) as {
    revision: number;
  };
  await owner.post(`/api/studio/lessons/${lesson.id}/publish`, { revision });
  expect((await find("xylophone")).hits).toEqual([
    expect.objectContaining({ kind: "transcript", lessonId: lesson.id, seconds: 7 }),
  ]);
});

test("only what is open to whoever asks is found, page by page", async () => {
  const { api, find } = await reading();
  const course = await makeCourse(api.db, { lessons: 2 });
  await api.db
    .updateTable("lessons")
    .set({ text: "An unheard-of theremin." })
    .where("course_id", "=", course.id)
    .execute();
  expect((await find("theremin")).total).toBe(0);
  const cleo = await signInLearner(api, "Cleo");
  await give(api.db, cleo.id, "subscribePackage");
  const asCleo = async (q: string) =>
    (await (await cleo.get(`/api/my-library/search?q=${q}`)).json()) as LibrarySearchResults;
  expect((await asCleo("theremin")).total).toBe(2);
  const [first, second] = course.lessonIds;
  await api.db
    .updateTable("lessons")
    .set({ is_draft: true })
    .where("id", "=", first ?? "")
    .execute();
  await api.db
    .updateTable("lessons")
    .set({ drip_days: 30 })
    .where("id", "=", second ?? "")
    .execute();
  expect((await asCleo("theremin")).total).toBe(0);

  const all = await find("the");
  const next = await find("the", 2);
  expect(all).toMatchObject({ hasMore: true, total: next.total });
  expect(all.hits).toHaveLength(20);
  expect(next.hits[0]).not.toEqual(all.hits[0]);
  const ben = await signInLearner(api, "Ben");
  expect(((await (await ben.get("/api/my-library/search?q=the")).json()) as LibrarySearchResults).total).toBe(
    0,
  );
  expect((await refusalOf(await ben.get("/api/my-library/search?q=t"))).code).toBe("BAD_REQUEST");
});

test("everything one wrote comes as one document, in which markup is words", async () => {
  const { api, ann, courseId, lesson } = await reading();
  await ann.send("PUT", `/api/lessons/${lesson.id}/note`, {
    text: "<script>alert(1)</script> & tea",
    baseRevision: 0,
  });
  await ann.send("PUT", `/api/courses/${courseId}/answers`, {
    changes: [
      {
        item: "sentence.first",
        baseRevision: 0,
        fields: { "": { text: "I sit with people.", at: "2026-01-05T08:00:00.000Z" } },
      },
    ],
  });
  const response = await ann.get("/api/my-library/writing");
  const html = await response.text();
  expect(response.headers.get("content-disposition")).toContain("my-notes-and-answers.html");
  expect(html).toContain("&lt;script&gt;alert(1)&lt;/script&gt; &amp; tea");
  expect(html).not.toContain("<script");
  expect(html).toContain("I sit with people.");
  expect(html).toContain("The signature offer");
  const print = await ann.get("/api/my-library/writing.pdf");
  expect(print.headers.get("content-type")).toBe("application/pdf");
  expect(
    Buffer.from(await print.arrayBuffer())
      .subarray(0, 5)
      .toString(),
  ).toBe("%PDF-");
  const ben = await signInLearner(api, "Ben");
  expect(await (await ben.get("/api/my-library/writing")).text()).not.toContain("I sit with people.");
});
