import type { Page } from "@playwright/test";
import { studioCoursePage } from "../../packages/content/src/pages/studio/courses/course-page.ts";
import { studioCoursesPage } from "../../packages/content/src/pages/studio/courses/courses-page.ts";
import { studioLessonPage } from "../../packages/content/src/pages/studio/courses/lesson-page.ts";
import { inOrder, signInAsOwner } from "../support/studio.ts";
import { expect, onPhoneAlone, test } from "../support/visit.ts";

const [list, one, lesson] = [studioCoursesPage, studioCoursePage, studioLessonPage];
const heading = (page: Page) => page.getByRole("heading", { level: 1 });
test("the owner finds her courses and what is in one", onPhoneAlone, async ({ page }) => {
  await signInAsOwner(page);
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
