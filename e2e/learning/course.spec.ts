import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { courseCalled, lessonsOf, newLearner } from "../support/learners.ts";
import { newMember, post } from "../support/people.ts";
import { expect, expectAccessible, expectNoSidewaysScroll, test, toasts } from "../support/visit.ts";

test("from the first lesson to the certificate", async ({ page }) => {
  await newLearner(page);
  const course = await courseCalled(page, "Foundation & Mindset");
  const lessons = lessonsOf(course);
  const last = lessons.at(-1);
  await page.goto(`/course/${course.id}`);
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1, name: course.title })).toBeVisible();
  await expect(page).toHaveTitle(/^Foundation & Mindset ·/);
  await expect(main.getByText(course.description)).toBeVisible();
  const cover = main.getByRole("img", { name: `Cover of ${course.title}` });
  expect(
    await cover.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
  ).toBe(1280);
  const progress = main.getByRole("region", { name: "Your Progress" });
  await expect(progress.getByText("0%", { exact: true })).toBeVisible();
  await expect(progress.getByText(`0 of ${lessons.length} lessons complete`)).toBeVisible();
  const outline = main.getByRole("region", { name: "Modules" });
  await expect(outline.getByText(/^Module \d$/)).toHaveText(["Module 1", "Module 2", "Module 3"]);
  await expect(outline.getByRole("heading", { level: 4 })).toHaveText(lessons.map(({ title }) => title));
  await expect(outline.getByText("Video", { exact: true })).toHaveCount(
    lessons.filter(({ hasVideo }) => hasVideo).length,
  );
  // The one to begin with is marked, and says so to those who listen.
  await expect(outline.locator("[aria-current]")).toHaveAccessibleName(`Start: ${lessons[0]?.title}`);
  const details = main.getByRole("region", { name: "Course Details" });
  await expect(details.getByRole("term")).toHaveText(["Duration", "Difficulty", "Modules", "Lessons"]);
  await expect(details.getByRole("definition").nth(1)).toHaveText(course.difficulty);
  await expect(details.getByRole("definition").nth(3)).toHaveText(String(lessons.length));
  const resources = main.getByRole("region", { name: "Resources" });
  await expect(resources.getByRole("link", { name: /^Course Materials/ })).toHaveAttribute(
    "href",
    "/resources",
  );
  await expect(main.getByRole("region", { name: "Certificate" })).toHaveCount(0);
  await expectNoSidewaysScroll(page);

  const [workbook] = await Promise.all([
    page.waitForEvent("download"),
    resources.getByRole("link", { name: /^Workbook/ }).click(),
  ]);
  expect((await readFile(await workbook.path())).subarray(0, 5).toString()).toBe("%PDF-");

  await main
    .getByRole("link", { name: `Start: ${lessons[0]?.title}` })
    .first()
    .click();
  await expect(main.getByRole("heading", { level: 1, name: lessons[0]?.title })).toBeVisible();
  await expect(main.getByText(`Module 1 · Lesson 1 of ${lessons.length}`)).toBeVisible();
  await expect(main.getByRole("region", { name: "Exercise" })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await main.getByRole("button", { name: "Mark complete" }).click();
  await expect(toasts(page)).toHaveText(/Progress Updated\s*Your learning progress has been saved\./);
  await main.getByRole("button", { name: "Mark incomplete" }).click();
  await expect(main.getByText(`0 of ${lessons.length} lessons complete`)).toBeVisible();
  await expect(main.getByRole("link", { name: `Next lesson ${lessons[1]?.title}` })).toBeVisible();

  // A person would go on like this; the rest is the same but for the last.
  for (const { id } of lessons.slice(0, -1)) {
    await post(page.request, "/api/progress", { courseId: course.id, lessonId: id, completed: true });
  }
  await page.goto(`/course/${course.id}`);
  // Chapters that are done are folded; the one to go on in is open, and its lesson is marked.
  const chapters = outline.locator("summary");
  await expect(outline.locator("details[open] > summary")).toHaveText([/Module 3/]);
  await expect(chapters.first()).toContainText("lessons done");
  await expect(outline.locator("[aria-current]")).toHaveAccessibleName(`Start: ${last?.title}`);
  await expect(progress.getByText(`${last?.duration} min left`)).toBeVisible();
  await main.getByRole("link", { name: `Continue: ${last?.title}` }).click();
  await main.getByRole("button", { name: "Mark complete" }).click();
  await expect(main.getByText("Well done.", { exact: true })).toBeVisible();
  await expect(main.getByText("You’ve completed the course.")).toBeVisible();
  await main.getByRole("link", { name: "Go to your certificate" }).click();
  await expect(progress.getByText("100%", { exact: true })).toBeVisible();
  const certificate = main.getByRole("region", { name: "Certificate" });
  await expect(certificate).toBeInViewport();
  const [pdf] = await Promise.all([
    page.waitForEvent("download"),
    certificate.getByRole("link", { name: "Download" }).click(),
  ]);
  expect((await readFile(await pdf.path())).subarray(0, 5).toString()).toBe("%PDF-");
  await expect(outline.locator("details[open]")).toHaveCount(0);
  await expect(outline.locator("[aria-current]")).toHaveCount(0);
  await chapters.last().click();
  await expect(outline.getByRole("link", { name: `Review: ${last?.title}` })).toBeVisible();
  await expect(outline.getByText("Completed", { exact: true })).toHaveCount(lessons.length);
  // What is done keeps its number.
  await expect(outline.locator(".lesson-row-number")).toHaveText(lessons.map((_, at) => `${at + 1}`));
  await expect(outline.locator(".lesson-row-number").last()).toBeVisible();
  await expectAccessible(page);

  await test.step("a lesson that is left to do afterward takes nothing from a course that was completed", async () => {
    await post(page.request, "/api/progress", { courseId: course.id, lessonId: last?.id, completed: false });
    const whole = "Completed, with 1 lesson left to explore";
    await page.reload();
    await expect(progress.getByText(whole)).toBeVisible();
    await expect(certificate.getByText("You’ve completed this course.")).toBeVisible();
    await expect(main).not.toContainText(/\d%/);
    await expectAccessible(page);
    for (const path of ["/", "/profile"]) {
      await page.goto(path);
      const bar = main.getByRole("progressbar", { name: course.title });
      await expect(bar).toHaveAttribute("aria-valuetext", whole);
      await expect(bar).toHaveJSProperty("value", 100);
    }
  });
});

test.describe("without entitlement", () => {
  test.use({ expectedConsole: [/403 \(Forbidden\)/] });

  test("the outline is there and locked, and the way to the offers", async ({ page }) => {
    await newMember(page);
    const course = await courseCalled(page, "Business Strategy");
    const [lesson] = lessonsOf(course);
    await page.goto(`/course/${course.id}`);
    const main = page.getByRole("main");
    await expect(main.getByRole("heading", { name: "This course is locked" })).toBeVisible();
    await expect(main.getByRole("heading", { level: 4 })).toHaveCount(lessonsOf(course).length);
    await expect(main.getByText("Locked", { exact: true })).toHaveCount(lessonsOf(course).length);
    await expect(main.locator('a[href*="/lesson/"]')).toHaveCount(0);
    await expect(main.getByRole("region", { name: "Resources" })).toHaveCount(0);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    const withPlan = await courseCalled(page, "Healer’s Business Blueprint");
    await page.goto(`/course/${withPlan.id}/plan`);
    await expect(main.getByRole("heading", { level: 1 })).toHaveText("This plan is locked");
    await expect(main.getByRole("link", { name: "Go to the course" })).toBeVisible();
    await page.goto(`/course/${course.id}/lesson/${lesson?.id}`);
    await expect(main.getByRole("heading", { level: 1 })).toHaveText("This lesson is locked");
    await main.getByRole("link", { name: "See offers" }).click();
    await expect(page).toHaveURL(/\/subscribe$/);
  });
});

test.describe("where there is nothing", () => {
  test.use({ expectedConsole: [/400 \(Bad Request\)|404 \(Not Found\)/] });

  test("a course or a lesson that doesn't exist is said to, and the way back is the dashboard", async ({
    page,
  }) => {
    await newLearner(page);
    const heading = page.getByRole("heading", { level: 1 });
    const course = await courseCalled(page, "Business Strategy");
    const other = await courseCalled(page, "Advanced Healing");
    for (const path of [
      `/course/${course.id}/lesson/${randomUUID()}`,
      `/course/${other.id}/lesson/${lessonsOf(course)[0]?.id}`,
    ]) {
      await page.goto(path);
      await expect(heading).toHaveText("Lesson Not Found");
    }
    for (const id of [randomUUID(), "nonsense"]) {
      await page.goto(`/course/${id}`);
      await expect(heading).toHaveText("Course Not Found");
      await expect(page.getByText("The course you’re looking for doesn’t exist.")).toBeVisible();
    }
    await expectAccessible(page);
    await page.getByRole("link", { name: "Back to Dashboard" }).click();
    await expect(page).toHaveURL(/\/$/);
  });
});
