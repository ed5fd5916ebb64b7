import type { Page } from "@playwright/test";
import { holdBack } from "../support/hold-back.ts";
import { newLearner } from "../support/learners.ts";
import { newMember } from "../support/people.ts";
import { painted, stopClock } from "../support/time.ts";
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  test,
  toasts,
  watchLayoutShifts,
} from "../support/visit.ts";

const veil = (page: Page) => page.getByRole("status").filter({ hasText: "Loading the package" });
const enrol = (page: Page) => page.getByRole("button", { name: "Enroll Now" });

async function openForm(page: Page) {
  await page.goto("/subscribe");
  await expect(veil(page)).toHaveCount(0);
}

async function fillForm(page: Page) {
  await page.getByLabel("Name", { exact: true }).fill("Noor");
  await page.getByLabel("E-mail").fill("noor@example.com");
}

test("the package: its price, how it is paid, how long it lasts, and the way back", async ({ page }) => {
  await openForm(page);
  await expect(page).toHaveTitle("The whole academy, once · Lightworker Academy");
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  const card = page.getByRole("region", { name: "The package" });
  await expect(card.locator(".package-price")).toHaveText("$997 one-time");
  await expect(card).toContainText("Lifetime access");
  await expect(card).toContainText("30-day money-back guarantee");
  for (const course of ["Foundation & Mindset", "Business Strategy", "Advanced Healing"]) {
    await expect(card.getByText(course, { exact: true })).toBeVisible();
  }
  await expect(page.getByRole("heading", { name: "30-day money-back guarantee" })).toBeVisible();
  await expect(page.locator("blockquote")).toHaveCount(3);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});

/** Every painted frame's answer to whether the content can be seen, each change once. */
const watchContent = (page: Page) =>
  page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    const look = () => {
      const heading = document.querySelector("main h1");
      const now = heading && getComputedStyle(heading).visibility;
      if (now && now !== seen.at(-1)) seen.push(now);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });

test("before any script has come the spinner is there, and what follows it stays", async ({ page }) => {
  await watchContent(page);
  const release = await holdBack(page, "**/assets/*.js");
  await page.goto("/subscribe", { waitUntil: "commit" });
  await expect(veil(page)).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  release();
  await expect(enrol(page)).toHaveAttribute("type", "submit");
  await expect(veil(page)).toHaveCount(0);
  expect(await page.evaluate(() => (window as unknown as { seen: string[] }).seen)).toEqual([
    "hidden",
    "visible",
  ]);
});

/** The style sheet's own clock, which stands still: on a slow machine its second would be over too soon. */
async function stopAnimations(page: Page) {
  const browser = await page.context().newCDPSession(page);
  await browser.send("Animation.enable");
  await browser.send("Animation.setPlaybackRate", { playbackRate: 0 });
}

const setAnimations = (page: Page, ms: number) =>
  page.evaluate((at) => {
    for (const name of ["veil", "content"]) {
      const animations = document.querySelector(`.subscribe-${name}`)?.getAnimations() ?? [];
      for (const animation of animations) animation.currentTime = at;
    }
  }, ms);

test("a spinner has the page's first 1000 ms, then the content", async ({ page }) => {
  await stopAnimations(page);
  await page.goto("/subscribe");
  const heading = page.getByRole("heading", { level: 1 });
  await setAnimations(page, 999);
  await expect(veil(page)).toBeVisible();
  await expect(heading).toHaveCount(0);
  const inFront = () =>
    document.elementFromPoint(innerWidth / 2, innerHeight / 2)?.closest(".subscribe-veil");
  expect(await page.evaluate(inFront)).not.toBeNull();
  await setAnimations(page, 1000);
  await expect(veil(page)).toHaveCount(0);
  await expect(heading).toBeVisible();
});

test.describe("with a clock that waits", () => {
  test("enrolling takes 2000 ms, says so, and ends at the front door with a welcome", async ({ page }) => {
    const visited: string[] = [];
    page.on("request", (request) => {
      const { pathname } = new URL(request.url());
      if (request.isNavigationRequest() || request.method() !== "GET") visited.push(pathname);
    });
    await page.clock.install();
    await openForm(page);
    await fillForm(page);
    await stopClock(page);
    const form = page.locator("form");
    await enrol(page).click();
    const busy = page.getByRole("button", { name: "Processing..." });
    await expect(busy).toHaveJSProperty("disabled", true);
    // A second time, by whatever way a form is sent.
    await form.evaluate((element: HTMLFormElement) => element.requestSubmit());
    await page.getByLabel("E-mail").press("Enter");
    await page.clock.runFor(1980);
    await expect(busy).toBeVisible();
    expect(visited).toEqual(["/subscribe"]);
    await expect(toasts(page)).toHaveCount(0);
    await page.clock.runFor(30);
    await page.clock.resume();

    await page.waitForURL(/\/quiz$/);
    await expect(toasts(page)).toContainText("Welcome to Lightworker Academy!");
    await expect(toasts(page)).toContainText(
      "Payment integration coming soon. You now have access to all courses.",
    );
    // Once, and nothing was sent to anybody on the way.
    expect(visited).toEqual(["/subscribe", "/", "/quiz"]);
  });
});

test("where less motion was asked for, nothing turns", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/subscribe");
  await expect(page.locator(".subscribe-veil .spinner")).toHaveCSS("animation-name", "none");
});

test("what is missing is said beside its field, and nothing is processed", async ({ page }) => {
  await openForm(page);
  await page.getByLabel("Name", { exact: true }).fill("  ");
  await enrol(page).click();
  await expect(page.getByText("Please enter your name.")).toBeVisible();
  await expect(page.getByText("Please enter your e-mail address.")).toBeVisible();
  await expect(page.getByLabel("Name", { exact: true })).toBeFocused();
  await expectAccessible(page);

  await fillForm(page);
  await page.getByLabel("E-mail").fill("noor at home");
  await expect(page.getByText("Please enter your name.")).toHaveCount(0);
  await enrol(page).click();
  await expect(page.getByText("That address looks incomplete. Please check it.")).toBeVisible();
  await expect(page.getByLabel("E-mail")).toBeFocused();
  await expect(enrol(page)).toBeEnabled();
});

test("the form asks for a name and an address and nothing else, by keyboard too", async ({ page }) => {
  await openForm(page);
  await expect(page.getByRole("main").getByRole("textbox")).toHaveCount(2);
  await expect(page.locator("input[autocomplete^=cc-], input[type=password]")).toHaveCount(0);
  await page.getByLabel("Name", { exact: true }).focus();
  await page.keyboard.type("Noor");
  await page.keyboard.press("Tab");
  await page.keyboard.type("noor@example.com");
  await page.keyboard.press("Tab");
  await expect(enrol(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Processing..." })).toBeVisible();
});

test("a member finds the form filled in, and is granted nothing by it", async ({ page }) => {
  const member = await newMember(page);
  await openForm(page);
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Ada Marsh");
  await expect(page.getByLabel("E-mail")).toHaveValue(member.email);
  await enrol(page).click();
  await expect(toasts(page)).toContainText("Welcome to Lightworker Academy!", { timeout: 15_000 });
  const user = await (await page.request.get("/api/auth/user")).json();
  expect(user.subscriptionStatus).toBe("free");
});

test("whoever may open everything is told so, and nobody else is", async ({ page }) => {
  const told = page.getByText("You have all of it already");
  await newLearner(page, "blueprintSelfGuided");
  const enrollments = page.waitForResponse("**/api/my-enrollments");
  await openForm(page);
  await enrollments;
  await expect(page.getByLabel("E-mail")).not.toHaveValue("");
  await expect(told).toHaveCount(0);

  await newLearner(page);
  await openForm(page);
  await expect(told).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("main").getByRole("link", { name: "Back to Dashboard" }).click();
  await expect(page).toHaveURL(/\/$/);
});

const courses = (page: Page) => page.getByRole("region", { name: "The courses it opens" });

for (const width of [390, 1280]) {
  test(`the published courses are asked for when their place is near, and move nothing, at ${width}`, async ({
    page,
  }) => {
    let asked = 0;
    page.on("request", (request) => {
      if (new URL(request.url()).pathname === "/api/courses") asked += 1;
    });
    const shifts = await watchLayoutShifts(page);
    await page.setViewportSize({ width, height: 800 });
    await openForm(page);
    expect(asked).toBe(0);
    // Late, so that it arrives while its place is being looked at.
    const letGo = await holdBack(page, "**/api/courses");
    await courses(page).scrollIntoViewIfNeeded();
    await page.getByRole("heading", { name: "What people did with it" }).scrollIntoViewIfNeeded();
    await painted(page);
    letGo();
    const items = courses(page).getByRole("listitem");
    await expect(items.getByRole("heading")).toHaveText([
      "Healer's Business Blueprint",
      "Foundation & Mindset",
      "Business Strategy",
      "Advanced Healing",
    ]);
    await expect(items.first()).toContainText(/Length\s*\d+ h.*Level\s*Beginner.*3 modules, 17 lessons/s);
    await expect(items.getByRole("link")).toHaveCount(0);
    expect(asked).toBe(1);
    expect((await shifts()).reduce((sum, value) => sum + value, 0)).toBeLessThan(0.01);
  });
}

test("a member's courses lead to their pages", async ({ page }) => {
  await newMember(page);
  await openForm(page);
  await courses(page).scrollIntoViewIfNeeded();
  await courses(page).getByRole("link", { name: "Business Strategy" }).click();
  await expect(page).toHaveURL(/\/course\/[\da-f-]{36}$/);
});

test.describe("while the courses can't be reached", () => {
  test.use({ expectedConsole: [/ERR_FAILED/] });

  test("the page is whole without them", async ({ page }) => {
    await page.route("**/api/courses", (route) => route.abort());
    await openForm(page);
    await page.getByRole("heading", { name: "What people did with it" }).scrollIntoViewIfNeeded();
    await expect(courses(page)).toHaveCount(0);
    await expect(page.locator("blockquote")).toHaveCount(3);
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the offer can be read in full", async ({ page }) => {
    const response = await page.goto("/subscribe");
    await expect(page.getByText("$997")).toBeVisible();
    await expect(page.getByText("30-day money-back guarantee").first()).toBeVisible();
    await expect(page.locator("blockquote").last()).toBeVisible();
    // A browser whose scripts a test has switched off still leaves out what stands there for such browsers.
    expect(await response?.text()).toContain("This form needs JavaScript.");
  });
});
