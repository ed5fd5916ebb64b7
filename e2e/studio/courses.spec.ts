import type { Page } from "@playwright/test";
import { studioCoursePage } from "../../packages/content/src/pages/studio/courses/course-page.ts";
import { studioCoursesPage } from "../../packages/content/src/pages/studio/courses/courses-page.ts";
import { studioLessonPage } from "../../packages/content/src/pages/studio/courses/lesson-page.ts";
import { signInSample } from "../support/learners.ts";
import { newMember } from "../support/people.ts";
import { expect, expectAccessible, expectNoSidewaysScroll, onPhoneToo, test } from "../support/visit.ts";

const [list, one, lesson] = [studioCoursesPage, studioCoursePage, studioLessonPage];
const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const inOrder = async (page: Page) => {
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
};
/** What is loaded from the academy, by name. */
const loadedScripts = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .map(({ name }) => name)
      .filter((name) => name.endsWith(".js")),
  );

test("the owner finds her courses and what is in one", onPhoneToo, async ({ page }) => {
  await signInSample(page, "owner");
  await page.goto("/studio/courses");
  await expect(heading(page)).toHaveText(list.title);
  const row = page.getByRole("row").filter({ hasText: "Foundation & Mindset" });
  await expect(row).toContainText("Published");
  await inOrder(page);
  await row.getByRole("link").click();
  await expect(heading(page)).toHaveText("Foundation & Mindset");
  await expect(page.getByRole("button", { name: one.state.takeBack })).toBeVisible();
  await inOrder(page);
  await page.getByRole("link", { name: "The length of an hour" }).click();
  await expect(page.getByRole("textbox", { name: lesson.title, exact: true })).toHaveValue(
    "The length of an hour",
  );
  await expect(page.getByRole("toolbar", { name: lesson.editor.toolbar })).toBeVisible();
  await inOrder(page);
});

test("nobody else gets in, or gets any of its code", async ({ page }) => {
  await newMember(page);
  await page.goto("/studio/courses");
  await expect(heading(page)).toHaveText("You don’t have access to this page");
  expect((await loadedScripts(page)).filter((name) => /courses-studio|text-editor/.test(name))).toEqual([]);
});
