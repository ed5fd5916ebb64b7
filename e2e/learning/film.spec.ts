import type { LessonView } from "@academy/contract/learning/lessons";
import {
  control,
  film,
  filmIsReady,
  isPast,
  lesson,
  notes,
  openFilmLesson,
  place,
  playFor,
} from "../support/lessons.ts";
import { post } from "../support/people.ts";
import {
  expect,
  expectAccessible,
  expectLowHead,
  expectNoSidewaysScroll,
  onPhoneAlone,
  test,
  toasts,
} from "../support/visit.ts";

test("a film goes on at the same second wherever it was left, and is steered by keyboard", async ({
  page,
  browser,
  baseURL,
}) => {
  const { person, path, lessonId } = await openFilmLesson(page);
  const kept = async () => (await lesson(page, lessonId)).positionSeconds;
  const isPaused = () => film(page).evaluate((video: HTMLVideoElement) => video.paused);
  const speed = page.getByRole("combobox", { name: "Speed" });
  let left = 0;

  await test.step("it has no sound and says so, and shows its words", async () => {
    await expect(
      page.getByText("Silent film. Its words are in the captions and in the transcript.", { exact: true }),
    ).toBeVisible();
    await expect(control(page, "Captions")).toHaveAttribute("aria-pressed", "true");
    expect(await film(page).evaluate((video: HTMLVideoElement) => video.textTracks[0]?.mode)).toBe("showing");
    await expect(control(page, "Mute")).toHaveCount(0);
  });

  await test.step("it goes on from a line of its words, and what was passed over was not played", async () => {
    await expectAccessible(page);
    const transcript = page.getByRole("list", { name: "Transcript" });
    await transcript.getByRole("button").nth(3).click();
    const line = (await lesson(page, lessonId)).video?.cues[3]?.startSeconds ?? 0;
    await expect.poll(() => place(page)).toBeCloseTo(line, 1);
    await expect(transcript.locator("[aria-current]")).toHaveText(/^0:14/);
    left = await playFor(page, 2, 1);
    await expect.poll(kept).toBeCloseTo(left, 1);
    const played = (await lesson(page, lessonId)).playedSeconds;
    expect(played).toBeGreaterThan(1.5);
    expect(played).toBeLessThan(left - line + 0.5);
  });

  await test.step("it goes on at the same second on another device", async () => {
    const context = await browser.newContext({ baseURL });
    const other = await context.newPage();
    await post(other.request, "/api/auth/sign-in/email", { email: person.email, password: person.password });
    await other.goto(path);
    await expect(other.getByText(/^You left off at 0:/)).toBeVisible();
    await expect.poll(() => place(other)).toBeCloseTo(left, 1);
    await other.getByRole("button", { name: "Start from the beginning" }).click();
    await expect.poll(() => place(other)).toBe(0);
    await context.close();
  });

  await test.step("left in the middle of playing, without a pause, it is kept as well", async () => {
    await control(page, "Play").click();
    await isPast(page, left + 1);
    const leaving = await place(page);
    // No page of the academy comes next that could make up for it.
    await page.goto("about:blank");
    // A film tells its place four times a second.
    await expect.poll(kept).toBeGreaterThan(leaving - 0.5);
  });

  await test.step("it is steered by keyboard, and only while it has the focus", async () => {
    await page.goto(path);
    await filmIsReady(page);
    await page.getByRole("button", { name: "Start from the beginning" }).click();
    await expect.poll(() => place(page)).toBe(0);
    const press = async (...keys: string[]) => {
      for (const key of keys) await page.keyboard.press(key);
    };
    await expect(film(page)).toBeFocused();
    await press("l");
    await expect.poll(() => place(page)).toBeCloseTo(10, 1);
    await press("ArrowRight", "ArrowRight", "ArrowLeft");
    await expect.poll(() => place(page)).toBeCloseTo(15, 1);
    await press("j");
    await expect.poll(() => place(page)).toBeCloseTo(5, 1);
    await press("Space");
    await expect(control(page, "Pause")).toBeVisible();
    await press("k");
    await expect.poll(isPaused).toBe(true);
    await press(">", ">");
    await expect(speed).toHaveValue("1.5");
    await press("<");
    await expect(page.getByText("Speed 1.25", { exact: true })).toBeAttached();
    await press("c");
    await expect(control(page, "Captions")).toHaveAttribute("aria-pressed", "false");
    await press("m", "ArrowDown");
    expect(
      await film(page).evaluate(({ muted, volume }: HTMLVideoElement) => ({ muted, volume })),
      "no key for what is not there",
    ).toEqual({ muted: false, volume: 1 });
    await press("f");
    await expect(control(page, "Full screen")).toHaveAttribute("aria-pressed", "true");
    await press("f");
    await expect(control(page, "Full screen")).toHaveAttribute("aria-pressed", "false");
    await page.getByText("Keyboard", { exact: true }).click();
    await expect(page.getByText("play or pause")).toBeVisible();
    await expect(page.getByText("sound on or off")).toHaveCount(0);
    await notes(page).focus();
    await press("k", "l", "m");
    await expect(notes(page)).toHaveValue("klm");
    expect(await isPaused()).toBe(true);
  });

  await test.step("how somebody likes to watch is remembered", async () => {
    await page.reload();
    await expect(speed).toHaveValue("1.25");
    await expect(control(page, "Captions")).toHaveAttribute("aria-pressed", "false");
  });

  await test.step("a film with sound can be muted and made quieter", async () => {
    const address = `**/api/lessons/${lessonId}`;
    await page.route(address, async (route) => {
      const found = (await (await route.fetch()).json()) as LessonView;
      await route.fulfill({ json: { ...found, video: { ...found.video, hasSound: true } } });
    });
    await page.reload();
    await filmIsReady(page);
    await expect(page.getByText(/^Silent film/)).toHaveCount(0);
    await film(page).focus();
    await page.keyboard.press("m");
    await expect(control(page, "Mute")).toHaveAttribute("aria-pressed", "true");
    await page.keyboard.press("ArrowDown");
    await expect(page.getByText("Volume 90%", { exact: true })).toBeAttached();
    await control(page, "Mute").click();
    await expect(control(page, "Mute")).toHaveAttribute("aria-pressed", "false");
    await page.getByText("Keyboard", { exact: true }).click();
    await expect(page.getByText("sound on or off")).toBeVisible();
    await page.unroute(address);
  });

  await test.step("the focus stays with the mark, and goes to the heading of the next lesson", async () => {
    await control(page, "Mark complete").click();
    await expect(control(page, "Mark incomplete")).toBeFocused();
    await expect(toasts(page)).toHaveText(/Progress Updated\s*Your learning progress has been saved\./);
    await control(page, "Mark incomplete").click();
    await expect(control(page, "Mark complete")).toBeFocused();
    await page.getByRole("navigation", { name: "Previous and next lesson" }).getByRole("link").last().click();
    const heading = page.getByRole("heading", { level: 1 });
    await expect(heading).not.toHaveText("The signature offer");
    await expect(heading).toBeFocused();
  });
});

test(
  "a phone's first screen has the film, and all lessons are one tap away",
  onPhoneAlone,
  async ({ page }) => {
    const { path } = await openFilmLesson(page);
    const height = page.viewportSize()?.height ?? 0;
    await expectLowHead(page);
    expect((await film(page).boundingBox())?.y).toBeLessThanOrEqual(height / 3);
    await expectNoSidewaysScroll(page);

    await test.step("the list opens at this lesson and leads to another", async () => {
      await control(page, "Lessons").click();
      const list = page.getByRole("dialog", { name: "Lessons of this course" });
      await expect(list.locator("[aria-current]")).toHaveText(/The signature offer/);
      await expect(list.locator("[aria-current]")).toBeInViewport();
      await expectAccessible(page);
      await list.getByRole("link", { name: /A smaller door/ }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("A smaller door");
      await expect(page.getByRole("dialog")).toHaveCount(0);
      await expectLowHead(page);
    });

    await test.step("the course begins with where to go on", async () => {
      await page.goto(path.replace(/\/lesson\/.*/, ""));
      const next = page.getByRole("link", { name: "Start: A smaller door" }).first();
      const box = await next.boundingBox();
      expect((box?.y ?? height) + (box?.height ?? 0)).toBeLessThan(height);
      await expectLowHead(page);
      await expectNoSidewaysScroll(page);
    });
  },
);
