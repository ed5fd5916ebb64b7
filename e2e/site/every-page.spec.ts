import type { Page } from "@playwright/test";
import { publicPaths } from "../../packages/content/src/public-paths.ts";
import { courseCalled, lessonsOf, read, signInSample } from "../support/learners.ts";
import { openAt } from "../support/quiz-walk.ts";
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
      return isSeen && (left < -1 || right > clientWidth + 1) && !control.closest(".carousel-viewport");
    });
    const names = left.map((control) => control.outerHTML.slice(0, 80));
    const sideways = document.documentElement.scrollWidth - clientWidth;
    style.fontSize = "";
    return [...names, ...(sideways > 0 ? [`${sideways} px to the side`] : [])];
  });
  expect(outside).toEqual([]);
}

async function expectPageInOrder(page: Page, path: string) {
  await test.step(`${path} is accessible and fits the screen`, async () => {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    // The specimens of waiting wait for ever.
    if (path !== "/dev/ui")
      await expect(page.getByRole("status").filter({ hasText: "Loading" })).toHaveCount(0);
    await expectInOrder(page);
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
  await expectScreenInOrder(page, "Maya Lindqvist", () => page.goto(`/verify/${certificate?.id}`));
});
