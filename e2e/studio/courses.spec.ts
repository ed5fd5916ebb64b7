import type { Page } from "@playwright/test";
import { studioCoursePage } from "../../packages/content/src/pages/studio/courses/course-page.ts";
import { studioCoursesPage } from "../../packages/content/src/pages/studio/courses/courses-page.ts";
import { studioLessonPage } from "../../packages/content/src/pages/studio/courses/lesson-page.ts";
import { signInSample } from "../support/learners.ts";
import { startOwnAcademy } from "../support/own-academy.ts";
import { newMember, post } from "../support/people.ts";
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  onPhoneToo,
  test,
  toasts,
} from "../support/visit.ts";

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

test.describe("an academy of one's own", () => {
  // The second to save is told so.
  test.use({ expectedConsole: [/409 \(Conflict\).*\/draft$/] });
  test.setTimeout(120_000);

  test("a course is made, written, arranged, published and read; two writers lose nothing; a version comes back", async ({
    page,
    browser,
  }) => {
    const academy = await startOwnAcademy();
    const signIn = async (tab: Page, role: "owner" | "learner") =>
      post(tab.request, `${academy.url}/api/auth/sign-in/email`, academy.person(role));
    const dialog = page.getByRole("dialog");
    const text = (tab: Page) => tab.getByRole("textbox", { name: lesson.editor.label });
    const status = (tab: Page) => tab.getByRole("status").filter({ hasText: /saved|Saving|Kept|changed/i });
    const saved = (tab: Page) => expect(status(tab)).toHaveText(lesson.saving.saved);
    try {
      await signIn(page, "owner");
      await page.goto(`${academy.url}/studio/courses`);
      await test.step("a course, a module and two lessons", async () => {
        await page.getByRole("button", { name: list.add }).click();
        await dialog.getByRole("textbox", { name: list.make.name }).fill("Slow <b>mornings</b>");
        await inOrder(page);
        await dialog.getByRole("button", { name: list.make.confirm }).click();
        await expect(heading(page)).toHaveText("Slow <b>mornings</b>");
        await page.getByRole("button", { name: one.contents.addModule }).click();
        await dialog.getByRole("textbox", { name: one.moduleForm.name }).fill("Week one");
        await dialog.getByRole("button", { name: one.moduleForm.add, exact: true }).click();
        for (const title of ["Waking", "Tea"]) {
          await page.getByRole("button", { name: `${one.contents.addLesson}: Week one` }).click();
          await dialog.getByRole("textbox", { name: one.lessonForm.name }).fill(title);
          await dialog.getByRole("button", { name: one.lessonForm.add, exact: true }).click();
          await expect(page.getByRole("textbox", { name: lesson.title, exact: true })).toHaveValue(title);
          await page.getByRole("link", { name: "Slow <b>mornings</b>" }).click();
        }
      });

      await test.step("the second is moved to the front by keyboard, and that is said", async () => {
        const handle = page.getByRole("button", { name: "Move “Tea”" });
        const ordered = page.waitForResponse((answer) => answer.url().endsWith("/order") && answer.ok());
        await handle.press("ArrowUp");
        await expect(page.getByText("“Tea” is now number 1 of 2 in “Week one”.")).toBeAttached();
        await expect(handle).toBeFocused();
        await expect(page.locator(".lesson-line-title")).toHaveText(["Tea", "Waking"]);
        await ordered;
        await page.reload();
        await expect(page.locator(".lesson-line-title")).toHaveText(["Tea", "Waking"]);
        await inOrder(page);
      });

      await test.step("it is written with formatting, and saved by itself", async () => {
        await page.getByRole("link", { name: "Tea" }).click();
        await text(page).click();
        await page.keyboard.type("## Water first\n");
        await page.keyboard.type("Let it ");
        await page.keyboard.press("Control+b");
        await page.keyboard.type("boil");
        await page.keyboard.press("Control+b");
        await page.keyboard.type(". Then wait.\n- leaves\nhoney");
        await page.keyboard.press("Enter");
        await page.keyboard.press("Enter");
        await page.keyboard.type("Ask us");
        await page.keyboard.press("Shift+Home");
        await page.keyboard.press("Control+k");
        await dialog.getByRole("textbox", { name: lesson.link.address }).fill("javascript:alert(1)");
        await dialog.getByRole("button", { name: lesson.link.save }).click();
        await expect(dialog.getByText(lesson.link.wrong)).toBeVisible();
        await dialog.getByRole("textbox", { name: lesson.link.address }).fill("/contact");
        await dialog.getByRole("button", { name: lesson.link.save }).click();
        await saved(page);
        await inOrder(page);
        await page.getByRole("button", { name: lesson.editor.markdown, exact: true }).click();
        await expect(text(page)).toHaveValue(
          "## Water first\n\nLet it **boil**. Then wait.\n\n- leaves\n- honey\n\n[Ask us](/contact)\n",
        );
        await page.getByRole("button", { name: lesson.editor.write, exact: true }).click();
        await page.getByRole("button", { name: lesson.preview }).click();
        await expect(page.getByText(lesson.previewPage.banner)).toBeVisible();
        await expect(page.getByRole("heading", { name: "Water first" })).toBeVisible();
        await inOrder(page);
        await page.getByRole("link", { name: lesson.previewPage.back }).click();
      });

      const address = page.url();
      await test.step("it is published, then the course, and a learner reads it", async () => {
        await page.getByRole("button", { name: lesson.publish, exact: true }).click();
        await expect(toasts(page)).toContainText(lesson.publishedInDraft);
        await page.getByRole("link", { name: "Slow <b>mornings</b>" }).click();
        await page.getByRole("button", { name: one.state.publish }).click();
        await dialog.getByRole("button", { name: one.state.confirm.published.confirm }).click();
        await expect(page.getByText(one.state.published)).toBeVisible();
        const learner = await (await browser.newContext()).newPage();
        await signIn(learner, "learner");
        await learner.goto(page.url().replace("/studio/courses/", "/course/"));
        await expect(heading(learner)).toHaveText("Slow <b>mornings</b>");
        await expect(learner.getByText("Waking"), "a draft").toHaveCount(0);
        await learner
          .getByRole("link", { name: /: Tea$/ })
          .first()
          .click();
        await expect(learner.getByRole("heading", { name: "Water first" })).toBeVisible();
        await expect(learner.locator(".lesson-text strong")).toHaveText("boil");
        expect(
          (await loadedScripts(learner)).filter((name) => /text-editor|courses-studio/.test(name)),
        ).toEqual([]);
        await learner.context().close();
      });

      await test.step("of two who write the second is asked, and the other's text stays in the history", async () => {
        await page.goto(address);
        const other = await (await browser.newContext()).newPage();
        await signIn(other, "owner");
        await other.goto(address);
        await text(page).click();
        await page.keyboard.press("Control+Home");
        await page.keyboard.type("First! ");
        await saved(page);
        await text(other).click();
        await other.keyboard.press("Control+Home");
        await other.keyboard.type("Second! ");
        const asked = other.getByRole("dialog", { name: lesson.conflict.title });
        await expect(asked.getByRole("region", { name: lesson.conflict.theirs })).toContainText("First!");
        await expect(asked.getByRole("region", { name: lesson.conflict.mine })).toContainText("Second!");
        await expectAccessible(other);
        await asked.getByRole("button", { name: lesson.conflict.keepMine }).click();
        await saved(other);
        await other.context().close();
      });

      await test.step("what was replaced is restored from the history", async () => {
        await page.reload();
        await expect(text(page)).toContainText("Second! Water first");
        await page.getByRole("button", { name: lesson.history }).click();
        const replaced = dialog.getByRole("listitem").filter({ hasText: lesson.versions.draft });
        await replaced.getByRole("button").click();
        await expect(dialog).toContainText("First! Water first");
        await inOrder(page);
        await dialog.getByRole("button", { name: lesson.versions.restore }).click();
        await expect(toasts(page)).toContainText(lesson.versions.restored);
        await expect(text(page)).toContainText("First! Water first");
      });
    } finally {
      await academy.stop();
    }
  });
});
