import type { LessonView } from "@academy/contract/lessons";
import type { LearningView } from "@academy/contract/progress";
import type { Page } from "@playwright/test";
import { courseCalled, lessonsOf, newLearner, read } from "../support/learners.ts";
import { endSession, type Member, post } from "../support/people.ts";
import { expect, expectAccessible, noteToasts, test, toasts } from "../support/visit.ts";

type Opened = { person: Member; path: string; lessonId: string };

/** Opens the lesson with a film of about a minute, as somebody who never has. */
async function openFilmLesson(page: Page): Promise<Opened> {
  const person = await newLearner(page);
  const course = await courseCalled(page, "Healer's Business Blueprint");
  const lesson = lessonsOf(course).find(({ title }) => title === "The signature offer");
  const path = `/course/${course.id}/lesson/${lesson?.id}`;
  await page.goto(path);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("The signature offer");
  await filmIsReady(page);
  return { person, path, lessonId: lesson?.id ?? "" };
}

const film = (page: Page) => page.locator("video");
const place = (page: Page) => film(page).evaluate((video: HTMLVideoElement) => video.currentTime);
const isPaused = (page: Page) => film(page).evaluate((video: HTMLVideoElement) => video.paused);
const filmIsReady = (page: Page) =>
  expect.poll(() => film(page).evaluate((video: HTMLVideoElement) => video.readyState)).toBeGreaterThan(0);
const control = (page: Page, name: string) =>
  page.getByRole("main").getByRole("button", { name, exact: true });
const lesson = (page: Page, id: string) => read<LessonView>(page, `/api/lessons/${id}`);
const notes = (page: Page) => page.getByRole("textbox", { name: "Notes on this lesson" });

/** Plays for so many seconds of the film and stops; answers where. */
async function playFor(page: Page, seconds: number): Promise<number> {
  const from = await place(page);
  await control(page, "Play").click();
  await expect.poll(() => place(page), { intervals: [100] }).toBeGreaterThan(from + seconds);
  await control(page, "Pause").click();
  return place(page);
}

async function signInAgain(page: Page, { email, password }: Member) {
  await page.getByRole("textbox", { name: "E-mail" }).fill(email);
  await page.getByRole("textbox", { name: "Password" }).fill(password);
  await page.getByRole("button", { name: "Sign in" }).click();
}

test("a film goes on at the same second on another device", async ({ page, browser, baseURL }) => {
  const { person, path, lessonId } = await openFilmLesson(page);
  await expectAccessible(page);
  const transcript = page.getByRole("list", { name: "Transcript" });
  await transcript.getByRole("button").nth(3).click();
  const line = (await lesson(page, lessonId)).video?.cues[3]?.startSeconds ?? 0;
  await expect.poll(() => place(page)).toBeCloseTo(line, 1);
  await expect(transcript.locator("[aria-current]")).toHaveText(/^0:14/);
  const left = await playFor(page, 2);
  await expect.poll(async () => (await lesson(page, lessonId)).positionSeconds).toBeCloseTo(left, 1);
  // What was passed over was not played.
  const played = (await lesson(page, lessonId)).playedSeconds;
  expect(played).toBeGreaterThan(1.5);
  expect(played).toBeLessThan(left - line + 0.5);

  const context = await browser.newContext({ baseURL });
  const other = await context.newPage();
  await post(other.request, "/api/auth/sign-in/email", { email: person.email, password: person.password });
  await other.goto(path);
  await expect(other.getByText(/^You left off at 0:/)).toBeVisible();
  await expect.poll(() => place(other)).toBeCloseTo(left, 1);
  await other.getByRole("button", { name: "Start from the beginning" }).click();
  await expect.poll(() => place(other)).toBe(0);
  await context.close();

  // Left in the middle of playing, without a pause. A film tells its place four times a second.
  await control(page, "Play").click();
  await expect.poll(() => place(page), { intervals: [100] }).toBeGreaterThan(left + 1);
  const leaving = await place(page);
  await page.goto("/settings");
  await expect
    .poll(async () => (await lesson(page, lessonId)).positionSeconds)
    .toBeGreaterThan(leaving - 0.5);
});

/** As somebody who has read a text to its last line. */
const readToTheEnd = (page: Page) =>
  page.locator(".lesson-text").evaluate((text) => text.scrollIntoView({ block: "end", behavior: "instant" }));
const scrollY = (page: Page) => page.evaluate(() => window.scrollY);
const textPosition = async (page: Page, id: string) => (await lesson(page, id)).textPosition;

test("a film that was watched and a text that was read complete their lesson; a film that was dragged does not", async ({
  page,
}) => {
  const { lessonId } = await openFilmLesson(page);
  const speedUp = (rate: number) =>
    film(page).evaluate((video: HTMLVideoElement, faster) => {
      video.playbackRate = faster;
    }, rate);
  await page.getByRole("slider", { name: "Place in the film" }).fill("50");
  await speedUp(16);
  await control(page, "Play").click();
  await expect.poll(() => film(page).evaluate((video: HTMLVideoElement) => video.ended)).toBe(true);
  expect((await lesson(page, lessonId)).completed).toBe(false);

  await page.getByRole("slider", { name: "Place in the film" }).fill("0");
  await speedUp(16);
  await control(page, "Play").click();
  await expect.poll(async () => (await lesson(page, lessonId)).isFilmWatched).toBe(true);
  expect((await lesson(page, lessonId)).completed).toBe(false);
  await readToTheEnd(page);
  await expect(
    page.getByText("You have watched the film and read the text: the lesson is marked complete."),
  ).toBeVisible();
  await expect(toasts(page)).toHaveCount(0);
  await expect.poll(async () => (await lesson(page, lessonId)).completed).toBe(true);
});

test.describe("on a bad line", () => {
  test.use({ expectedConsole: [/ERR_INTERNET_DISCONNECTED/] });

  test("nothing is lost in the middle of a lesson, and nothing counts twice", async ({ page, context }) => {
    const { lessonId } = await openFilmLesson(page);
    await playFor(page, 1);
    await context.setOffline(true);
    const left = await playFor(page, 2);
    await control(page, "Mark complete").click();
    // One thing is said, and not a toast as well.
    await expect(page.getByText("Kept on this device. It is sent as soon as")).toBeVisible();
    await expect(toasts(page)).toHaveCount(0);
    await notes(page).fill("The kettle, not the price.");
    await expect(page.getByText("Kept on this device", { exact: true })).toBeVisible();
    await context.setOffline(false);

    await expect(page.getByText(/^Kept on this device/)).toHaveCount(0);
    await expect(page.getByText("Saved", { exact: true })).toBeVisible();
    const now = await lesson(page, lessonId);
    expect(now).toMatchObject({ completed: true, note: { text: "The kettle, not the price." } });
    expect(now.positionSeconds).toBeCloseTo(left, 1);
    const before = now.playedSeconds;
    expect(before).toBeLessThan(left + 0.5);
    await page.reload();
    await filmIsReady(page);
    expect((await lesson(page, lessonId)).playedSeconds).toBe(before);
    const { watchedSeconds } = await read<LearningView>(page, "/api/my-learning");
    expect(watchedSeconds).toBeLessThanOrEqual(Math.ceil(before));
    expect(
      await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("kept:"))),
    ).toEqual([]);
  });
});

test("a text opens where it was left, and completes its lesson when it was read", async ({ page }) => {
  await newLearner(page);
  const course = await courseCalled(page, "Healer's Business Blueprint");
  const texts = lessonsOf(course).filter(({ hasVideo }) => !hasVideo);
  const id = texts[0]?.id ?? "";
  await page.goto(`/course/${course.id}/lesson/${id}`);
  const text = page.locator(".lesson-text");
  await expect(text).toBeVisible();
  await text
    .locator("p")
    .nth(4)
    .evaluate(async (element) => {
      element.scrollIntoView({ block: "start", behavior: "instant" });
      await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
    });
  const before = await scrollY(page);
  await page.goto("/settings");
  await expect.poll(() => textPosition(page, id)).toBeGreaterThan(0);
  // Another page does not open at the place of the one before.
  expect(await scrollY(page)).toBe(0);
  expect((await read<LearningView>(page, "/api/my-learning")).streakDays).toBe(1);

  await page.goto(`/course/${course.id}/lesson/${id}`);
  await expect(text).toBeVisible();
  expect(Math.abs((await scrollY(page)) - before)).toBeLessThan(40);
  await readToTheEnd(page);
  await expect(page.getByText("You have read the text: the lesson is marked complete.")).toBeVisible();
  await expect(toasts(page)).toHaveCount(0);
  await expect.poll(async () => (await lesson(page, id)).completed).toBe(true);
});

test("the focus stays with the mark, and goes to the heading of the next lesson", async ({ page }) => {
  await openFilmLesson(page);
  await control(page, "Mark complete").click();
  await expect(control(page, "Unmark")).toBeFocused();
  await expect(toasts(page)).toHaveText(/Progress Updated\s*Your learning progress has been saved\./);
  await control(page, "Unmark").click();
  await expect(control(page, "Mark complete")).toBeFocused();
  const next = page.getByRole("navigation", { name: "Lessons before and after" }).getByRole("link").last();
  await next.click();
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).not.toHaveText("The signature offer");
  await expect(heading).toBeFocused();
});

test.describe("while the server fails", () => {
  test.use({ expectedConsole: [/500 \(Internal Server Error\)/] });

  test("the error is told once, and goes when the retry succeeds", async ({ page }) => {
    const { lessonId } = await openFilmLesson(page);
    await page.route("**/api/progress", (route) => route.fulfill({ status: 500, body: "{}" }));
    await control(page, "Mark complete").click();
    await expect(toasts(page)).toHaveText(/Error\s*Failed to update progress\. Please try again\./);
    await expect(page.getByText(/^Kept on this device/)).toHaveCount(0);
    await page.unroute("**/api/progress");
    await expect(toasts(page)).toHaveCount(0);
    await expect.poll(async () => (await lesson(page, lessonId)).completed).toBe(true);
  });
});

test.describe("without a session", () => {
  test.use({ expectedConsole: [/401 \(Unauthorized\).*\/api\/progress$/] });

  test("a session lost in the middle leads to sign in and back to the second", async ({ page }) => {
    const { person, path, lessonId } = await openFilmLesson(page);
    const before = await playFor(page, 1);
    // Not while that is being saved: the page would be told before anything is pressed.
    await expect.poll(async () => (await lesson(page, lessonId)).positionSeconds).toBeCloseTo(before, 1);
    await endSession(page);
    // It stands there for half a second.
    const noted = await noteToasts(page);
    await control(page, "Play").click();
    await page.waitForURL((url) => url.pathname === "/sign-in");
    expect(noted).toEqual([
      expect.stringMatching(/Unauthorized\s*You are logged out\. Logging in again\.\.\./),
    ]);
    const left = await page.evaluate(() => {
      const [kept] = Object.entries(localStorage).filter(([key]) => key.startsWith("kept:"));
      return JSON.parse(kept?.[1] ?? "{}").body.positionSeconds;
    });
    expect(left).toBeGreaterThan(before);
    await signInAgain(page, person);
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await filmIsReady(page);
    await expect.poll(() => place(page)).toBeCloseTo(left, 1);

    // A mark that meets the end of the session is not lost either.
    await endSession(page);
    await control(page, "Mark complete").click();
    await page.waitForURL((url) => url.pathname === "/sign-in");
    await signInAgain(page, person);
    await expect(page.getByText("Completed", { exact: true })).toBeVisible();
  });
});

test("the film is steered by keyboard, and only while it has the focus", async ({ page }) => {
  await openFilmLesson(page);
  const press = (...keys: string[]) =>
    keys.reduce((before, key) => before.then(() => page.keyboard.press(key)), Promise.resolve());
  await film(page).focus();
  await press("l");
  await expect.poll(() => place(page)).toBeCloseTo(10, 1);
  await press("ArrowRight", "ArrowRight", "ArrowLeft");
  await expect.poll(() => place(page)).toBeCloseTo(15, 1);
  await press("j");
  await expect.poll(() => place(page)).toBeCloseTo(5, 1);
  await press("Space");
  await expect(control(page, "Pause")).toBeVisible();
  await press("k");
  await expect.poll(() => isPaused(page)).toBe(true);
  await press(">", ">");
  await expect(page.getByRole("combobox", { name: "Speed" })).toHaveValue("1.5");
  await press("<");
  await expect(page.getByText("Speed 1.25", { exact: true })).toBeAttached();
  await press("c");
  await expect(control(page, "Captions")).toHaveAttribute("aria-pressed", "false");
  await press("m");
  await expect(control(page, "Mute")).toHaveAttribute("aria-pressed", "true");
  await press("f");
  await expect(control(page, "Full screen")).toHaveAttribute("aria-pressed", "true");
  await press("f");
  await expect(control(page, "Full screen")).toHaveAttribute("aria-pressed", "false");
  await page.getByText("Keyboard", { exact: true }).click();
  await expect(page.getByText("play or pause")).toBeVisible();
  await notes(page).focus();
  await press("k", "l", "m");
  await expect(notes(page)).toHaveValue("klm");
  expect(await isPaused(page)).toBe(true);
  // How somebody likes to watch is remembered.
  await page.reload();
  await expect(page.getByRole("combobox", { name: "Speed" })).toHaveValue("1.25");
  await expect(control(page, "Captions")).toHaveAttribute("aria-pressed", "false");
});

test.describe("in two tabs", () => {
  test.use({ expectedConsole: [/409 \(Conflict\)/] });

  test("notes written in two tabs are joined", async ({ page, context }) => {
    const { path, lessonId } = await openFilmLesson(page);
    const other = await context.newPage();
    await other.goto(path);
    await notes(other).fill("from the second tab");
    await expect(other.getByText("Saved", { exact: true })).toBeVisible();
    await notes(page).fill("from the first tab");
    await expect(page.getByText("Saved, together with what you wrote elsewhere")).toBeVisible();
    const both = "from the first tab\nfrom the second tab";
    await expect(notes(page)).toHaveValue(both);
    expect((await lesson(page, lessonId)).note.text).toBe(both);
    // What is typed last, before the page is left at once, arrives as well.
    await notes(page).fill(`${both}\nand the last line`);
    await page.goto("/settings");
    await expect.poll(async () => (await lesson(page, lessonId)).note.text).toContain("and the last line");
  });
});
