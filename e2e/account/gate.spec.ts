import type { Page } from "@playwright/test";
import { goWithin } from "../support/go-within.ts";
import { holdBack } from "../support/hold-back.ts";
import { endSession, isAt, newMember, signInHere } from "../support/people.ts";
import { stopClock } from "../support/time.ts";
import { askedAtTheGate, expect, expectAccessible, noteToasts, test, toasts } from "../support/visit.ts";

const words = /Unauthorized\s*You are logged out\. Logging in again\.\.\./;
const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const section = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

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

const initials = (page: Page) => page.getByText("AM", { exact: true }).first();

/** The dashboard from within, where the page still believes that somebody is signed in. */
async function goToDashboard(page: Page) {
  const noted = await noteToasts(page);
  await goWithin(page, "/");
  await page.waitForURL(/\/sign-in$/);
  expect(noted).toEqual([expect.stringMatching(words)]);
}

test.describe("whoever is not signed in", () => {
  test.use({ expectedConsole: [askedAtTheGate] });

  test("is led to sign in and back, and asked about nothing", async ({ page }) => {
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    const askedOfMembers = () =>
      asked.filter((path) => /^\/api\/(my-|resources|progress|courses)/.test(path));

    await test.step("nothing of a member's is asked for, and the front door is the quiz", async () => {
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
      expect(askedOfMembers()).toEqual([]);
    });

    const person = await newMember(page);
    await endSession(page);

    await test.step("while it is being found out who is here, a spinner shows", async () => {
      const letGo = await holdBack(page, "**/api/auth/user");
      await page.clock.install();
      await page.goto("/settings?from=mail");
      await expect(page.getByRole("main").getByRole("status")).toHaveText("Loading…");
      await expect(toasts(page)).toHaveCount(0);
      await expectAccessible(page);
      await stopClock(page);
      const answered = page.waitForResponse("**/api/auth/user");
      letGo();
      await answered;
    });

    await test.step("a visitor is told so, and 500 ms later is on the way to sign in", async () => {
      asked.length = 0;
      const passedMs = await tickUntilToast(page);
      await expect(toasts(page)).toHaveCSS("background-color", "rgb(163, 32, 31)");
      await page.clock.runFor(490 - passedMs);
      expect(asked).not.toContain("/api/login");
      await page.clock.runFor(passedMs + 20);
      await page.waitForURL(/\/sign-in\?returnTo=%2Fsettings%3Ffrom%3Dmail$/);
      expect(asked).toContain("/api/login");
      await page.clock.resume();
    });

    await test.step("after signing in a person is back where they were, search included", async () => {
      await signInHere(page, person);
      await expect(page).toHaveURL(/\/settings\?from=mail$/);
      await expect(heading(page)).toHaveText("Settings");
    });

    await test.step("a member whose session is over in this browser is led to sign in, and nothing is asked for", async () => {
      await goWithin(page, "/contact");
      await expect(initials(page)).toBeAttached();
      await endSession(page);
      asked.length = 0;
      await goToDashboard(page);
      expect(askedOfMembers()).toEqual([]);
    });
  });
});

test.describe("whose session is over on another device", () => {
  test.use({ expectedConsole: [/401 \(Unauthorized\).*\/api\/(my-|auth\/user)/] });

  test("is led to sign in on the way to the dashboard", async ({ page, context }) => {
    await newMember(page);
    await page.goto("/contact");
    await expect(initials(page)).toBeAttached();
    const cookies = await context.cookies();
    await endSession(page);
    await context.addCookies(cookies);
    await goToDashboard(page);
  });
});

test.describe("a session that is over", () => {
  test.use({ expectedConsole: [/401 \(Unauthorized\).*\/api\/account\/profile$/] });

  test("while the page is open, leads to sign in, and what was typed is kept", async ({ page }) => {
    const person = await newMember(page);
    await page.clock.install();
    await page.goto("/settings");
    const name = page.getByRole("textbox", { name: "First name" });
    for (const [how, typed, end] of [
      ["ended elsewhere", "Adelaide", () => endSession(page)],
      ["gone with the cookies", "Adelina", () => page.context().clearCookies()],
    ] as const) {
      await test.step(how, async () => {
        await name.fill(typed);
        await end();
        // The toast has half a second on this page; the clock waits until it was read.
        await stopClock(page);
        await page.getByRole("button", { name: "Save name" }).click();
        await tickUntilToast(page);
        await page.clock.resume();
        await page.waitForURL(/\/sign-in\?returnTo=%2Fsettings$/);
        await signInHere(page, person);
        await expect(page).toHaveURL(isAt("/settings"));
        await expect(name).toHaveValue(typed);
      });
    }
  });
});

test.describe("without a connection", () => {
  test.use({ expectedConsole: [/ERR_FAILED/] });

  test("nobody is called logged out, and what could not be loaded can be asked for again", async ({
    page,
  }) => {
    await newMember(page);
    await page.route("**/api/auth/user", (route) => route.abort());
    await page.goto("/settings");
    await expect(heading(page)).toHaveText("We can’t reach the academy");
    await expect(toasts(page)).toHaveCount(0);
    await page.unroute("**/api/auth/user");
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(heading(page)).toHaveText("Settings");

    await test.step("a part that can't be loaded says so, beside parts that can", async () => {
      await page.route("**/api/my-certificates", (route) => route.abort());
      await page.goto("/profile");
      const certificates = section(page, "Certificates Earned");
      await expect(certificates.getByRole("alert")).toContainText("This couldn’t be loaded.");
      await expect(section(page, "Learning Progress")).toContainText("You haven’t enrolled yet.");
      await page.unroute("**/api/my-certificates");
      await certificates.getByRole("button", { name: "Try again" }).click();
      await expect(certificates).toContainText("Complete a course");
    });
  });
});
