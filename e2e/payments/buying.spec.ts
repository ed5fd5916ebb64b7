import { fill } from "../../packages/content/src/fill.ts";
import { firstOffers } from "../../packages/content/src/offers.ts";
import { benefitWords } from "../../packages/content/src/pages/benefit-words.ts";
import {
  aBuyer,
  buy,
  comeIn,
  fillBuyer,
  heading,
  leadToTestCheckout,
  myCourses,
  openCheckout,
  pay,
  total,
} from "../support/buying.ts";
import { newestMail } from "../support/mailbox.ts";
import { newMember } from "../support/people.ts";
import { expect, expectAccessible, inOrder, onPhoneAlone, test, toasts } from "../support/visit.ts";

const blueprint = ["Healer’s Business Blueprint"];

test(
  "from the sales page to the first lesson: a visitor buys the Guided Journey",
  onPhoneAlone,
  async ({ page, context }) => {
    const buyer = aBuyer();
    await page.goto("/healers-business-blueprint");
    const button = page.getByRole("link", { name: /^Choose Guided/ });
    const [tab] = await Promise.all([context.waitForEvent("page"), button.click()]);

    await test.step("the button opens the checkout in a new tab, and says what it opens and costs", async () => {
      await expect(tab).toHaveURL(/\/checkout\/blueprintGuided$/);
      await expect(heading(tab)).toHaveText("Guided Journey & Implementation Support");
      await expect(tab).toHaveTitle("Guided Journey & Implementation Support · Lightworker Academy");
      await expect(tab.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
      await expect(tab.getByText("Test checkout: no money moves")).toBeVisible();
      await expect(total(tab)).toHaveText("$297");
      await expect(tab.locator("input[autocomplete^=cc-], input[type=password]")).toHaveCount(0);
      await inOrder(tab);
    });
    await test.step("what is missing is said beside its field", async () => {
      await tab.getByRole("button", { name: "Continue to payment" }).click();
      await expect(tab.getByText("Please enter your name.")).toBeVisible();
      await expect(tab.getByLabel("Your name")).toBeFocused();
      await tab.getByLabel("Your email").fill("noor at home");
      await tab.getByRole("button", { name: "Continue to payment" }).click();
      await expect(tab.getByText("That email address looks incomplete. Please check it.")).toBeVisible();
      await inOrder(tab);
    });
    await test.step("the payment page says throughout that it is a test", async () => {
      await fillBuyer(tab, buyer);
      await leadToTestCheckout(tab);
      await expect(tab).toHaveTitle("TEST checkout · Lightworker Academy");
      await expect(tab.getByText("TEST: this is not a real payment page.")).toBeVisible();
      await expect(tab.getByText(buyer.email)).toBeVisible();
      await expect(tab.getByRole("textbox")).toHaveCount(0);
      await inOrder(tab);
    });
    await test.step("it is thanked for, and the way in is mailed", async () => {
      await pay(tab);
      await expect(heading(tab)).toHaveText("Thank you. Guided Journey & Implementation Support is yours");
      await expect(tab.getByText("We’ve emailed you a sign-in link.")).toBeVisible();
      await expect(tab.getByRole("link", { name: /^\/dev\/mail/ })).toBeVisible();
      await expect(tab.getByRole("link", { name: "Open your courses" })).toHaveCount(0);
      await inOrder(tab);
      await newestMail(tab.request, buyer.email, /receipt/i, "$297");
    });
    await test.step("the link leads to the dashboard, where the course is open", async () => {
      await comeIn(tab, buyer);
      await expect(myCourses(tab)).toContainText(blueprint);
      await tab
        .getByRole("main")
        .getByRole("link", { name: /^Start/ })
        .first()
        .click();
      await expect(tab).toHaveURL(/\/lesson\//);
    });
  },
);

// That each offer opens what it should, the server's tests show; these pages are the same for all of them.
test("a visitor buys everything, is welcomed once, and finds it open", onPhoneAlone, async ({ page }) => {
  const buyer = aBuyer();
  await buy(page, "subscribePackage", buyer);
  await expect(heading(page)).toHaveText("Thank you. The complete academy is yours");
  await expect(toasts(page)).toContainText("Welcome to Lightworker Academy!");
  await expect(toasts(page)).toContainText("You now have access to all courses.");
  await page.reload();
  await expect(heading(page)).toHaveText("Thank you. The complete academy is yours");
  await expect(toasts(page)).toHaveCount(0);
  await comeIn(page, buyer);
  await expect(myCourses(page)).toHaveCount(4);
});

test.describe("somebody signed in", () => {
  test.use({ expectedConsole: [/409 \(Conflict\).* \S+\/api\/checkout\/quote$/] });

  test("buys for their account and goes straight to their courses", async ({ page }) => {
    const member = await newMember(page);
    await openCheckout(page, "blueprintSelfGuided");
    await test.step("the form is filled in and says where it goes", async () => {
      await expect(page.getByLabel("Your name")).toHaveValue("Ada Marsh");
      await expect(page.getByLabel("Your email")).toHaveValue(member.email);
      await expect(page.getByText("We’ll add your purchase to this account.")).toBeVisible();
      await expectAccessible(page);
    });
    await leadToTestCheckout(page);
    await pay(page);
    await test.step("there is no mail to wait for", async () => {
      await expect(page.getByText("It’s open in your account")).toBeVisible();
      await expectAccessible(page);
      await page.getByRole("link", { name: "Open your courses" }).click();
      await expect(myCourses(page)).toContainText(blueprint);
    });
    await test.step("it is not sold to them twice; it can be given", async () => {
      await page.goto("/checkout/blueprintSelfGuided");
      await expect(page.getByRole("heading", { name: "You already have this" })).toBeVisible();
      await expectAccessible(page);
      await page.getByRole("button", { name: "Give it as a gift" }).click();
      await expect(page.getByLabel("Their name")).toBeVisible();
    });
    await test.step("the next tier costs the difference", async () => {
      await page.goto("/profile");
      const moveUp = page.getByRole("link", { name: /^Upgrade to Guided Journey/ });
      // What is added, from when, and until which day; the course, which they have already, is not in it.
      const guided = firstOffers.blueprintGuided.name;
      await expect(page.getByText(fill(benefitWords.addedBy, { tier: guided }))).toBeVisible();
      const added = page.getByRole("listitem").filter({ hasText: /until \w+ \d+, \d{4}$/ });
      await expect(added).toHaveText([
        /^Monthly group support calls/,
        /^Private community/,
        /^Co-working sessions/,
      ]);
      const stays = page.getByRole("listitem").filter({ hasText: "Exclusive masterclass recordings" });
      await expect(stays).toHaveText("Exclusive masterclass recordings");
      const [next] = await Promise.all([page.context().waitForEvent("page"), moveUp.click()]);
      await expect(next).toHaveURL(/\/checkout\/blueprintGuided$/);
      await expect(next.getByText("You already have the Self-Guided Journey: $197 off")).toBeVisible();
      await expect(total(next)).toHaveText("$100");
      await leadToTestCheckout(next);
      await expect(heading(next)).toHaveText("TEST: pay $100");
      await pay(next);
      await expect(heading(next)).toHaveText("Thank you. Guided Journey & Implementation Support is yours");
    });
  });
});
