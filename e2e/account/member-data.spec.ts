import type { Page, Request } from "@playwright/test";
import { holdBack } from "../support/hold-back.ts";
import { newMember } from "../support/people.ts";
import { aLead } from "../support/quiz-walk.ts";
import { expect, test, toasts } from "../support/visit.ts";

const section = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
const isOfMembers = /^\/api\/(my-|resources|progress|courses)/;
const pathOf = (request: Request) => new URL(request.url()).pathname;

async function pressSignOut(page: Page) {
  await page.getByRole("button", { name: "Account", exact: true }).click();
  await page.getByRole("menuitem", { name: "Sign Out" }).click();
}

test("what the dashboard asks for at its opening, and no longer when somebody signs out", async ({
  page,
  context,
}) => {
  const asked = new Set<string>();
  page.on("request", (request) => asked.add(pathOf(request)));
  const answered = new Set<string>();
  page.on("requestfinished", (request) => answered.add(pathOf(request)));
  const { email } = await newMember(page);
  await page.request.post("/api/subscribe-lead", { data: { ...aLead(), email } });

  await test.step("all that the page shows is asked for at once", async () => {
    const expected = [
      "/api/auth/user",
      "/api/my-downloads",
      "/api/my-enrollments",
      "/api/my-learning",
      "/api/my-plans",
      "/api/my-results",
    ];
    const routed = new Set<string>();
    const { promise: allAsked, resolve: letGo } = Promise.withResolvers<void>();
    // Nothing is answered before everything was asked: a question that waits for an answer would wait for ever.
    await page.route("**/api/**", async (route) => {
      routed.add(pathOf(route.request()));
      if (expected.every((path) => routed.has(path))) letGo();
      await allAsked;
      await route.continue();
    });
    await page.goto("/");
    await expect(section(page, "My Courses").getByRole("heading", { name: "No courses yet" })).toBeVisible();
    expect([...routed].sort()).toEqual(expected);
    await page.unroute("**/api/**");
  });

  await test.step("a result of the quiz stands on the dashboard", async () => {
    await expect.poll(() => [...answered].filter((path) => isOfMembers.test(path))).toHaveLength(5);
    await section(page, "Start with your result").getByRole("link", { name: "See your result" }).click();
    await expect(page).toHaveURL(/\/test-results\?r=/);
    await page.goBack();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Welcome, Ada");
  });

  await test.step("tabs that hear of a sign-out in another ask for nothing of theirs", async () => {
    asked.clear();
    const settings = await context.newPage();
    await settings.goto("/settings");
    await expect(settings.getByRole("heading", { level: 1, name: "Settings" })).toBeVisible();
    const other = await context.newPage();
    await other.goto("/contact");
    await pressSignOut(other);
    await expect(other).toHaveURL(/\/quiz$/);
    await page.waitForURL(/\/sign-in$/);
    await settings.waitForURL(/\/sign-in\?returnTo=%2Fsettings$/);
    expect([...asked].filter((path) => isOfMembers.test(path))).toEqual([]);
    await settings.close();
    await other.close();
  });

  await test.step("signing out calls off what is under way before the session ends", async () => {
    await newMember(page);
    const letGo = await holdBack(page, "**/api/my-*");
    const endSession = await holdBack(page, "**/api/logout");
    const running = new Set<string>();
    page.on("request", (request) => isOfMembers.test(pathOf(request)) && running.add(pathOf(request)));
    page.on("requestfailed", (request) => running.delete(pathOf(request)));
    await page.goto("/");
    await expect.poll(() => running.size).toBe(5);
    const pressed = pressSignOut(page);
    // The page is still there: it is not its end that calls them off.
    await expect.poll(() => running.size).toBe(0);
    endSession();
    await pressed;
    await expect(page).toHaveURL(/\/quiz$/);
    await expect(toasts(page)).toHaveCount(0);
    letGo();
  });
});
