import type { Page } from "@playwright/test";
import { holdBack } from "../support/hold-back.ts";
import { endSession, newMember, signOut } from "../support/people.ts";
import { stopClock } from "../support/time.ts";
import { askedAtTheGate, expect, expectAccessible, test, toasts } from "../support/visit.ts";

const words = /Unauthorized\s*You are logged out\. Logging in again\.\.\./;
test.use({ expectedConsole: [askedAtTheGate] });

const holdAnswer = (page: Page) => holdBack(page, "**/api/auth/user");

/** Lets the stopped clock tick until the toast is there; answers how many milliseconds that took at most. */
async function tickUntilToast(page: Page): Promise<number> {
  // A busy machine may need many looks before it has drawn it: none of them takes long.
  const stepMs = 1;
  let passedMs = 0;
  await expect(async () => {
    await page.clock.runFor(stepMs);
    passedMs += stepMs;
    expect(await toasts(page).count()).toBe(1);
  }).toPass({ intervals: [20] });
  await expect(toasts(page)).toHaveText(words);
  return passedMs;
}

test("while it is being found out who is here, a spinner shows", async ({ page }) => {
  const letGo = await holdAnswer(page);
  await page.goto("/settings");
  await expect(page.getByRole("main").getByRole("status")).toHaveText("Loading…");
  await expect(toasts(page)).toHaveCount(0);
  await expectAccessible(page);
  letGo();
  await page.waitForURL(/sign-in/);
});

test("a visitor is told so, and 500 ms later is on the way to sign in", async ({ page }) => {
  let hasLeft = false;
  page.on("request", (request) => {
    hasLeft ||= new URL(request.url()).pathname === "/api/login";
  });
  const letGo = await holdAnswer(page);
  await page.clock.install();
  await page.goto("/settings");
  await expect(page.getByRole("main").getByRole("status")).toBeVisible();
  await stopClock(page);
  const answered = page.waitForResponse("**/api/auth/user");
  letGo();
  await answered;

  const passedMs = await tickUntilToast(page);
  await expect(toasts(page)).toHaveCSS("background-color", "rgb(163, 32, 31)");
  await page.clock.runFor(490 - passedMs);
  expect(hasLeft).toBe(false);
  await page.clock.runFor(passedMs + 20);
  await page.waitForURL(/\/sign-in\?returnTo=%2Fsettings$/);
});

test("after signing in a person is back where they were, search included", async ({ page }) => {
  const person = await newMember(page);
  await signOut(page);
  await page.goto("/settings?from=mail");
  await page.waitForURL(/\/sign-in\?returnTo=%2Fsettings%3Ffrom%3Dmail$/);
  await page.getByRole("textbox", { name: "E-mail" }).fill(person.email);
  await page.getByRole("textbox", { name: "Password" }).fill(person.password);
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page).toHaveURL(/\/settings\?from=mail$/);
  await expect(page.getByRole("heading", { level: 1, name: "Settings" })).toBeVisible();
});

test.describe("a session that is over", () => {
  test.use({ expectedConsole: [/401 \(Unauthorized\).*\/api\/account\/profile$/] });

  for (const [how, end] of [
    ["ended elsewhere", endSession],
    ["gone with the cookies", (page) => page.context().clearCookies()],
  ] as [string, (page: Page) => Promise<void>][]) {
    test(`${how} while the page is open, leads to sign in, and what was typed is kept`, async ({ page }) => {
      const person = await newMember(page);
      await page.clock.install();
      await page.goto("/settings");
      const name = page.getByRole("textbox", { name: "First name" });
      await name.fill("Adelaide");
      await end(page);
      // The toast has half a second on this page; the clock waits until it was read.
      await stopClock(page);
      await page.getByRole("button", { name: "Save name" }).click();
      await tickUntilToast(page);
      await page.clock.resume();
      await page.waitForURL(/\/sign-in\?returnTo=%2Fsettings$/);
      await page.getByRole("textbox", { name: "E-mail" }).fill(person.email);
      await page.getByRole("textbox", { name: "Password" }).fill(person.password);
      await page.getByRole("button", { name: "Sign in" }).click();
      await expect(page).toHaveURL(/\/settings$/);
      await expect(name).toHaveValue("Adelaide");
    });
  }
});

test("signing out in one tab is heard of in the others", async ({ page, context }) => {
  await newMember(page);
  await page.goto("/settings");
  await expect(page.getByRole("heading", { level: 1, name: "Settings" })).toBeVisible();
  const other = await context.newPage();
  await other.goto("/api/logout");
  await expect(other).toHaveURL(/\/quiz$/);
  await page.waitForURL(/\/sign-in\?returnTo=%2Fsettings$/);
});

test.describe("without a connection", () => {
  test.use({ expectedConsole: [/ERR_FAILED/] });

  test("nobody is called logged out", async ({ page }) => {
    await newMember(page);
    await page.route("**/api/auth/user", (route) => route.abort());
    await page.goto("/settings");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("The academy can't be reached");
    await expect(toasts(page)).toHaveCount(0);
    await page.unroute("**/api/auth/user");
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Settings");
  });
});
