import type { DeskView } from "@academy/contract/desk";
import type { EnrollmentView } from "@academy/contract/learning/progress";
import type { Locator, Page } from "@playwright/test";
import { read, signInSample } from "../support/learners.ts";
import { newMember, post } from "../support/people.ts";
import {
  expect,
  expectAccessible,
  expectLowHead,
  expectNoSidewaysScroll,
  onPhoneAlone,
  test,
} from "../support/visit.ts";

const section = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const badge = (page: Page, hasText: string) => page.getByRole("main").locator(".badge", { hasText });
const figures = async (page: Page) => {
  const texts = await section(page, "Your learning at a glance").getByRole("listitem").allInnerTexts();
  return texts.map((text) => text.replace(/\s+/g, " "));
};
const zeros = ["0 Enrolled Courses", "0 Completed", "0 Resources Downloaded", "0% Progress"];
const longName = "Wolfeschlegelsteinhausenbergerdorff-Oluwaseunfunmilayo";

async function expectInOrder(page: Page) {
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
}

/** Not by scrolling: what is cut off scrolls nothing. */
async function expectWithin(page: Page, shown: Locator) {
  const box = await shown.boundingBox();
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
}

async function expectDashboardOfSample(page: Page) {
  await expect(page).toHaveTitle("Dashboard · Lightworker Academy");
  await expect(heading(page)).toHaveText("Welcome, Maya");
  const courses = section(page, "My Courses").getByRole("listitem");
  await expect(courses).toHaveCount(4);
  await expect
    .poll(() => figures(page))
    .toEqual([
      "4 Enrolled Courses",
      "1 Completed",
      "6 Resources Downloaded",
      "25% Progress · 1 of 4 courses",
    ]);
  for (const [title, status, action, to] of [
    ["Healer’s Business Blueprint", "In Progress", "Continue", /\/lesson\//],
    ["Foundation & Mindset", "Completed", "Review", /^\/course\/[\da-f-]{36}$/],
    ["Business Strategy", "Not Started", "Start", /\/lesson\//],
    ["Advanced Healing", "Not Started", "Start", /\/lesson\//],
  ] as const) {
    const course = courses.filter({ hasText: title });
    await expect(course.getByText(status, { exact: true })).toBeVisible();
    await expect(course.getByRole("link", { name: `${action} (${title})` })).toHaveAttribute("href", to);
    await expect(course.getByText("Your certificate is ready.")).toHaveCount(status === "Completed" ? 1 : 0);
  }

  const progress = section(page, "Your Progress");
  for (const words of ["42h", "7 days"])
    await expect(progress.getByText(words, { exact: true })).toBeVisible();
  for (const name of ["First Course", "Quick Learner"])
    await expect(progress.getByText(`${name} (Earned)`)).toBeVisible();
  const enrollments = await read<EnrollmentView[]>(page, "/api/my-enrollments");
  for (const { course, progressPercentage, completedLessons, totalLessons } of enrollments) {
    const bar = progress.getByLabel(course.title);
    await expect(bar).toHaveAttribute("value", String(progressPercentage));
    // In one place, with what it counts.
    await expect(bar).toHaveAttribute(
      "aria-valuetext",
      `${progressPercentage}% · ${completedLessons} of ${totalLessons} lessons`,
    );
  }
  await expect(section(page, "Recent Downloads").getByRole("listitem")).toHaveCount(5);
}

/** Answers the one certificate. */
async function expectProfileOfSample(page: Page) {
  await expect(heading(page)).toHaveText("Maya Lindqvist");
  const main = page.getByRole("main");
  await expect(main.getByText("ML", { exact: true })).toBeVisible();
  await expect(main.getByText("maya@example.com")).toBeVisible();
  await expect(main.getByText(/^Joined .*\d{4}$/)).toBeVisible();
  for (const words of ["Lightworker Student", "Premium Member"])
    await expect(badge(page, words)).toBeVisible();
  await expect(main.getByText("Free Member")).toHaveCount(0);
  await expect(section(page, "Learning Progress").getByRole("listitem")).toHaveCount(3);
  await expect(section(page, "Recent Downloads").getByRole("listitem")).toHaveCount(5);
  await expect(page.getByRole("link", { name: "Upgrade Now" })).toHaveCount(0);
  const certificate = section(page, "Certificates Earned").getByRole("listitem");
  await expect(certificate).toHaveCount(1);
  await expect(certificate.getByText("Issued to Maya Lindqvist")).toBeVisible();
  await expect(certificate.getByRole("button", { name: "Correct the name" })).toHaveCount(0);
  return certificate;
}

async function expectDashboardOfNewcomer(page: Page) {
  await expect(heading(page)).toHaveText(`Welcome, ${longName}`);
  await expectWithin(page, heading(page).locator("bdi"));
  const courses = section(page, "My Courses");
  await expect(courses.getByRole("heading", { name: "No courses yet" })).toBeVisible();
  await expect.poll(() => figures(page)).toEqual(zeros);
  const progress = section(page, "Your Progress");
  await expect(progress.getByText("Everybody starts at zero.")).toBeVisible();
  for (const words of ["0h", "0 days"])
    await expect(progress.getByText(words, { exact: true })).toBeVisible();
  await expect(progress.getByText("First Course (Not yet)")).toBeVisible();
  await expect(section(page, "Recent Downloads")).toContainText("Nothing downloaded yet.");
  await expect(section(page, "Community").getByRole("link", { name: "Join" })).toHaveAttribute(
    "href",
    "/alumni-group",
  );
  const step = section(page, "Which of the ten are you?");
  for (const [name, to] of [
    ["Take the quiz", "/quiz"],
    ["Read a free lesson What people already come for · 30 min", "/free-lesson"],
    ["Healer’s Business Blueprint The three-week course, from $197 one-time", "/healers-business-blueprint"],
  ] as const)
    await expect(step.getByRole("link", { name })).toHaveAttribute("href", to);
}

async function expectProfileOfNewcomer(page: Page) {
  await expect(heading(page)).toHaveText(`${longName} ${longName}`);
  await expectWithin(page, heading(page).locator("bdi"));
  for (const words of ["Lightworker Student", "Free Member"]) await expect(badge(page, words)).toBeVisible();
  await expect(badge(page, "Premium Member")).toHaveCount(0);
  await expect(section(page, "Learning Progress")).toContainText("You haven’t enrolled yet.");
  await expect(section(page, "Certificates Earned")).toContainText("is complete with your launch plan");
  await expect(section(page, "Recent Downloads")).toContainText("Nothing downloaded yet.");
  await expect(section(page, "Subscription").getByRole("link", { name: "Upgrade Now" })).toHaveAttribute(
    "href",
    "/subscribe",
  );
}

test("the sample learner finds their courses, their progress, who they are here and what they have earned", async ({
  page,
}) => {
  await signInSample(page);

  await test.step("the dashboard leads to the lesson that is next", async () => {
    const response = await page.goto("/");
    expect(response?.status()).toBe(200);
    await expectDashboardOfSample(page);
    await expectInOrder(page);
    const next = page
      .getByRole("main")
      .getByRole("link", { name: /^Continue \(/ })
      .first();
    const [, title = ""] = /\((.+)\)/.exec(await next.innerText()) ?? [];
    await next.click();
    await expect(page).toHaveURL(/\/lesson\/[\da-f-]{36}$/);
    await expect(heading(page)).toContainText(title);
  });

  await test.step("the profile has the certificate, its files and its public page", async () => {
    await page.goto("/profile");
    const certificate = await expectProfileOfSample(page);
    await expectInOrder(page);
    for (const [name, type] of [
      ["Download (PDF)", "application/pdf"],
      ["Open Badge", "image/svg+xml"],
    ] as const) {
      const link = certificate.getByRole("link", { name: `${name} (Foundation & Mindset)` });
      const file = await page.request.get((await link.getAttribute("href")) ?? "");
      expect([file.status(), file.headers()["content-type"]]).toEqual([200, expect.stringContaining(type)]);
    }
    await certificate.getByRole("link", { name: "Public page" }).click();
    await expect(page.getByText("This certificate is valid")).toBeVisible();
  });
});

test("somebody new, however long their name, finds what there is to begin with, and the ways on", async ({
  page,
}) => {
  const { email } = await newMember(page, { firstName: longName, lastName: longName });

  await test.step("the dashboard leads to the courses", async () => {
    await page.goto("/");
    await expectDashboardOfNewcomer(page);
    await expectInOrder(page);
    await section(page, "My Courses").getByRole("link", { name: "Browse Courses" }).click();
    await expect(page).toHaveURL(/\/subscribe$/);
  });

  await test.step("once they have a result, it is their first step", async () => {
    const { token } = await post(page.request, "/api/subscribe-lead", { name: "Ada", email });
    await page.goto("/");
    const step = section(page, "Start with your result");
    await expect(step.getByRole("link", { name: "See your result" })).toHaveAttribute(
      "href",
      `/test-results?r=${token}`,
    );
    await expect(page.locator("main header")).toContainText("The Sacred Teacher");
    await expect(page.getByRole("link", { name: "Take the quiz" })).toHaveCount(0);
    await expectInOrder(page);
  });

  await test.step("the profile leads to the settings and out", async () => {
    await page.goto("/profile");
    await expectProfileOfNewcomer(page);
    // Initials in the middle of their mandala, and its name among the badges.
    await expect(page.locator(".face")).toHaveText("WW");
    await expect(badge(page, "The Sacred Teacher")).toBeVisible();
    await expectInOrder(page);
    const main = page.getByRole("main");
    await expect(main.getByRole("link", { name: "Edit Profile" })).toHaveAttribute("href", "/settings");
    await main.getByRole("link", { name: "Sign Out" }).click();
    await expect(page).toHaveURL(/\/quiz$/);
    expect((await page.request.get("/api/auth/user")).status()).toBe(401);
  });

  await test.step("the owner's, while there is nothing to count, says what it is a good time for", async () => {
    await signInSample(page, "owner");
    const none: DeskView = {
      newLeads: 0,
      hasMoreLeads: false,
      waitingMessages: 0,
      openQuestions: 0,
      orders: 0,
      owed: 0,
    };
    await page.route("**/api/studio/desk", (route) => route.fulfill({ json: none }));
    await page.goto("/");
    const studio = section(page, "Your studio");
    await expect(studio.getByText("Nothing is waiting for you.")).toBeVisible();
    await expect(studio.getByRole("link", { name: "Your launch checklist" })).toHaveAttribute(
      "href",
      "/studio/settings",
    );
    await expect(studio).not.toContainText(/\d/);
    await expectInOrder(page);
    await page.unroute("**/api/studio/desk");
  });

  await test.step("the owner's counts what waits, and leads to the studio", async () => {
    await signInSample(page, "owner");
    await page.goto("/");
    const studio = section(page, "Your studio");
    const { newLeads, openQuestions, orders } = await read<DeskView>(page, "/api/studio/desk");
    expect(newLeads).toBeGreaterThan(0);
    for (const [name, to] of [
      [`${newLeads} New leads`, "/studio/leads?stage=new"],
      [`${openQuestions} Questions Sage couldn’t answer`, "/studio/helper"],
      [`${orders} Orders in the last 30 days`, "/studio/orders"],
    ] as const)
      await expect(studio.getByRole("link", { name })).toHaveAttribute("href", to);
    // What every member has stands below it; not their first step.
    await expect.poll(() => figures(page)).toEqual(zeros);
    for (const name of ["My Courses", "Your Progress", "Recent Downloads", "Community"])
      await expect(section(page, name)).toBeVisible();
    await expect(page.getByRole("heading", { name: "Which of the ten are you?" })).toHaveCount(0);
    await expectInOrder(page);
    await studio.getByRole("link", { name: "Open the studio" }).click();
    await expect(page).toHaveURL(/\/studio$/);
    await expect(heading(page)).toHaveText(/^Today$|^Welcome to your studio$/);
  });
});

test("both have all of it on a phone", onPhoneAlone, async ({ page }) => {
  await signInSample(page);
  await page.goto("/");
  await expectDashboardOfSample(page);
  await expectLowHead(page);
  await expectInOrder(page);
  await page.goto("/profile");
  await expectProfileOfSample(page);
  await expectInOrder(page);

  await newMember(page, { firstName: longName, lastName: longName });
  await page.goto("/");
  await expectDashboardOfNewcomer(page);
  await expectInOrder(page);
  await page.goto("/profile");
  await expectProfileOfNewcomer(page);
  await expectInOrder(page);
});
