import type { CourseView } from "@academy/contract/learning/courses";
import type { LessonView } from "@academy/contract/learning/lessons";
import type { StudioLesson } from "@academy/contract/studio/courses";
import type { MediaDetails } from "@academy/contract/studio/media";
import { expect, test } from "vitest";
import { type Browser, signedIn } from "../../testing/browser.ts";
import { hostileText } from "../../testing/data/hostile-texts.ts";
import { give, signInLearner } from "../../testing/data/learners.ts";
import { aPicture, upload } from "../../testing/data/uploads.ts";
import { refusalOf } from "../../testing/refusal.ts";
import { startApi } from "../../testing/servers/start-api.ts";

const read = async <Answer>(browser: Browser, path: string) =>
  (await (await browser.get(path)).json()) as Answer;

async function academy() {
  const api = await startApi();
  const owner = await signedIn(api, "owner");
  const ann = await signInLearner(api, "Ann");
  await give(api.db, ann.id, "subscribePackage", new Date());
  const lesson = await api.db
    .selectFrom("lessons")
    .select(["id", "course_id as courseId"])
    .where("film", "is not", null)
    .executeTakeFirstOrThrow();
  const publish = () => owner.post(`/api/studio/lessons/${lesson.id}/publish`, { revision: 0 });
  /** As learners see it from then on. */
  const put = async (
    address: string,
    posterId: string | null = null,
    by: Browser = owner,
    chapters: object[] = [],
  ) => {
    const body = { kind: "hosted", address, posterId, chapters };
    const saved = await by.send("PUT", `/api/studio/lessons/${lesson.id}/film`, body);
    if (saved.ok) expect((await publish()).status).toBe(200);
    return saved;
  };
  return { api, owner, ann, ...lesson, put, publish, player: `/api/lessons/${lesson.id}/player` };
}

test("a film at a video host is played in a page of its own, whose policy names that host and no other", async () => {
  const { owner, ann, id, courseId, put, publish, player } = await academy();
  const { mediaId: posterId } = await upload(owner, "still.jpg", await aPicture());

  expect((await put("https://youtu.be/dQw4w9WgXcQ?si=share", posterId)).status).toBe(204);

  const { video, videoUrl } = await read<LessonView>(ann, `/api/lessons/${id}`);
  expect([video?.sources, videoUrl, video?.poster?.id]).toEqual([[], null, posterId]);
  expect(video?.hosted).toEqual({
    name: "YouTube",
    playerUrl: player,
    pageUrl: "https://www.youtube.com/watch?v=dQw4w9WgXcQ",
  });
  const page = await ann.get(player);
  const policy = page.headers.get("content-security-policy");
  expect(policy).toMatch(
    /^default-src 'none'; frame-src https:\/\/www\.youtube-nocookie\.com; style-src 'sha256-/,
  );
  expect(policy).toMatch(/frame-ancestors 'self'$/);
  expect(await page.text()).toContain(
    'src="https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&amp;rel=0"',
  );

  const outline = await read<CourseView>(ann, `/api/courses/${courseId}`);
  const listed = outline.modules.flatMap(({ lessons }) => lessons).find((each) => each.id === id);
  expect([listed?.hasVideo, listed?.videoUrl]).toEqual([true, null]);
  expect((await ann.get(`/api/lessons/${id}/video`)).status).toBe(404);
  const poster = await read<MediaDetails>(owner, `/api/studio/media/${posterId}`);
  expect(poster.uses.map(({ role }) => role)).toEqual(["poster"]);

  const { film, filmSeconds } = await read<StudioLesson>(owner, `/api/studio/lessons/${id}`);
  expect([film.kind, film.hasStarter, film.hosted?.name, filmSeconds]).toEqual([
    "hosted",
    true,
    "YouTube",
    null,
  ]);
  const progress = { courseId, lessonId: id, filmWatched: true };
  expect((await ann.post("/api/progress", progress)).status).toBe(200);
  expect((await read<LessonView>(ann, `/api/lessons/${id}`)).isFilmWatched).toBe(true);

  await owner.send("PUT", `/api/studio/lessons/${id}/film`, { kind: "starter" });
  expect((await ann.get(player)).status, "until it is published").toBe(200);
  await publish();
  expect((await ann.get(player)).status, "a film of our own needs no such page").toBe(404);
});

test("its captions and chapters stand beside it, and the host's player begins where somebody chose", async () => {
  const { owner, ann, id, put, publish, player } = await academy();
  const captions = (vtt: string | null) => owner.send("PUT", `/api/studio/lessons/${id}/captions`, { vtt });
  const chapters = [
    { startSeconds: 90, title: "The bowl" },
    { startSeconds: 0, title: hostileText.slice(0, 100) },
  ];
  const address = "https://youtu.be/dQw4w9WgXcQ";
  expect((await put(address, null, owner, chapters)).status).toBe(204);
  expect((await captions("WEBVTT\n\n00:01.000 --> 00:04.000\nWelcome in.\n")).status).toBe(200);
  await publish();

  const { video } = await read<LessonView>(ann, `/api/lessons/${id}`);
  expect(video?.chapters).toEqual(chapters.toReversed());
  expect(video?.cues).toEqual([{ startSeconds: 1, endSeconds: 4, text: "Welcome in." }]);
  expect(await (await ann.get(video?.captionsUrl ?? "")).text()).toContain("Welcome in.");
  expect(await (await ann.get(`${player}?at=90`)).text()).toContain("autoplay=1&amp;rel=0&amp;start=90");
  for (const at of ["-1", "1e9", "9 onload=x", "999999"]) {
    expect((await ann.get(`${player}?at=${encodeURIComponent(at)}`)).status, at).toBe(400);
  }

  // The same film keeps its captions; another one has none, and their file is gone.
  await put(`${address}?si=share`);
  const kept = await read<StudioLesson>(owner, `/api/studio/lessons/${id}`);
  expect(kept.film).toMatchObject({ captionLines: 1, chapters: [] });
  await put("https://vimeo.com/76979871");
  expect((await read<StudioLesson>(owner, `/api/studio/lessons/${id}`)).film.captionLines).toBe(null);
  expect((await captions(null)).status).toBe(200);
});

test("the player is for whoever has the course", async () => {
  const { api, put, player } = await academy();
  await put("https://vimeo.com/76979871");
  expect((await (await signInLearner(api, "Bo")).get(player)).status).toBe(403);
  expect((await api.get(player)).status).toBe(401);
});

test("a file on another site is named in the policy as what it is", async () => {
  const { ann, put, player } = await academy();
  await put("https://files.example.com/week-1.mp4?a=1&b=2");
  const page = await ann.get(player);
  expect(page.headers.get("content-security-policy")).toContain("media-src https://files.example.com;");
  expect(await page.text()).toContain('<video src="https://files.example.com/week-1.mp4?a=1&amp;b=2"');
});

test("an embed code, a script or another page is refused, and the film stays what it was", async () => {
  const { api, owner, ann, id, put, player } = await academy();
  await put("https://vimeo.com/76979871");
  const before = await read<StudioLesson>(owner, `/api/studio/lessons/${id}`);
  for (const address of [
    '<iframe src="https://player.vimeo.com/video/76979871"></iframe>',
    "javascript:alert(1)",
    "https://example.com/",
    hostileText,
    "",
  ]) {
    expect(await refusalOf(await put(address))).toMatchObject({ status: 400, field: "address" });
  }
  expect((await put("https://vimeo.com/76979871", null, ann)).status).toBe(403);
  expect((await read<StudioLesson>(owner, `/api/studio/lessons/${id}`)).film).toEqual(before.film);

  // The title of the lesson is the only text of the owner's in that page.
  await api.db.updateTable("lessons").set({ title: hostileText }).where("id", "=", id).execute();
  const html = await (await ann.get(player)).text();
  expect(html).not.toContain(hostileText);
  expect(html.match(/<(?!\/)[a-z!]+/g)).toEqual([
    "<!doctype",
    "<html",
    "<meta",
    "<title",
    "<style",
    "<iframe",
  ]);
});
