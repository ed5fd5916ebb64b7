import type { LessonView } from "@academy/contract/learning/lessons";
import { expect, type Page } from "@playwright/test";
import { courseCalled, lessonsOf, newLearner, read } from "./learners.ts";
import type { Member } from "./people.ts";

type OpenedLesson = { person: Member; path: string; lessonId: string };

/** Opens the lesson with a film of about a minute, as somebody who never has. */
export async function openFilmLesson(page: Page): Promise<OpenedLesson> {
  const person = await newLearner(page);
  const course = await courseCalled(page, "Healer’s Business Blueprint");
  const lesson = lessonsOf(course).find(({ title }) => title === "The signature offer");
  const path = `/course/${course.id}/lesson/${lesson?.id}`;
  await page.goto(path);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("The signature offer");
  await filmIsReady(page);
  return { person, path, lessonId: lesson?.id ?? "" };
}

/** A lesson as the server knows it. */
export const lesson = (page: Page, id: string) => read<LessonView>(page, `/api/lessons/${id}`);

export const film = (page: Page) => page.locator("video");
export const place = (page: Page) => film(page).evaluate((video: HTMLVideoElement) => video.currentTime);
export const filmIsReady = (page: Page) =>
  expect.poll(() => film(page).evaluate((video: HTMLVideoElement) => video.readyState)).toBeGreaterThan(0);
export const control = (page: Page, name: string) =>
  page.getByRole("main").getByRole("button", { name, exact: true });
export const notes = (page: Page) => page.getByRole("textbox", { name: "Notes on this lesson" });

/** From here on the film goes faster than anybody would watch it. */
export const speedUp = (page: Page, rate: number) =>
  film(page).evaluate((video: HTMLVideoElement, faster) => {
    video.playbackRate = faster;
  }, rate);

/** Until the film has come past a second. */
export const isPast = (page: Page, seconds: number) =>
  expect.poll(() => place(page), { intervals: [50] }).toBeGreaterThan(seconds);

/**
 * Plays so many seconds of the film and stops; answers where. A film tells its place four times a second: where it
 * matters what was counted, and not only where it stands, it is played no faster than it is.
 */
export async function playFor(page: Page, seconds: number, rate = 4): Promise<number> {
  const from = await place(page);
  await speedUp(page, rate);
  await control(page, "Play").click();
  await isPast(page, from + seconds);
  await control(page, "Pause").click();
  return place(page);
}
