import type { Page } from "@playwright/test";
import { publicPaths } from "../../packages/content/src/public-paths.ts";
import { courseCalled, lessonsOf, read, signInSample } from "../support/learners.ts";
import { openAt } from "../support/quiz-walk.ts";
import { signInAsOwner } from "../support/studio.ts";
import { expect, expectAccessible, expectNoSidewaysScroll, onPhoneAlone, test } from "../support/visit.ts";

async function expectInOrder(page: Page) {
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await expectRoomForLargeText(page);
}

/** Letters of twice the size: nothing is wider than the screen, and no control has left it. */
async function expectRoomForLargeText(page: Page) {
  const outside = await page.evaluate(() => {
    const { style, clientWidth } = document.documentElement;
    style.fontSize = "200%";
    const controls = [
      ...document.querySelectorAll(":is(header, main, footer) :is(a[href], button, summary)"),
    ];
    const left = controls.filter((control) => {
      const { left, right, width } = control.getBoundingClientRect();
      const isSeen = width > 1 && control.checkVisibility({ visibilityProperty: true });
      const isOutside = left < -1 || right > clientWidth + 1;
      // What lies side by side and is moved under the finger may go on beyond the edge.
      return isSeen && isOutside && !control.closest(".carousel-viewport, .link-row");
    });
    const names = left.map((control) => control.outerHTML.slice(0, 80));
    const sideways = document.documentElement.scrollWidth - clientWidth;
    style.fontSize = "";
    return [...names, ...(sideways > 0 ? [`${sideways} px to the side`] : [])];
  });
  expect(outside).toEqual([]);
}

/** What stays in its place on a screen would be printed over the words of every sheet. */
async function expectNothingOverPaper(page: Page) {
  await page.emulateMedia({ media: "print" });
  const over = await page.evaluate(() =>
    [...document.querySelectorAll("body *")]
      .filter((part) => getComputedStyle(part).position === "fixed")
      .filter((part) => part.checkVisibility({ visibilityProperty: true }) && part.clientHeight > 0)
      .map((part) => part.outerHTML.slice(0, 80)),
  );
  expect(over).toEqual([]);
  await page.emulateMedia({ media: null });
}

async function expectPageInOrder(page: Page, path: string) {
  await test.step(`${path} is accessible and fits the screen`, async () => {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    // The specimens of waiting wait for ever.
    if (path !== "/dev/ui")
      await expect(page.getByRole("status").filter({ hasText: "Loading" })).toHaveCount(0);
    await expectInOrder(page);
    await expectNothingOverPaper(page);
  });
}

/** Those that are no page of their own for everybody: the heading says that one is there. */
async function expectScreenInOrder(page: Page, heading: string | RegExp, open: () => Promise<unknown>) {
  await test.step(`${heading} is accessible and fits the screen`, async () => {
    await open();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
    await expectInOrder(page);
  });
}

// In two halves, for two at a time.
for (const paths of [publicPaths.slice(0, 5), publicPaths.slice(5)]) {
  test(`accessible, and fit the screen: ${paths.join(", ")}`, onPhoneAlone, async ({ page }) => {
    for (const path of paths) await expectPageInOrder(page, path);
  });
}

test(
  "accessible, and fit the screen: pages that are not meant to be found, and the form after the quiz",
  onPhoneAlone,
  async ({ page }) => {
    for (const path of ["/sign-in", "/dev/mail", "/dev/ui"]) await expectPageInOrder(page, path);
    await expectScreenInOrder(page, /^Well done/, () => openAt(page, 60));
    // A step of each kind.
    for (const done of [1, 20, 30]) {
      const tab = await page.context().newPage();
      await openAt(tab, done);
      await expect(tab.getByText(`Question ${done + 1} of 60`)).toBeVisible();
      await expectRoomForLargeText(tab);
      await tab.close();
    }
  },
);

test("accessible, and fit the screen: the pages of a learner", onPhoneAlone, async ({ page }) => {
  await signInSample(page);
  // The course that the sample learner is in the middle of, and a lesson with a film.
  const course = await courseCalled(page, "Healer’s Business Blueprint");
  const lesson = lessonsOf(course).find(({ title }) => title === "The signature offer");
  const [certificate] = await read<{ id: string }[]>(page, "/api/my-certificates");
  await expectScreenInOrder(page, course.title, () => page.goto(`/course/${course.id}`));
  await expectScreenInOrder(page, "The signature offer", () =>
    page.goto(`/course/${course.id}/lesson/${lesson?.id}`),
  );
  await expectScreenInOrder(page, /^Welcome/, () => page.goto("/"));
  await expectScreenInOrder(page, "Resources", () => page.goto("/resources"));
  await test.step("the tools of a workbook leave nothing outside the screen", async () => {
    await page.goto(`/course/${course.id}/workbook/the-offer-book`);
    await expect(page.locator(".tool-price-sum, .tool-journey, .tool-rehearsal")).toHaveCount(3);
    await expectRoomForLargeText(page);
  });
  await expectScreenInOrder(page, "Your 90-day launch plan", () => page.goto(`/course/${course.id}/plan`));
  await expectScreenInOrder(page, "Search", () => page.goto("/search?q=xqzt"));
  await expect(page.getByRole("heading", { name: /^Nothing found for/ })).toBeVisible();
  await expectScreenInOrder(page, "Settings", () => page.goto("/settings"));
  await expectScreenInOrder(page, "Maya Lindqvist", () => page.goto(`/verify/${certificate?.id}`));
});

test(
  "fit the screen with letters twice as large: the pages of the studio",
  onPhoneAlone,
  async ({ page }) => {
    await signInAsOwner(page);
    const parts = [
      ["", /^(Today|Welcome to your studio)$/],
      ["/orders", "Orders"],
      ["/media", "Media"],
      ["/pages", "Pages"],
      ["/pages/home", "Edit: Home"],
      ["/settings/look", "Settings"],
    ] as const;
    for (const [part, heading] of parts) {
      await test.step(`/studio${part}`, async () => {
        await page.goto(`/studio${part}`);
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
        await expect(page.locator("main .skeleton")).toHaveCount(0);
        await expectRoomForLargeText(page);
      });
    }
  },
);
