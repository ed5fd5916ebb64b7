import type { Page } from "@playwright/test";
import { sage } from "../../packages/content/src/sage.ts";
import { openAt } from "../support/quiz-walk.ts";
import { button, panel, press } from "../support/sage.ts";
import { expect, test } from "../support/visit.ts";

test("it comes when the page is idle, as a landmark of its own, and its panel only when it is wanted", async ({
  page,
}) => {
  await page.goto("/quiz");
  await expect(button(page)).toBeVisible();
  const started = (name: string) =>
    page.evaluate((part) => {
      const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
      const found = performance.getEntriesByType("resource").filter((entry) => entry.name.includes(part));
      return found.map(({ startTime }) => startTime - (navigation?.loadEventEnd ?? 0));
    }, name);
  const [corner] = await started("/sage-corner");
  expect(corner).toBeGreaterThanOrEqual(0);
  expect(await started("/sage-panel")).toEqual([]);

  await test.step("it is a landmark of its own, last in the order of Tab", async () => {
    const landmark = page.getByRole("complementary", { name: sage.title });
    await expect(landmark.getByRole("button")).toHaveCount(1);
    await page.locator("footer a").last().focus();
    await page.keyboard.press("Tab");
    await expect(button(page)).toBeFocused();
    await expect(button(page)).toBeInViewport();
  });
  await press(page, button(page));
  await expect(panel(page)).toBeVisible();
  expect(await started("/sage-panel")).toHaveLength(1);
});

// What lies where differs by the width alone: each page is loaded once for both.
const screens = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
];

test("it is in nobody's way, and not there while quiz questions or the lead form are", async ({ page }) => {
  await page.clock.install();
  for (const path of [
    "/home",
    "/healers-business-blueprint",
    "/alumni-group",
    "/subscribe",
    "/contact",
    "/sign-in",
    "/quiz",
  ]) {
    await page.goto(path);
    await expect(button(page)).toBeAttached();
    await expect(page.locator("html[data-in-parts]")).toHaveCount(0);
    for (const screen of screens) {
      await test.step(`on ${path}, ${screen.width} wide, it lies on nothing that can be pressed, and has a place at the end`, async () => {
        await page.setViewportSize(screen);
        for (let nth = 0; nth < 5; nth++) {
          if (!(await bringUnderButton(page, nth))) break;
          await expect(page.locator(".sage-place")).toHaveCSS("opacity", "0");
          // At rest it looks once more.
          await page.clock.runFor(350);
          expect(await coveredControls(page)).toEqual([]);
        }
        await page.evaluate(() => window.scrollTo({ top: 1e6, behavior: "instant" }));
        await expect(page.locator(".sage-place")).toHaveCSS("opacity", "1");
        expect(await coveredControls(page)).toEqual([]);
      });
    }
  }
  await test.step("it is not there while quiz questions or the lead form are", async () => {
    await expect(button(page)).toBeVisible();
    await page.getByRole("button", { name: "Start the assessment" }).click();
    await expect(page.getByText("Question 1 of 60")).toBeVisible();
    await expect(button(page)).toHaveCount(0);
    await openAt(page, 60);
    await expect(page.getByRole("button", { name: "Get My Archetype Results" })).toBeVisible();
    await page.waitForLoadState("networkidle");
    await expect(button(page)).toHaveCount(0);
  });
});

/** Scrolls so that the nth of the controls that reach into the button's column would lie below it. */
const bringUnderButton = (page: Page, nth: number) =>
  page.evaluate((which) => {
    const own = document.querySelector(".sage-place")?.getBoundingClientRect();
    if (!own) return false;
    const reaching = [...document.querySelectorAll("main :is(a, button, summary, input, select, textarea)")]
      .filter((control) => control.checkVisibility({ visibilityProperty: true }))
      .map((control) => control.getBoundingClientRect())
      .filter(({ left, right, width }) => width > 0 && left < own.right && right > own.left);
    const wanted = reaching[which];
    const top = window.scrollY + (wanted?.top ?? 0) - own.top;
    const most = document.documentElement.scrollHeight - window.innerHeight;
    if (!wanted || top < 0 || top > most) return false;
    window.scrollTo({ top, behavior: "instant" });
    return true;
  }, nth);

/** What of the page a press on the helper's button was perhaps meant for. */
const coveredControls = (page: Page) =>
  page.evaluate(() => {
    const place = document.querySelector(".sage-place");
    if (!place || getComputedStyle(place).pointerEvents === "none") return [];
    const own = place.getBoundingClientRect();
    return [...document.querySelectorAll("main :is(a, button, summary, input, select, textarea), footer a")]
      .filter((control) => {
        const { top, bottom, left, right } = control.getBoundingClientRect();
        const isBelow = top < own.bottom && bottom > own.top && left < own.right && right > own.left;
        return isBelow && control.checkVisibility();
      })
      .map((control) => control.outerHTML.slice(0, 120));
  });
