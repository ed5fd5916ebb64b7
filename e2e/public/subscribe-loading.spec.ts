import type { Page } from "@playwright/test";
import { holdBack } from "../support/hold-back.ts";
import { courses, enroll, openForm, setAnimations, veil } from "../support/subscribing.ts";
import { painted } from "../support/time.ts";
import { expect, test, watchLayoutShifts } from "../support/visit.ts";

const packageCard = (page: Page) => page.getByRole("region", { name: "The package" });

/** Every painted frame's answer to whether heading and package can be seen, each change once. */
const watchContent = (page: Page) =>
  page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    const look = () => {
      const parts = [...document.querySelectorAll("main h1, main .package")];
      const now = parts.map((part) => getComputedStyle(part).visibility).join();
      if (parts.length === 2 && now !== seen.at(-1)) seen.push(now);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });

test("before any script has come the spinner is there, and what follows it stays", async ({ page }) => {
  await watchContent(page);
  const release = await holdBack(page, "**/assets/*.js");
  await page.goto("/subscribe", { waitUntil: "commit" });
  await expect(veil(page)).toBeVisible();
  await expect(packageCard(page)).toBeVisible();
  release();
  await expect(enroll(page)).toHaveAttribute("type", "submit");
  await expect(veil(page)).toHaveCount(0);
  expect(await page.evaluate(() => (window as unknown as { seen: string[] }).seen)).toEqual([
    "visible,hidden",
    "visible,visible",
  ]);
});

/** The style sheet's own clock, which stands still: on a slow machine its second would be over too soon. */
async function stopAnimations(page: Page) {
  const browser = await page.context().newCDPSession(page);
  await browser.send("Animation.enable");
  await browser.send("Animation.setPlaybackRate", { playbackRate: 0 });
}

test("a spinner has the page's first 1000 ms, then the content", async ({ page }) => {
  await stopAnimations(page);
  await page.goto("/subscribe");
  await setAnimations(page, 999);
  // Below what the page is called, which is there from the first paint on.
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(veil(page)).toBeInViewport({ ratio: 1 });
  await expect(packageCard(page)).toHaveCount(0);
  await test.step("and also where the screen ends before that", async () => {
    const size = page.viewportSize();
    await page.setViewportSize({ width: 568, height: 320 });
    await expect(veil(page)).toBeInViewport({ ratio: 1 });
    if (size) await page.setViewportSize(size);
  });
  await test.step("where less motion was asked for, nothing turns", async () => {
    const spinner = page.locator(".subscribe-veil .spinner");
    await expect(spinner).not.toHaveCSS("animation-name", "none");
    await page.emulateMedia({ reducedMotion: "reduce" });
    await expect(spinner).toHaveCSS("animation-name", "none");
    await page.emulateMedia({ reducedMotion: null });
  });
  await setAnimations(page, 1000);
  await expect(veil(page)).toHaveCount(0);
  await expect(packageCard(page)).toBeVisible();
});

for (const width of [390, 1280]) {
  test(`the published courses are asked for when their place is near, and move nothing, at ${width}`, async ({
    page,
  }) => {
    let asked = 0;
    page.on("request", (request) => {
      if (new URL(request.url()).pathname === "/api/courses") asked += 1;
    });
    const shifts = await watchLayoutShifts(page);
    await page.setViewportSize({ width, height: 800 });
    await openForm(page);
    await painted(page);
    expect(asked).toBe(0);
    // Late, so that it arrives while its place is being looked at.
    const letGo = await holdBack(page, "**/api/courses");
    await courses(page).scrollIntoViewIfNeeded();
    await page.getByRole("heading", { name: "What people did with it" }).scrollIntoViewIfNeeded();
    await painted(page);
    letGo();
    const items = courses(page).getByRole("listitem");
    await expect(items.getByRole("heading")).toHaveText([
      "Healer’s Business Blueprint",
      "Foundation & Mindset",
      "Business Strategy",
      "Advanced Healing",
    ]);
    await expect(items.first()).toContainText(/Length\s*\d+ h.*Level\s*Beginner.*3 modules, 17 lessons/s);
    await expect(items.getByRole("link")).toHaveCount(0);
    expect(asked).toBe(1);
    expect((await shifts()).reduce((sum, value) => sum + value, 0)).toBeLessThan(0.01);
  });
}

test.describe("while the courses can't be reached", () => {
  test.use({ expectedConsole: [/ERR_FAILED/] });

  test("the page is whole without them", async ({ page }) => {
    await page.route("**/api/courses", (route) => route.abort());
    await openForm(page);
    await page.getByRole("heading", { name: "What people did with it" }).scrollIntoViewIfNeeded();
    await expect(courses(page)).toHaveCount(0);
    await expect(page.locator("blockquote")).toHaveCount(3);
  });
});
