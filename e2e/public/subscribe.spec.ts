import type { Page } from "@playwright/test";
import { aBuyer, comeIn, myCourses } from "../support/buying.ts";
import { grant, newLearner } from "../support/learners.ts";
import { isAt, newMember } from "../support/people.ts";
import { courses, enroll, openForm } from "../support/subscribing.ts";
import { stopClock } from "../support/time.ts";
import { expect, expectAccessible, expectNoSidewaysScroll, test, toasts } from "../support/visit.ts";

const nameField = (page: Page) => page.getByLabel("Name", { exact: true });
const emailField = (page: Page) => page.getByLabel("Email");
const busy = (page: Page) => page.getByRole("button", { name: "Processing..." });

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
    await expect(page).toHaveTitle("The complete academy, one payment · Lightworker Academy");
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
