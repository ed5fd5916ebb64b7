import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { MediaDetails } from "@academy/contract/studio/media";
import type { PageEdits, PageWords } from "@academy/contract/studio/pages";
import { expect, test } from "vitest";
import { type Browser, signedIn } from "../../testing/browser.ts";
import { upload } from "../../testing/data/uploads.ts";
import { eventually } from "../../testing/eventually.ts";
import { refusalOf } from "../../testing/refusal.ts";
import { startApi } from "../../testing/servers/start-api.ts";
import { starterFilms } from "../courses/public.ts";

const base = "/api/studio/pages/blueprint";
const show = async (browser: Browser) => (await (await browser.get(base)).json()) as PageWords;
const save = async (browser: Browser, film: string) => {
  const edits: PageEdits = { "welcome-video": { film } };
  return browser.send("PUT", `${base}/draft`, { basedOn: (await show(browser)).state, edits });
};
const publish = async (browser: Browser) =>
  browser.post(`${base}/publish`, { basedOn: (await show(browser)).state });

test("the welcome film is the owner's: of her library or at a video host, for everybody and no other film", async () => {
  const api = await startApi({ pages: undefined });
  const owner = await signedIn(api, "owner");
  const bytes = readFileSync(join(starterFilms, "business-strategy.mp4"));
  const { mediaId = "" } = await upload(owner, "welcome.mp4", bytes);
  const { mediaId: paper } = await upload(owner, "plan.pdf", Buffer.from("%PDF-1.7 plan"));

  for (const film of [`${paper}`, "00000000-0000-4000-8000-000000000000", "https://example.org/page"]) {
    expect(await refusalOf(await save(owner, film)), film).toMatchObject({
      status: 400,
      field: "welcome-video:film",
    });
  }
  expect((await api.get(`/api/welcome-film/${mediaId}`)).status).toBe(404);

  // Whatever is said of it, the library knows better.
  expect((await save(owner, `${mediaId}/webm/sound`)).status).toBe(200);
  expect((await show(owner)).edits).toEqual({ "welcome-video": { film: `${mediaId}/mp4/silent` } });
  // Not before it is published.
  expect((await api.get(`/api/welcome-film/${mediaId}`)).status).toBe(404);
  expect((await publish(owner)).status).toBe(204);
  const film = await api.get(`/api/welcome-film/${mediaId}`, { range: "bytes=0-99" });
  expect([film.status, film.headers.get("content-type")]).toEqual([206, "video/mp4"]);
  expect((await api.get("/api/welcome-film/player")).status).toBe(404);
  const page = await (await api.get("/healers-business-blueprint")).text();
  expect(page).toContain(`/api/welcome-film/${mediaId}`);
  expect(page).not.toContain("/video/welcome.mp4");
  // Captions are the film's wherever it plays: those of a lesson that shows it, from the moment they are published.
  const captions = `/api/welcome-film/${mediaId}/captions.vtt`;
  expect(page).not.toContain(captions);
  expect((await api.get(captions)).status).toBe(404);
  const lesson = await api.db.selectFrom("lessons").select("id").orderBy("id").executeTakeFirstOrThrow();
  const put = (what: string, given: object) =>
    owner.send("PUT", `/api/studio/lessons/${lesson.id}/${what}`, given);
  expect((await put("film", { kind: "media", mediaId, posterId: null, chapters: [] })).status).toBe(204);
  const vtt = "WEBVTT\n\n00:01.000 --> 00:04.000\nWelcome in.\n";
  const publishLesson = async () => {
    const published = await owner.post(`/api/studio/lessons/${lesson.id}/publish`, { revision: 0 });
    expect(published.status).toBe(200);
  };
  expect((await put("captions", { vtt })).status).toBe(200);
  await publishLesson();
  const filmNow = () => show(owner).then(({ publishedEdits }) => publishedEdits["welcome-video"]?.film);
  await eventually(filmNow, (now) => now === `${mediaId}/mp4/silent/captions`);
  const served = await api.get(captions);
  expect([served.headers.get("content-type"), await served.text()]).toEqual(["text/vtt; charset=utf-8", vtt]);
  // Saved as it is read, it is no other film.
  expect((await save(owner, `${mediaId}/mp4/silent/captions`)).status).toBe(200);
  expect((await put("captions", { vtt: null })).status).toBe(200);
  await publishLesson();
  await eventually(filmNow, (now) => now === `${mediaId}/mp4/silent`);
  expect((await api.get(captions)).status).toBe(404);
  expect((await put("film", { kind: "none" })).status).toBe(204);
  await publishLesson();
  const { uses } = (await (await owner.get(`/api/studio/media/${mediaId}`)).json()) as MediaDetails;
  expect(uses).toMatchObject([{ role: "film", place: { kind: "page", id: "blueprint" } }]);
  expect((await owner.send("DELETE", `/api/studio/media/${mediaId}`)).status).toBe(409);

  // At a host: known by its page there, and played in a page of ours that names the host.
  expect((await save(owner, "https://youtu.be/dQw4w9WgXcQ?si=share")).status).toBe(200);
  expect((await publish(owner)).status).toBe(204);
  expect((await show(owner)).publishedEdits).toEqual({
    "welcome-video": { film: "https://www.youtube.com/watch?v=dQw4w9WgXcQ" },
  });
  for (const path of ["", "/captions.vtt"]) {
    expect((await api.get(`/api/welcome-film/${mediaId}${path}`)).status).toBe(404);
  }
  const player = await api.get("/api/welcome-film/player");
  expect(player.headers.get("content-security-policy")).toContain(
    "frame-src https://www.youtube-nocookie.com;",
  );
  const hosted = await api.get("/healers-business-blueprint");
  expect(await hosted.text()).toContain("youtube.com");
  expect(hosted.headers.get("content-security-policy")).not.toContain("youtube");
});
