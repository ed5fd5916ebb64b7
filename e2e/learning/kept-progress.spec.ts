import type { LearningView } from "@academy/contract/learning/progress";
import { read } from "../support/learners.ts";
import {
  control,
  filmIsReady,
  isPast,
  lesson,
  notes,
  openFilmLesson,
  place,
  playFor,
} from "../support/lessons.ts";
import { endSession, isAt, signInHere } from "../support/people.ts";
import { expect, noteToasts, test, toasts } from "../support/visit.ts";

test.describe("on a bad line", () => {
  test.use({ expectedConsole: [/ERR_INTERNET_DISCONNECTED/] });

  test("nothing is lost in the middle of a lesson, and nothing counts twice", async ({ page, context }) => {
    const { lessonId } = await openFilmLesson(page);
    await playFor(page, 1);
    await context.setOffline(true);
    const left = await playFor(page, 2);
    await control(page, "Mark complete").click();
    // One thing is said, and not a toast as well.
    await expect(page.getByText("Saved on this device. We’ll sync it")).toBeVisible();
    await expect(toasts(page)).toHaveCount(0);
    await notes(page).fill("The kettle, not the price.");
    await expect(page.getByText("Saved on this device", { exact: true })).toBeVisible();
    await context.setOffline(false);

    await expect(page.getByText(/^Saved on this device/)).toHaveCount(0);
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
    // That the lesson was opened again is on its way for a moment.
    await expect
      .poll(() => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("kept:"))))
      .toEqual([]);
  });
});

test.describe("while the server fails", () => {
  test.use({ expectedConsole: [/500 \(Internal Server Error\)/] });

  test("the error is told once, and goes when the retry succeeds", async ({ page }) => {
    await page.clock.install();
    const { lessonId } = await openFilmLesson(page);
    await page.route("**/api/progress", (route) => route.fulfill({ status: 500, body: "{}" }));
    await control(page, "Mark complete").click();
    await expect(toasts(page)).toHaveText(/Error\s*Failed to update progress\. Please try again\./);
    await expect(page.getByText(/^Saved on this device/)).toHaveCount(0);
    await page.unroute("**/api/progress");
    // It is tried again after three seconds.
    await page.clock.fastForward(3000);
    await expect(toasts(page)).toHaveCount(0);
    await expect.poll(async () => (await lesson(page, lessonId)).completed).toBe(true);
  });
});

test.describe("without a session", () => {
  // Whichever comes first: what is saved, or the next piece of the film, which the browser fetches when it wants to.
  test.use({ expectedConsole: [/401 \(Unauthorized\).*\/api\/(progress$|lessons\/[^/]+\/video)/] });

  test("a session lost in the middle leads to sign in and back to the second", async ({ page }) => {
    await page.clock.install();
    // Once all of the lesson has come: what is still asked for when the session ends would be refused as well.
    const workbooks = () => page.waitForResponse(/\/api\/courses\/[^/]+\/workbooks$/);
    const allCame = workbooks();
    const { person, path, lessonId } = await openFilmLesson(page);
    await allCame;
    const before = await playFor(page, 1);
    // Not while that is being saved: the page would be told before anything is pressed.
    await expect.poll(async () => (await lesson(page, lessonId)).positionSeconds).toBeCloseTo(before, 1);
    await endSession(page);
    // It stands there for half a second.
    const noted = await noteToasts(page);
    await control(page, "Play").click();
    await isPast(page, before + 0.5);
    // While it plays, the server hears of it every five seconds.
    await page.clock.fastForward(5000);
    await page.waitForURL(isAt("/sign-in"));
    expect(noted).toEqual([
      expect.stringMatching(/Unauthorized\s*You are logged out\. Logging in again\.\.\./),
    ]);
    const left = await page.evaluate(() => {
      const [kept] = Object.entries(localStorage).filter(([key]) => key.startsWith("kept:"));
      return JSON.parse(kept?.[1] ?? "{}").body.positionSeconds;
    });
    expect(left).toBeGreaterThan(before);
    const allCameAgain = workbooks();
    await signInHere(page, person);
    await expect(page).toHaveURL(isAt(path));
    await filmIsReady(page);
    await expect.poll(() => place(page)).toBeCloseTo(left, 1);
    await allCameAgain;

    // A mark that meets the end of the session is not lost either.
    await endSession(page);
    await control(page, "Mark complete").click();
    await page.waitForURL(isAt("/sign-in"));
    await signInHere(page, person);
    await expect(
      page.getByRole("region", { name: "This lesson" }).getByText("Completed", { exact: true }),
    ).toBeVisible();
  });
});

test.describe("in two tabs", () => {
  test.use({ expectedConsole: [/409 \(Conflict\)/] });

  test("notes written in two tabs are joined", async ({ page, context }) => {
    const { path, lessonId } = await openFilmLesson(page);
    const other = await context.newPage();
    await other.goto(path);
    await notes(other).fill("from the second tab");
    // Whoever leaves the field need not wait until it is saved.
    await notes(other).blur();
    await expect(other.getByText("Saved", { exact: true })).toBeVisible();
    await notes(page).fill("from the first tab");
    await expect(page.getByText("Saved, along with what you wrote on another device")).toBeVisible();
    const both = "from the first tab\nfrom the second tab";
    await expect(notes(page)).toHaveValue(both);
    expect((await lesson(page, lessonId)).note.text).toBe(both);
    // What is typed last, before the page is left at once, arrives as well.
    await notes(page).fill(`${both}\nand the last line`);
    await page.goto("about:blank");
    await expect.poll(async () => (await lesson(page, lessonId)).note.text).toContain("and the last line");
  });
});
