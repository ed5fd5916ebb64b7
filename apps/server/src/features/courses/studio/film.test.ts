import { randomUUID } from "node:crypto";
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { LessonView } from "@academy/contract/learning/lessons";
import type { StudioCourse, StudioLesson } from "@academy/contract/studio/courses";
import type { MediaDetails, MediaItem } from "@academy/contract/studio/media";
import { expect, test } from "vitest";
import { type Browser, signedIn } from "../../../testing/browser.ts";
import { give, signInLearner } from "../../../testing/data/learners.ts";
import { aPicture, upload } from "../../../testing/data/uploads.ts";
import { refusalOf } from "../../../testing/refusal.ts";
import { startApi } from "../../../testing/servers/start-api.ts";
import { starterFilms } from "../starter-texts.ts";

const vtt = "WEBVTT\n\n00:01.000 --> 00:04.000\nWelcome in.\n";
const read = async <Answer>(browser: Browser, path: string) =>
  (await (await browser.get(path)).json()) as Answer;

/** A starter lesson with a film, a film and a picture in the library, and somebody who has the course. */
async function academy() {
  const api = await startApi();
  const owner = await signedIn(api, "owner");
  const ann = await signInLearner(api, "Ann");
  await give(api.db, ann.id, "subscribePackage", new Date());
  const { id } = await api.db
    .selectFrom("lessons")
    .select("id")
    .where("film", "is not", null)
    .executeTakeFirstOrThrow();
  const film = await upload(owner, "mine.mp4", readFileSync(join(starterFilms, "business-strategy.mp4")));
  const picture = await upload(owner, "still.jpg", await aPicture());
  const body = { kind: "media", mediaId: film.mediaId, posterId: picture.mediaId, chapters: [] };
  const put = (path: string, given: object, by: Browser = owner) =>
    by.send("PUT", `/api/studio/lessons/${id}/${path}`, given);
  const written = () => read<StudioLesson>(owner, `/api/studio/lessons/${id}`);
  const seen = () => read<LessonView>(ann, `/api/lessons/${id}`);
  const publish = async () => {
    const { revision } = await written();
    expect((await owner.post(`/api/studio/lessons/${id}/publish`, { revision })).status).toBe(200);
  };
  const ids = { filmId: film.mediaId, pictureId: picture.mediaId };
  return { api, owner, ann, id, body, put, written, seen, publish, ...ids };
}

test("a poster that arrives while the lessons are put in order is in nobody's way", async () => {
  const { owner, body, put, written } = await academy();
  const { course } = await written();
  const path = `/api/studio/courses/${course.id}`;
  const { revision, modules } = await read<StudioCourse>(owner, path);
  expect((await put("film", body)).status).toBe(204);
  const order = modules.map(({ id, lessons }) => ({ id, lessons: lessons.map((each) => each.id).reverse() }));
  expect((await owner.send("PUT", `${path}/order`, { revision, modules: order })).status).toBe(200);
});

test("a film of the library takes the place of a lesson's own, with poster, captions and chapters", async () => {
  const { ann, id, body, put, publish, written, seen, owner, filmId, pictureId } = await academy();
  const chapters = [
    { startSeconds: 20, title: "Second" },
    { startSeconds: 0, title: "First" },
  ];
  expect((await put("film", { ...body, chapters })).status).toBe(204);
  expect(await (await put("captions", { vtt })).json()).toEqual({ captionLines: 1 });
  expect((await seen()).video?.sources, "nobody sees it before it is published").toHaveLength(2);
  await publish();

  const { video } = await seen();
  expect(video).toMatchObject({ isAudio: false, chapters: chapters.toReversed() });
  expect(video?.cues).toEqual([{ startSeconds: 1, endSeconds: 4, text: "Welcome in." }]);
  expect(video?.poster?.id).toBe(pictureId);
  const bytes = await ann.get(video?.sources[0]?.url ?? "", { range: "bytes=4-7" });
  expect([bytes.status, await bytes.text(), bytes.headers.get("content-type")]).toEqual([
    206,
    "ftyp",
    "video/mp4",
  ]);
  expect(await (await ann.get(video?.captionsUrl ?? "")).text()).toBe(vtt);
  const details = await read<MediaDetails>(owner, `/api/studio/media/${filmId}`);
  expect(details.uses.map(({ role, place }) => [role, place.id])).toEqual([["film", id]]);
  // The library shows it by the picture that the lesson has for it.
  expect(details.still?.id).toBe(pictureId);
  const films = await read<{ items: MediaItem[] }>(owner, "/api/studio/media?kind=film");
  expect(films.items.map(({ still }) => still?.src)).toEqual([details.still?.src]);
  expect((await owner.send("DELETE", `/api/studio/media/${filmId}`)).status).toBe(409);
  // Another one comes into the lesson, by its draft; in the library it would be there at once, with captions for this one.
  const other = readFileSync(join(starterFilms, "advanced-healing.webm"));
  expect(await upload(owner, "other.webm", other, filmId ?? "")).toMatchObject({
    state: "refused",
    reason: "in-use",
  });

  // The same film again keeps its captions; the one from the beginning can come back, and takes the captions away.
  await put("film", { ...body, posterId: null });
  await publish();
  expect((await read<MediaDetails>(owner, `/api/studio/media/${filmId}`)).still).toBeNull();
  expect((await written()).film).toMatchObject({
    kind: "media",
    hasStarter: true,
    captionLines: 1,
    poster: null,
  });
  expect((await put("film", { kind: "starter" })).status).toBe(204);
  expect((await written()).film).toMatchObject({ kind: "starter", isUnpublished: true });
  expect((await owner.send("DELETE", `/api/studio/media/${filmId}`)).status, "it still plays").toBe(409);
  await publish();
  expect((await written()).film).toMatchObject({ kind: "starter", isUnpublished: false });
  expect((await seen()).video?.sources).toHaveLength(2);
  expect((await owner.send("DELETE", `/api/studio/media/${filmId}`)).status).toBe(204);
});

test("captions stay with learners until another film is published, and go along where they are told to", async () => {
  const { api, owner, body, put, publish, written, seen } = await academy();
  const files = async () => (await api.db.selectFrom("files").select("id").execute()).length;
  await put("film", body);
  await put("captions", { vtt });
  await publish();
  const kept = await files();
  const other = await upload(owner, "other.mp4", readFileSync(join(starterFilms, "advanced-healing.mp4")));
  const withOther = await files();
  expect(withOther).toBeGreaterThan(kept);
  const second = { ...body, mediaId: other.mediaId };

  await put("film", second);
  expect((await written()).film).toMatchObject({ captionLines: null, isUnpublished: true });
  expect((await seen()).video?.cues).toHaveLength(1);
  expect((await put("film", { kind: "published" })).status).toBe(204);
  expect((await written()).film).toMatchObject({ captionLines: 1, captionsEnd: 4, isUnpublished: false });

  await put("film", { ...second, keepsCaptions: true });
  await publish();
  const { video } = await seen();
  expect([video?.cues.length, (await written()).film.media?.id]).toEqual([1, other.mediaId]);
  expect(await files(), "one file, for whichever film").toBe(withOther);
  await put("film", { ...body, chapters: [] });
  expect(await files(), "learners still read them").toBe(withOther);
  await publish();
  expect((await seen()).video?.cues).toEqual([]);
  expect(await files()).toBe(withOther - 1);
  expect((await written()).state).toBe("published");
});

test("what is no film, no picture or no captions is refused", async () => {
  const { body, put, filmId, pictureId, written } = await academy();
  expect((await put("captions", { vtt })).status, "a starter film has its own").toBe(409);
  expect(await refusalOf(await put("film", { ...body, mediaId: pictureId }))).toMatchObject({
    field: "mediaId",
  });
  expect(await refusalOf(await put("film", { ...body, posterId: filmId }))).toMatchObject({
    field: "posterId",
  });
  await put("film", body);
  expect(await refusalOf(await put("captions", { vtt: "<script>" }))).toMatchObject({ field: "vtt" });
  expect((await written()).film).toMatchObject({ kind: "media", captionLines: null });
});

test("only with access: a film, its captions and a recording's bytes", async () => {
  const { api, body, put, publish, seen } = await academy();
  await put("film", body);
  await put("captions", { vtt });
  await publish();
  const { video } = await seen();
  const stranger = await signInLearner(api, "Bo");
  for (const path of [video?.sources[0]?.url, video?.captionsUrl]) {
    expect((await stranger.get(path ?? "")).status).toBe(403);
    expect((await api.get(path ?? "")).status).toBe(401);
  }
});

test("pictures that a text names are used there, in a draft as in what is published", async () => {
  const { owner, id, pictureId, put, written, seen } = await academy();
  const uses = async () => (await read<MediaDetails>(owner, `/api/studio/media/${pictureId}`)).useCount;
  const before = await written();
  const words = { title: before.title, summary: before.summary, minutes: before.minutes };
  const text = `Look.\n\n![A bowl](/media/${pictureId})\n`;
  const draft = (await (await put("draft", { ...words, text, revision: before.revision })).json()) as {
    revision: number;
  };
  expect([await uses(), (await written()).pictures.length, (await seen()).pictures.length]).toEqual([
    1, 1, 0,
  ]);
  await owner.post(`/api/studio/lessons/${id}/publish`, { revision: draft.revision });
  expect((await seen()).pictures.map((picture) => picture.id)).toEqual([pictureId]);
  // Out of the draft, it is still what learners see.
  const without = await put("draft", { ...words, text: "Nothing.", revision: draft.revision });
  expect(await uses()).toBe(1);
  await owner.post(`/api/studio/lessons/${id}/publish`, {
    revision: ((await without.json()) as { revision: number }).revision,
  });
  expect(await uses()).toBe(0);
});

test("what was watched is counted without a look into the store, which may be slow or away", async () => {
  const { api, ann, id, body, put, publish } = await academy();
  await put("film", body);
  await put("captions", { vtt });
  await publish();
  const { course_id: courseId } = await api.db
    .selectFrom("lessons")
    .select("course_id")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  rmSync(join(api.settings.dataDir, "files"), { recursive: true });

  const played = { viewingId: randomUUID(), seconds: 5 };
  expect((await ann.post("/api/progress", { courseId, lessonId: id, played })).status).toBe(200);
});
