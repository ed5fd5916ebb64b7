import type { Page } from "@playwright/test";
import { signInSample } from "../support/learners.ts";
import { newMember } from "../support/people.ts";
import { expect, expectAccessible, expectNoSidewaysScroll, onPhoneToo, test } from "../support/visit.ts";

const section = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
const figures = async (page: Page) => {
  const texts = await section(page, "Your learning in four figures").getByRole("listitem").allInnerTexts();
  return texts.map((text) => text.replace(/\s+/g, " "));
};

test(
  "the sample learner finds their courses, their progress and the lesson that is next",
  onPhoneToo,
  async ({ page }) => {
    await signInSample(page);
    const response = await page.goto("/");
    expect(response?.status()).toBe(200);
    await expect(page).toHaveTitle("Dashboard · Lightworker Academy");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Welcome, Maya");
    const courses = section(page, "My Courses").getByRole("listitem");
    await expect(courses).toHaveCount(4);
    await expect
      .poll(() => figures(page))
      .toEqual(["4 Enrolled Courses", "1 Completed", "6 Resources Downloaded", "25% Progress"]);
    for (const [title, status, action, to] of [
      ["Healer's Business Blueprint", "In Progress", "Continue", /\/lesson\//],
      ["Foundation & Mindset", "Completed", "Review", /^\/course\/[\da-f-]{36}$/],
      ["Business Strategy", "Not Started", "Start", /\/lesson\//],
      ["Advanced Healing", "Not Started", "Start", /\/lesson\//],
    ] as const) {
      const course = courses.filter({ hasText: title });
      await expect(course.getByText(status, { exact: true })).toBeVisible();
      await expect(course.getByRole("link", { name: `${action} (${title})` })).toHaveAttribute("href", to);
      await expect(course.getByText("Your certificate is issued.")).toHaveCount(
        status === "Completed" ? 1 : 0,
      );
    }

    const progress = section(page, "Your Progress");
    for (const words of ["42h", "7 days"])
      await expect(progress.getByText(words, { exact: true })).toBeVisible();
    for (const name of ["First Course", "Quick Learner"])
      await expect(progress.getByText(`${name} (Earned)`)).toBeVisible();
    const enrollments: { course: { title: string }; progressPercentage: number }[] = await (
      await page.request.get("/api/my-enrollments")
    ).json();
    for (const { course, progressPercentage } of enrollments) {
      await expect(progress.getByLabel(course.title)).toHaveAttribute("value", String(progressPercentage));
    }
    await expect(section(page, "Recent Downloads").getByRole("listitem")).toHaveCount(5);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);

    const next = page
      .getByRole("main")
      .getByRole("link", { name: /^Continue \(/ })
      .first();
    const [, title = ""] = /\((.+)\)/.exec(await next.innerText()) ?? [];
    await next.click();
    await expect(page).toHaveURL(/\/lesson\/[\da-f-]{36}$/);
    await expect(page.getByRole("heading", { level: 1 })).toContainText(title);
  },
);

test("somebody new finds what there is to begin with", onPhoneToo, async ({ page }) => {
  await newMember(page, { firstName: "Ismene" });
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Welcome, Ismene");
  const courses = section(page, "My Courses");
  await expect(courses.getByRole("heading", { name: "No courses yet" })).toBeVisible();
  await expect
    .poll(() => figures(page))
    .toEqual(["0 Enrolled Courses", "0 Completed", "0 Resources Downloaded", "0% Progress"]);
  const progress = section(page, "Your Progress");
  for (const words of ["0h", "0 days"])
    await expect(progress.getByText(words, { exact: true })).toBeVisible();
  await expect(progress.getByText("First Course (Not yet)")).toBeVisible();
  await expect(section(page, "Recent Downloads")).toContainText("Nothing downloaded yet.");
  await expect(section(page, "Community").getByRole("link", { name: "Join" })).toHaveAttribute(
    "href",
    "/alumni-group",
  );
  const quiz = section(page, "Which of the ten are you?");
  await expect(quiz.getByRole("link", { name: "Take the quiz" })).toHaveAttribute("href", "/quiz");
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await courses.getByRole("link", { name: "Browse Courses" }).click();
  await expect(page).toHaveURL(/\/subscribe$/);
});
