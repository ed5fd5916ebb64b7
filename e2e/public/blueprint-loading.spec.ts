import type { Page } from "@playwright/test";
import { normalToFeel } from "../../packages/content/src/pages/blueprint/page.ts";
import { expectStill } from "../support/time.ts";
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  test,
  watchLayoutShifts,
} from "../support/visit.ts";

const path = "/healers-business-blueprint";
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const carousel = (page: Page) => page.locator('[aria-roledescription="carousel"]');

test("what the page loads comes when it is needed and from the academy, and moves nothing", async ({
  page,
  baseURL,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  const films = () => asked.filter((url) => /\.(mp4|webm|vtt)$/.test(url));
  const shifts = await watchLayoutShifts(page);
  await page.goto(path);
  await expect(button(page, normalToFeel.pauseLabel)).toBeAttached();
  await page.waitForLoadState("networkidle");
  await expect(page.locator("html[data-in-parts]")).toHaveCount(0);
  await expectNoSidewaysScroll(page);

  await test.step("the voices come to life only when near, and nothing moves when they do", async () => {
    expect(asked.filter((url) => url.includes("voice-carousel"))).toEqual([]);
    const height = () => page.locator(".blueprint-voices").evaluate((section) => section.clientHeight);
    const before = await height();
    await page.locator(".blueprint-voices").scrollIntoViewIfNeeded();
    await expect(carousel(page)).toBeVisible();
    expect(await height()).toBe(before);
  });
  await test.step("nothing shifts from top to bottom", async () => {
    await page.evaluate(async () => {
      const frame = () => new Promise(requestAnimationFrame);
      for (let top = 0; top < document.documentElement.scrollHeight; top += 700) {
        window.scrollTo({ top, behavior: "instant" });
        // Drawn once, and once more for what came into view.
        await frame();
        await frame();
      }
    });
    await button(page, "Show the whole sentence")
      .click({ force: true })
      .catch(() => {});
    await expect(page.locator(".blueprint-word-unsaid")).toHaveCount(0);
    expect(await shifts()).toEqual([]);
  });
  await test.step("it is accessible", async () => {
    // A voice on its way out of sight is half covered, and axe judges what it sees.
    await carousel(page).getByRole("button", { name: "Pause" }).click();
    await button(page, normalToFeel.pauseLabel).click();
    await expectStill(page);
    await expectAccessible(page);
  });
  await test.step("the welcome video is loaded when asked for, with controls and without full screen", async () => {
    await button(page, "Play the welcome video").scrollIntoViewIfNeeded();
    await expect(page.locator(".blueprint-screen img")).toHaveJSProperty("complete", true);
    await expect(page.locator(".blueprint-screen video, .blueprint-screen iframe")).toHaveCount(0);
    expect(films()).toEqual([]);
    const size = await page.locator(".blueprint-screen").boundingBox();
    await button(page, "Play the welcome video").focus();
    await page.keyboard.press("Enter");
    const video = page.locator(".blueprint-screen video");
    await expect(video).toBeFocused();
    // The player of the lessons, but for what makes the picture larger.
    const screen = page.locator(".blueprint-screen");
    for (const name of ["Pause", "Captions"])
      await expect(screen.getByRole("button", { name })).toBeAttached();
    await expect(screen.getByRole("slider", { name: "Place in the film" })).toBeAttached();
    for (const name of ["Full screen", "Picture in picture"])
      await expect(screen.getByRole("button", { name })).toHaveCount(0);
    await expect(video.locator("track")).toHaveAttribute("kind", "captions");
    await expect
      .poll(() => video.evaluate((element: HTMLVideoElement) => element.readyState))
      .toBeGreaterThan(0);
    expect(films().length).toBeGreaterThan(0);
    expect(await page.locator(".blueprint-screen").boundingBox()).toEqual(size);
    await page.keyboard.press("f");
    expect(await page.evaluate(() => document.fullscreenElement === null)).toBe(true);
    await page.keyboard.press("k");
    await expect(screen.getByRole("button", { name: "Play" })).toBeVisible();
    await expect(screen.getByText(/^0:\d\d \/ 0:5\d$/)).toBeVisible();
    await expectAccessible(page, ".blueprint-screen");
  });
  await test.step("nothing comes from another host", () => {
    const hosts = new Set(asked.map((url) => new URL(url).origin));
    expect([...hosts].filter((host) => host !== baseURL && !host.startsWith("data:"))).toEqual([]);
  });
});
