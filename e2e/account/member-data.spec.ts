import type { Page, Request } from "@playwright/test";
import { holdBack } from "../support/hold-back.ts";
import { endSession, newMember } from "../support/people.ts";
import { aLead } from "../support/quiz-walk.ts";
import { askedAtTheGate, expect, noteToasts, test, toasts } from "../support/visit.ts";

const section = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
const isOfMembers = /^\/api\/(my-|resources|progress|courses)/;
const pathOf = (request: Request) => new URL(request.url()).pathname;

/** Within the pages, without a full load. */
const goWithin = (page: Page, path: string) =>
  page.evaluate(
    (to) =>
      (
        window as unknown as { __reactRouterDataRouter: { navigate: (to: string) => Promise<void> } }
      ).__reactRouterDataRouter.navigate(to),
    path,
  );

test("a result of the quiz stands on the dashboard", async ({ page }) => {
  const { email } = await newMember(page);
  await page.request.post("/api/subscribe-lead", { data: { ...aLead(), email } });
  await page.goto("/");
  const result = section(page, "The Sacred Teacher");
  await result.getByRole("link", { name: "See your result" }).click();
  await expect(page).toHaveURL(/\/test-results\?r=/);
});

test.describe("where nobody is signed in", () => {
  test.use({ expectedConsole: [askedAtTheGate] });

  test("nothing of a member's is asked for, and the front door is the quiz", async ({ page }) => {
    const asked: string[] = [];
    page.on("request", (request) => asked.push(pathOf(request)));
    await page.goto("/");
    await expect(page).toHaveURL(/\/quiz$/);
    await goWithin(page, "/contact");
    await goWithin(page, "/");
    await expect(page).toHaveURL(/\/quiz$/);
    await expect(toasts(page)).toHaveCount(0);
    for (const path of ["/profile", "/resources"]) {
      await page.goto(path);
      await page.waitForURL(/\/sign-in\?returnTo=/);
    }
    expect(asked.filter((path) => isOfMembers.test(path))).toEqual([]);
  });
});

test("signing out calls off what is under way before the session ends", async ({ page }) => {
  await newMember(page);
  const letGo = await holdBack(page, "**/api/my-*");
  const running = new Set<string>();
  page.on("request", (request) => isOfMembers.test(pathOf(request)) && running.add(pathOf(request)));
  page.on("requestfailed", (request) => running.delete(pathOf(request)));
  const runningAtTheEnd = page
    .waitForResponse((response) => pathOf(response.request()) === "/api/logout")
    .then(() => [...running]);
  await page.goto("/");
  await page.getByRole("button", { name: "Account", exact: true }).click();
  await expect.poll(() => running.size).toBe(4);
  await page.getByRole("menuitem", { name: "Sign Out" }).click();
  expect(await runningAtTheEnd).toEqual([]);
  await expect(page).toHaveURL(/\/quiz$/);
  await expect(toasts(page)).toHaveCount(0);
  letGo();
});

test("a tab that hears of a sign-out in another asks for nothing of theirs", async ({ page, context }) => {
  await newMember(page);
  const answered = new Set<string>();
  page.on("requestfinished", (request) => answered.add(pathOf(request)));
  await page.goto("/");
  await expect.poll(() => [...answered].filter((path) => isOfMembers.test(path))).toHaveLength(4);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(pathOf(request)));
  const other = await context.newPage();
  await other.goto("/contact");
  await other.getByRole("button", { name: "Account", exact: true }).click();
  await other.getByRole("menuitem", { name: "Sign Out" }).click();
  await page.waitForURL(/\/sign-in$/);
  expect(asked.filter((path) => isOfMembers.test(path))).toEqual([]);
});

test("all that the page shows is asked for at once", async ({ page }) => {
  await newMember(page);
  const expected = [
    "/api/auth/user",
    "/api/my-downloads",
    "/api/my-enrollments",
    "/api/my-learning",
    "/api/my-results",
  ];
  const asked = new Set<string>();
  let letGo = () => {};
  const allAsked = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  // Nothing is answered before everything was asked: a question that waits for an answer would wait for ever.
  await page.route("**/api/**", async (route) => {
    asked.add(pathOf(route.request()));
    if (expected.every((path) => asked.has(path))) letGo();
    await allAsked;
    await route.continue();
  });
  await page.goto("/");
  await expect(section(page, "My Courses").getByRole("heading", { name: "No courses yet" })).toBeVisible();
  expect([...asked].sort()).toEqual(expected);
});

test.describe("when the session is over", () => {
  /** The dashboard from within, where the page still believes that somebody is signed in. */
  async function goToDashboard(page: Page) {
    const noted = await noteToasts(page);
    await goWithin(page, "/");
    await page.waitForURL(/\/sign-in$/);
    expect(noted).toEqual([expect.stringContaining("You are logged out. Logging in again...")]);
  }

  test.describe("in this browser", () => {
    test.use({ expectedConsole: [askedAtTheGate] });

    test("a member on the way to the dashboard is led to sign in and back, and nothing is asked for", async ({
      page,
    }) => {
      await newMember(page);
      await page.goto("/contact");
      await expect(page.getByText("AM", { exact: true }).first()).toBeAttached();
      await endSession(page);
      await goToDashboard(page);
    });
  });

  test.describe("on another device", () => {
    test.use({ expectedConsole: [/401 \(Unauthorized\).*\/api\/(my-|auth\/user)/] });

    test("a member on the way to the dashboard is led to sign in and back", async ({ page, context }) => {
      await newMember(page);
      await page.goto("/contact");
      await expect(page.getByText("AM", { exact: true }).first()).toBeAttached();
      const cookies = await context.cookies();
      await endSession(page);
      await context.addCookies(cookies);
      await goToDashboard(page);
    });
  });
});

test.describe("a part that can't be loaded", () => {
  test.use({ expectedConsole: [/ERR_FAILED/] });

  test("says so and can be asked for again, beside parts that can", async ({ page }) => {
    await newMember(page);
    let isAway = true;
    await page.route("**/api/my-certificates", (route) => (isAway ? route.abort() : route.fallback()));
    await page.goto("/profile");
    const certificates = section(page, "Certificates Earned");
    await expect(certificates.getByRole("alert")).toContainText("This could not be loaded.");
    await expect(section(page, "Learning Progress")).toContainText("You are in no course yet.");
    isAway = false;
    await certificates.getByRole("button", { name: "Try again" }).click();
    await expect(certificates).toContainText("Complete every lesson of a course");
  });
});
