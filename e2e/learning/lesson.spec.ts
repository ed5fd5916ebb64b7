import type { LearningView } from "@academy/contract/learning/progress";
import type { Page } from "@playwright/test";
import { courseCalled, lessonsOf, read } from "../support/learners.ts";
import { control, film, lesson, openFilmLesson, speedUp } from "../support/lessons.ts";
import { expect, test, toasts } from "../support/visit.ts";

const lessonText = (page: Page) => page.locator(".lesson-text");
const scrollY = (page: Page) => page.evaluate(() => window.scrollY);
const isCompleted = async (page: Page, id: string) => (await lesson(page, id)).completed;

/** Until the film has come to its end, however long that takes a machine that has other things to do. */
const isOver = (page: Page) =>
  film(page).evaluate(async (video: HTMLVideoElement) => {
    if (video.ended) return;
    await new Promise((resolve) => {
      video.addEventListener("ended", resolve, { once: true });
    });
  });

/** As somebody who has gone to a place in the text; the page has heard of it. */
const scrollTo = (page: Page, place: string, block: ScrollLogicalPosition) =>
  page.locator(place).evaluate(async (element, at) => {
    const isHeard = new Promise((resolve) => {
      window.addEventListener("scroll", resolve, { once: true });
    });
    element.scrollIntoView({ block: at, behavior: "instant" });
    await isHeard;
  }, block);

/** Longer than the least time that any lesson's text takes to read. */
const longEnough = 5 * 60_000;
const left = (page: Page, words: string) => page.locator(".lesson-left").getByText(words);

test("what completes a lesson: a film that was watched, not dragged, a text that was read, and an exercise begun or set aside", async ({
  page,
}) => {
  await page.clock.install();
  const { lessonId } = await openFilmLesson(page);
  const slider = page.getByRole("slider", { name: "Place in the film" });

  await test.step("a film that was dragged does not complete its lesson", async () => {
    await slider.fill("50");
    await speedUp(page, 16);
    await control(page, "Play").click();
    await isOver(page);
    expect(await isCompleted(page, lessonId)).toBe(false);
  });

  await test.step("a film that was watched, a text that was read and an exercise set aside do", async () => {
    await slider.fill("0");
    await expect(slider).toHaveValue("0");
    // What counts begins where the film first tells its place: not before that does it go as fast as it can.
    await speedUp(page, 1);
    await control(page, "Play").click();
    await expect(slider).not.toHaveValue("0");
    await speedUp(page, 16);
    await isOver(page);
    await expect.poll(async () => (await lesson(page, lessonId)).isFilmWatched).toBe(true);
    expect(await isCompleted(page, lessonId)).toBe(false);
    await expect(left(page, "Film watched")).toBeVisible();
    // Whoever only passes the last line has not read.
    await scrollTo(page, ".lesson-text", "end");
    await page.clock.fastForward(3000);
    await expect(left(page, "Read the text to the end")).toBeVisible();
    await page.clock.fastForward(longEnough);
    await expect(left(page, "Text read")).toBeVisible();
    expect(await isCompleted(page, lessonId)).toBe(false);
    await control(page, "Set aside for now").click();
    await expect(page.getByText("You’ve set its exercise aside, and it’ll be here")).toBeVisible();
    await expect(page.getByRole("heading", { name: "This lesson", exact: true })).toBeFocused();
    await expect.poll(async () => (await lesson(page, lessonId)).exercise).toBe("setAside");
    await expect(toasts(page)).toHaveCount(0);
    await expect.poll(() => isCompleted(page, lessonId)).toBe(true);
  });

  await test.step("a text opens where it was left, and completes its lesson when they say it was read and the exercise is begun", async () => {
    const course = await courseCalled(page, "Healer’s Business Blueprint");
    const id = lessonsOf(course).find(({ hasVideo }) => !hasVideo)?.id ?? "";
    // Once the lesson is told to be open, the page follows the reader.
    const open = () =>
      Promise.all([page.waitForRequest("**/api/progress"), page.goto(`/course/${course.id}/lesson/${id}`)]);
    await open();
    await expect(lessonText(page)).toBeVisible();
    await scrollTo(page, ".lesson-text p >> nth=4", "start");
    const before = await scrollY(page);
    await page.goto("/settings");
    await expect.poll(async () => (await lesson(page, id)).textPosition).toBeGreaterThan(0);
    // Another page does not open at the place of the one before.
    expect(await scrollY(page)).toBe(0);
    expect((await read<LearningView>(page, "/api/my-learning")).streakDays).toBe(1);

    await open();
    await expect(lessonText(page)).toBeVisible();
    expect(Math.abs((await scrollY(page)) - before)).toBeLessThan(40);
    // Read on paper, say. The button is gone then, and the focus must not be.
    await control(page, "I’ve read it").click();
    await expect(page.locator(".lesson-left-part", { hasText: "Text read" })).toBeFocused();
    await expect(left(page, "Start the exercise")).toBeVisible();
    await page.locator(".workbook-in-lesson textarea").first().fill("A beginning.");
    await expect(
      page.getByText("Nothing is left to do here, so this lesson is marked complete."),
    ).toBeVisible();
    await expect(toasts(page)).toHaveCount(0);
    await expect.poll(() => isCompleted(page, id)).toBe(true);
  });
});
