import type { Page, Request } from "@playwright/test";
import { newMember, signOut } from "../support/people.ts";
import { aLead } from "../support/quiz-walk.ts";
import { expect, test, toasts } from "../support/visit.ts";

const section = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
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

test("nothing of a member's is asked for where nobody is signed in, and the front door is the quiz", async ({
  page,
}) => {
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
  expect(asked.filter((path) => /^\/api\/(my-|resources|progress|courses)/.test(path))).toEqual([]);
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
  test.use({ expectedConsole: [/401 \(Unauthorized\)/] });

  test("a member on the way to the dashboard is led to sign in and back", async ({ page }) => {
    await newMember(page);
    await page.goto("/contact");
    await expect(page.getByText("AM", { exact: true }).first()).toBeAttached();
    await signOut(page);
    await goWithin(page, "/");
    await expect(toasts(page)).toContainText("You are logged out. Logging in again...");
    await page.waitForURL(/\/sign-in$/);
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
