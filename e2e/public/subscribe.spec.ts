import type { Page } from "@playwright/test";
import { aBuyer, comeIn, myCourses } from "../support/buying.ts";
import { holdBack } from "../support/hold-back.ts";
import { grant, newLearner } from "../support/learners.ts";
import { isAt, newMember } from "../support/people.ts";
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
const enroll = (page: Page) => page.getByRole("button", { name: "Enroll Now" });
const nameField = (page: Page) => page.getByLabel("Name", { exact: true });
const emailField = (page: Page) => page.getByLabel("Email");
const busy = (page: Page) => page.getByRole("button", { name: "Processing..." });
const courses = (page: Page) => page.getByRole("region", { name: "The courses it opens" });

/** To a moment of the spinner's second, which the style sheet counts. */
const setAnimations = (page: Page, ms: number) =>
  page.evaluate((at) => {
    for (const name of ["veil", "content"]) {
      const animations = document.querySelector(`.subscribe-${name}`)?.getAnimations() ?? [];
      for (const animation of animations) animation.currentTime = at;
    }
  }, ms);

/** The spinner's second has a journey of its own; here it is over at once. */
async function openForm(page: Page) {
  await page.goto("/subscribe");
  await setAnimations(page, 1000);
  await expect(veil(page)).toHaveCount(0);
}

test("the package, the form, and what enrolling is: 2000 ms, and a welcome at the front door", async ({
  page,
}) => {
  const visited: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (request.isNavigationRequest() || request.method() !== "GET") visited.push(pathname);
  });
  const buyer = aBuyer();
  await page.clock.install();
  await openForm(page);

  await test.step("its price, how it is paid, how long it lasts, and the way back", async () => {
    await expect(page).toHaveTitle("Every course, one payment · Lightworker Academy");
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
  await test.step("what is missing is said beside its field, and nothing is processed", async () => {
    await nameField(page).fill("  ");
    await enroll(page).click();
    await expect(page.getByText("Please enter your name.")).toBeVisible();
    await expect(page.getByText("Please enter your email address.")).toBeVisible();
    await expect(nameField(page)).toBeFocused();
    await expectAccessible(page);

    await nameField(page).fill("Noor");
    await emailField(page).fill("noor at home");
    await expect(page.getByText("Please enter your name.")).toHaveCount(0);
    await enroll(page).click();
    await expect(page.getByText("That address looks incomplete. Please check it.")).toBeVisible();
    await expect(emailField(page)).toBeFocused();
    await expect(enroll(page)).toBeEnabled();
  });
  await test.step("the form asks for a name and an address and nothing else, by keyboard too", async () => {
    await expect(page.getByRole("main").getByRole("textbox")).toHaveCount(2);
    await expect(page.locator("input[autocomplete^=cc-], input[type=password]")).toHaveCount(0);
    await emailField(page).fill("");
    await nameField(page).fill("");
    await nameField(page).focus();
    await page.keyboard.type(buyer.name);
    await page.keyboard.press("Tab");
    await page.keyboard.type(buyer.email);
    await page.keyboard.press("Tab");
    await expect(enroll(page)).toBeFocused();
  });
  await test.step("enrolling takes 2000 ms, says so, and ends at the front door with a welcome", async () => {
    await stopClock(page);
    await page.keyboard.press("Enter");
    await expect(busy(page)).toHaveJSProperty("disabled", true);
    // A second time, by whatever way a form is sent.
    await page.locator("form").evaluate((element: HTMLFormElement) => element.requestSubmit());
    await emailField(page).press("Enter");
    await page.clock.runFor(1980);
    await expect(busy(page)).toBeVisible();
    expect(visited).toEqual(["/subscribe", "/api/subscribe"]);
    await expect(toasts(page)).toHaveCount(0);
    await page.clock.runFor(30);
    await page.clock.resume();

    await page.waitForURL(/\/quiz$/);
    await expect(toasts(page)).toContainText("Welcome to Lightworker Academy!");
    await expect(toasts(page)).toContainText(
      "Payment integration coming soon. You now have access to all courses.",
    );
    // How they come to what they bought is said to those who are not signed in.
    const note = page.locator(".enrolled-note");
    await expect(note).toContainText(`We’ve sent a link that opens them to ${buyer.email}.`);
    await note.getByRole("button", { name: "Dismiss" }).click();
    await expect(note).toHaveCount(0);
    // Once, however often it was pressed.
    expect(visited).toEqual(["/subscribe", "/api/subscribe", "/", "/quiz"]);
  });
  await test.step("in the demo it is bought: the mailed link opens every course", async () => {
    await comeIn(page, buyer);
    await expect(myCourses(page)).toHaveCount(4);
  });
});

const packageCard = (page: Page) => page.getByRole("region", { name: "The package" });

/** Every painted frame's answer to whether heading and package can be seen, each change once. */
const watchContent = (page: Page) =>
  page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    const look = () => {
      const parts = [...document.querySelectorAll("main h1, main .package")];
      const now = parts.map((part) => getComputedStyle(part).visibility).join();
      if (parts.length === 2 && now !== seen.at(-1)) seen.push(now);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });

test("before any script has come the spinner is there, and what follows it stays", async ({ page }) => {
  await watchContent(page);
  const release = await holdBack(page, "**/assets/*.js");
  await page.goto("/subscribe", { waitUntil: "commit" });
  await expect(veil(page)).toBeVisible();
  await expect(packageCard(page)).toBeVisible();
  release();
  await expect(enroll(page)).toHaveAttribute("type", "submit");
  await expect(veil(page)).toHaveCount(0);
  expect(await page.evaluate(() => (window as unknown as { seen: string[] }).seen)).toEqual([
    "visible,hidden",
    "visible,visible",
  ]);
});

/** The style sheet's own clock, which stands still: on a slow machine its second would be over too soon. */
async function stopAnimations(page: Page) {
  const browser = await page.context().newCDPSession(page);
  await browser.send("Animation.enable");
  await browser.send("Animation.setPlaybackRate", { playbackRate: 0 });
}

test("a spinner has the page's first 1000 ms, then the content", async ({ page }) => {
  await stopAnimations(page);
  await page.goto("/subscribe");
  await setAnimations(page, 999);
  // Below what the page is called, which is there from the first paint on.
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(veil(page)).toBeInViewport({ ratio: 1 });
  await expect(packageCard(page)).toHaveCount(0);
  await test.step("and also where the screen ends before that", async () => {
    const size = page.viewportSize();
    await page.setViewportSize({ width: 568, height: 320 });
    await expect(veil(page)).toBeInViewport({ ratio: 1 });
    if (size) await page.setViewportSize(size);
  });
  await test.step("where less motion was asked for, nothing turns", async () => {
    const spinner = page.locator(".subscribe-veil .spinner");
    await expect(spinner).not.toHaveCSS("animation-name", "none");
    await page.emulateMedia({ reducedMotion: "reduce" });
    await expect(spinner).toHaveCSS("animation-name", "none");
    await page.emulateMedia({ reducedMotion: null });
  });
  await setAnimations(page, 1000);
  await expect(veil(page)).toHaveCount(0);
  await expect(packageCard(page)).toBeVisible();
});

test("a member finds the form filled in and buys everything in the demo; whoever may open everything is told so", async ({
  page,
}) => {
  const member = await newMember(page);
  await page.clock.install();
  await openForm(page);
  await test.step("the form is filled in", async () => {
    await expect(nameField(page)).toHaveValue("Ada Marsh");
    await expect(emailField(page)).toHaveValue(member.email);
  });
  await test.step("the courses lead to their pages", async () => {
    await courses(page).scrollIntoViewIfNeeded();
    await courses(page).getByRole("link", { name: "Business Strategy" }).click();
    await expect(page).toHaveURL(/\/course\/[\da-f-]{36}$/);
    await page.goBack();
  });
  const told = page.getByText("You already have all of it");
  await test.step("whoever may open one course is told nothing", async () => {
    await grant(member.email, "blueprintSelfGuided");
    const enrollments = page.waitForResponse("**/api/my-enrollments");
    await openForm(page);
    await enrollments;
    await expect(emailField(page)).not.toHaveValue("");
    await expect(told).toHaveCount(0);
  });
  await test.step("the form buys everything through the test checkout", async () => {
    await enroll(page).click();
    await expect(busy(page)).toBeVisible();
    await page.clock.runFor(2000);
    await expect(toasts(page)).toContainText("Welcome to Lightworker Academy!");
    await expect(page).toHaveURL(isAt("/"));
    await expect(myCourses(page)).toHaveCount(4);
  });
  await test.step("whoever may open everything is told so", async () => {
    await openForm(page);
    await expect(told).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("main").getByRole("link", { name: "Back to Dashboard" }).click();
    await expect(page).toHaveURL(/\/$/);
  });
});

test.describe("what the form is refused", () => {
  test.use({ expectedConsole: [/409 \(Conflict\)|ERR_FAILED/] });

  test("is said in the form, and nothing that was typed is lost", async ({ page }) => {
    await newLearner(page);
    await page.clock.install();
    await openForm(page);
    await test.step("without an answer it can be sent again", async () => {
      await page.route("**/api/subscribe", (route) => route.abort(), { times: 1 });
      await enroll(page).click();
      await expect(busy(page)).toBeVisible();
      await page.clock.runFor(2000);
      await expect(page.getByRole("alert")).toContainText("You haven’t been charged.");
      await expect(nameField(page)).toHaveValue("Ada Marsh");
    });
    await test.step("what somebody has already is not sold to them again", async () => {
      await enroll(page).click();
      await expect(busy(page)).toBeVisible();
      await page.clock.runFor(2000);
      await expect(page.getByRole("alert")).toContainText("You already have this. You haven’t been charged.");
      await expectAccessible(page);
      await page.getByRole("alert").getByRole("link", { name: "Open your courses" }).click();
      await expect(page).toHaveURL(isAt("/"));
    });
  });
});

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
    await painted(page);
    expect(asked).toBe(0);
    // Late, so that it arrives while its place is being looked at.
    const letGo = await holdBack(page, "**/api/courses");
    await courses(page).scrollIntoViewIfNeeded();
    await page.getByRole("heading", { name: "What people did with it" }).scrollIntoViewIfNeeded();
    await painted(page);
    letGo();
    const items = courses(page).getByRole("listitem");
    await expect(items.getByRole("heading")).toHaveText([
      "Healer’s Business Blueprint",
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
