import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { lessonPage } from "../../packages/content/src/pages/learning/lesson-page.ts";
import { studioCoursePage } from "../../packages/content/src/pages/studio/courses/course-page.ts";
import { studioLessonPage } from "../../packages/content/src/pages/studio/courses/lesson-page.ts";
import { studioEditor } from "../../packages/content/src/pages/studio/editor.ts";
import { studioMediaPage } from "../../packages/content/src/pages/studio/media-page.ts";
import { test as base } from "../support/academies/demo-academy.ts";
import { post } from "../support/people.ts";
import { expect, expectAccessible, expectNoSidewaysScroll } from "../support/visit.ts";

// A lesson is changed that others read.
const test = base.extend({ baseURL: async ({ academy }, use) => use(academy.url) });

const [media, lesson, course] = [studioMediaPage, studioLessonPage, studioCoursePage];
const films = new URL("../../packages/content/films/", import.meta.url);
const film = readFileSync(new URL("business-strategy.mp4", films));
const boxAt = (bytes: Buffer, name: string) => {
  const at = bytes.indexOf(name) - 4;
  return { at, end: at + bytes.readUInt32BE(at) };
};
/** The same film as a Mac writes it: what a player has to know first stands at its end. */
function lateFilm(): Buffer {
  const { at, end } = boxAt(film, "moov");
  const moov = Buffer.from(film.subarray(at, end));
  const table = moov.indexOf("stco") + 4;
  for (let index = 0; index < moov.readUInt32BE(table + 4); index += 1) {
    const place = table + 8 + 4 * index;
    moov.writeUInt32BE(moov.readUInt32BE(place) - moov.length, place);
  }
  const late = Buffer.concat([film.subarray(0, at), film.subarray(end), moov]);
  late.write("qt  ", 8, "latin1");
  return late;
}
/** And as an old camera writes it: its picture is of a kind that no browser shows. */
function strangeFilm(): Buffer {
  const strange = Buffer.from(film);
  strange.write("mp4v", strange.lastIndexOf("avc1"), "latin1");
  return strange;
}
const inOrder = async (page: Page) => {
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
};
const lineOf = (page: Page, name: string) =>
  page.getByRole("list", { name: media.uploads.label }).getByRole("listitem").filter({ hasText: name });

// What reads films warns of the strange one too.
test.use({ expectedConsole: [/^Unsupported video codec \(sample entry type 'mp4v'\)/] });

test("a picture and a film are uploaded, stand in a lesson, and a learner sees and plays them; a page called a picture is refused", async ({
  page,
  browser,
  academy,
}) => {
  const picture = await sharp({ create: { width: 1000, height: 700, channels: 3, background: "teal" } })
    .jpeg()
    .toBuffer();
  await post(page.request, "/api/auth/sign-in/email", academy.owner);
  await page.goto("/studio/media");
  await page.locator("input[type=file]").setInputFiles([
    { name: "bowl.jpg", mimeType: "image/jpeg", buffer: picture },
    { name: "cat.jpg", mimeType: "image/jpeg", buffer: Buffer.from("GIF89a/*<script>*/=1;alert(1)") },
    { name: "first-film.mp4", mimeType: "video/mp4", buffer: film },
    { name: "late.mov", mimeType: "video/quicktime", buffer: lateFilm() },
    { name: "strange.mp4", mimeType: "video/mp4", buffer: strangeFilm() },
  ]);
  await expect(lineOf(page, "cat.jpg")).toContainText(media.uploads.refused);
  for (const name of ["bowl.jpg", "first-film.mp4", "late.mp4", "strange.mp4"]) {
    await expect(lineOf(page, name)).toContainText(media.uploads.done);
  }
  await expect(lineOf(page, "strange.mp4")).toContainText(media.uploads.asItWas["not-here"]);
  await inOrder(page);
  // Made ready for the web before it went up.
  const stored = await page.evaluate(async () => {
    const { items } = await (await fetch("/api/studio/media?q=late")).json();
    const file = await fetch(`/api/studio/media/${items[0].id}/file`);
    return { name: items[0].name, text: new TextDecoder("latin1").decode(await file.arrayBuffer()) };
  });
  expect(stored.name).toBe("late.mp4");
  expect(stored.text.indexOf("moov")).toBeLessThan(stored.text.indexOf("mdat"));

  // Whoever looks at a film without a picture reads why.
  await page
    .getByRole("list", { name: media.list })
    .getByRole("button", { name: /strange\.mp4/ })
    .click();
  await expect(page.getByText(media.noPicture)).toBeVisible();
  await inOrder(page);
  await page.keyboard.press("Escape");

  // Its point is set with the keys, and kept.
  await page
    .getByRole("list", { name: media.list })
    .getByRole("button", { name: /bowl\.jpg/ })
    .click();
  await page.getByLabel(media.details.alt).fill("Two hands around a bowl");
  const point = page.getByRole("button", { name: media.details.focal });
  await point.press("ArrowLeft");
  await expect(point).toHaveAccessibleName(/45% from the left, 50% from the top/);
  await inOrder(page);
  await page.getByRole("button", { name: media.details.save, exact: true }).click();
  await expect(page.getByText(media.details.saved, { exact: true })).toBeVisible();
  await page.keyboard.press("Escape");

  await page.goto("/studio/courses");
  await page.getByRole("link", { name: "Foundation & Mindset" }).click();
  await expect(page.getByRole("heading", { name: course.files.heading })).toBeVisible();
  await page.getByRole("link", { name: "The length of an hour" }).click();
  await page
    .getByRole("textbox", { name: lesson.editor.label })
    .getByText("An hour has sixty minutes")
    .click();
  await page.getByRole("button", { name: lesson.editor.picture, exact: true }).click();
  await page.getByRole("button", { name: /bowl\.jpg/ }).click();
  await expect(page.getByLabel(studioMediaPage.details.alt)).toHaveValue("Two hands around a bowl");
  await page.getByRole("button", { name: lesson.picture.insert }).click();
  await page.getByRole("button", { name: lesson.film.choose }).click();
  await page.getByRole("button", { name: /first-film\.mp4/ }).click();
  await expect(page.getByText(lesson.film.noCaptions)).toBeVisible();
  // The frame that goes up for it is beside the still picture, and not in with the film.
  await expect(page.getByText(lesson.film.unpublished)).toBeVisible();
  await expect(page.locator(".media-part").getByText(/^first-film.* at /)).toBeVisible();
  await expect(page.getByText(/^first-film.* at /)).toHaveCount(1);
  const captions = {
    name: "film.vtt",
    mimeType: "text/vtt",
    buffer: Buffer.from("WEBVTT\n\n00:00.500 --> 00:09.000\nWelcome in.\n"),
  };
  await page.locator("input[accept*='.vtt']").setInputFiles(captions);
  // A frame of the film is its still picture, without anybody asking.
  await expect(page.getByRole("button", { name: lesson.film.removePoster })).toBeVisible();
  await expect(page.getByText(lesson.film.captionLines(1), { exact: true })).toBeVisible();
  await inOrder(page);
  await page.getByRole("button", { name: studioEditor.publish, exact: true }).click();
  await expect(page.getByText(lesson.published, { exact: true })).toBeVisible();
  // In the library it can't be replaced: that would be live at once, with captions of another.
  const lessonAddress = page.url();
  await page.goto("/studio/media");
  await page
    .getByRole("list", { name: media.list })
    .getByRole("button", { name: /first-film\.mp4/ })
    .press("Enter");
  await expect(page.getByRole("dialog").getByText(media.details.replaceUsed)).toBeVisible();
  await expect(page.getByRole("dialog").getByRole("button", { name: media.details.replace })).toHaveCount(0);
  await page.goto(lessonAddress);
  const [, courseId, lessonId] = /courses\/([^/]+)\/lessons\/([^/]+)/.exec(page.url()) ?? [];

  const context = await browser.newContext();
  const learner = await context.newPage();
  await post(learner.request, "/api/auth/sign-in/email", academy.learner);
  await learner.goto(`/course/${courseId}/lesson/${lessonId}`);
  const shown = learner.getByRole("img", { name: "Two hands around a bowl" });
  await shown.scrollIntoViewIfNeeded();
  await expect.poll(() => shown.evaluate((each: HTMLImageElement) => each.naturalWidth)).toBeGreaterThan(0);
  await expect(learner.getByRole("button", { name: /Welcome in\./ })).toBeVisible();
  await learner.getByRole("button", { name: lessonPage.film.play }).click();
  await expect
    .poll(() => learner.locator("video").evaluate((each: HTMLVideoElement) => each.currentTime))
    .toBeGreaterThan(0.2);
  await inOrder(learner);

  // In its place a film at a video host, of which nothing is loaded before somebody wants it.
  await page.getByRole("button", { name: lesson.film.hosted.use }).click();
  const address = page.getByLabel(lesson.film.hosted.address);
  await address.fill('<iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ"></iframe>');
  await page.getByRole("button", { name: lesson.film.hosted.confirm }).click();
  await expect(page.getByText(lesson.film.hosted.unknown)).toBeVisible();
  await inOrder(page);
  await address.fill("https://youtu.be/dQw4w9WgXcQ");
  await page.getByRole("button", { name: lesson.film.hosted.confirm }).click();
  // What becomes of the captions is asked first.
  const question = page.getByRole("dialog", { name: lesson.film.otherFilm.title });
  await expect(question).toContainText("end at 0:09");
  await expectAccessible(page, "dialog[open]");
  await question.getByRole("button", { name: lesson.film.otherFilm.keep }).press("Enter");
  await expect(page.getByRole("link", { name: "https://www.youtube.com/watch?v=dQw4w9WgXcQ" })).toBeVisible();
  await expect(page.getByText(lesson.film.captionLines(1), { exact: true })).toBeVisible();
  await page.getByLabel(lesson.film.chapters).fill("0:00 Welcome\n1:30 The bowl");
  await page.getByRole("button", { name: lesson.film.saveChapters }).click();
  await expect(page.getByText(lesson.film.chaptersSaved, { exact: true })).toBeVisible();
  await learner.reload();
  await expect(learner.getByRole("button", { name: lessonPage.film.play })).toBeVisible();
  await expect(learner.getByText(/This film comes from YouTube/)).toHaveCount(0);
  await page.getByRole("button", { name: studioEditor.publish, exact: true }).press("Enter");
  await expect(page.getByText(lesson.film.now)).toBeVisible();

  const asked: string[] = [];
  await context.route(/youtube/, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: "text/html", body: "<!doctype html><p>The player</p>" });
  });
  await learner.reload();
  await expect(learner.getByText(/This film comes from YouTube/)).toBeVisible();
  await inOrder(learner);
  expect(asked).toEqual([]);
  await learner.getByRole("button", { name: /^Play / }).click();
  const player = learner.frameLocator(".film-screen iframe").frameLocator("iframe");
  await expect(player.getByText("The player")).toBeVisible();
  expect(asked).toEqual(["https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&rel=0"]);
  await learner.getByRole("button", { name: /The bowl/ }).click();
  await expect.poll(() => asked.at(-1)).toMatch(/&start=90$/);
  await expect(learner.getByRole("button", { name: /Welcome in\./ })).toBeVisible();
  await learner.getByRole("button", { name: lessonPage.film.hosted.watched }).click();
  await expect(learner.getByRole("status").getByText(lessonPage.film.hosted.isWatched)).toBeVisible();
  await context.close();
});
