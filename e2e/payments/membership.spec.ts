import {
  aBuyer,
  act,
  buy,
  comeIn,
  fillBuyer,
  goToPayment,
  heading,
  leadToTestCheckout,
  openCheckout,
  pay,
  renewal,
} from "../support/buying.ts";
import { completeCourse, invite, newLearner } from "../support/learners.ts";
import { newestMail } from "../support/mailbox.ts";
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  onPhoneAlone,
  test,
  toasts,
} from "../support/visit.ts";

test(
  "whoever has finished the Blueprint joins the alumni group, and cancels in two clicks",
  onPhoneAlone,
  async ({ page }) => {
    const learner = await newLearner(page, "blueprintSelfGuided");
    await completeCourse(page, "Healer’s Business Blueprint");
    await openCheckout(page, "alumniGroup");
    await test.step("what somebody agrees to who pays by the month", async () => {
      await expect(page.getByText("Cancel anytime in your settings, in two clicks.")).toBeVisible();
      await expect(
        page.getByText("Your price stays $97 a month for as long as you’re a member."),
      ).toBeVisible();
      await expect(page.getByText("Have a code?")).toHaveCount(0);
      await expect(page.getByLabel("This is a gift")).toHaveCount(0);
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
    });
    await test.step("nobody pays by the month without having said so", async () => {
      await goToPayment(page).press("Enter");
      await expect(renewal(page)).toBeFocused();
      await expect(renewal(page)).toHaveAccessibleDescription(/^Please check this box/);
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
      await page.keyboard.press("Space");
      await expect(renewal(page)).toBeChecked();
      await expect(page.getByText("Please check this box")).toHaveCount(0);
    });
    await leadToTestCheckout(page);
    await pay(page);
    await expect(heading(page)).toHaveText("Thank you. Career Changer Alumni Group is yours");
    await test.step("there is no course in it, and a demo’s space is a sample and says so", async () => {
      const thanks = page.url();
      await page.getByRole("link", { name: "Go to your dashboard" }).click();
      const community = page.getByRole("region", { name: "Community", exact: true });
      await community.getByRole("button", { name: /^Join/ }).click();
      await expect(heading(page)).toHaveText("A sample space");
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
      await page.goto(thanks);
    });
    await page.getByRole("link", { name: "Your orders and receipts" }).click();

    const orders = page.getByRole("region", { name: "Orders", exact: true });
    const membership = orders.getByRole("listitem").filter({ hasText: "Career Changer Alumni Group" });
    await test.step("the settings say what comes next", async () => {
      await expect(membership).toContainText("$97 each month");
      await expect(membership).toContainText(/Next payment: \$97 on /);
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
    });
    await test.step("two clicks, and it stays open to the end of the month", async () => {
      await membership.getByRole("button", { name: "Cancel membership" }).click();
      const dialog = page.getByRole("dialog", { name: "Cancel your membership?" });
      await expect(dialog).toContainText(/You’ll keep access until .+ and won’t be charged again\./);
      await expectAccessible(page);
      await dialog.getByRole("button", { name: "Yes, cancel" }).click();
      await expect(toasts(page)).toContainText("Your membership is canceled.");
      await expect(membership.locator(".badge")).toHaveText(/^Active until /);
      await expect(membership.getByRole("button", { name: "Cancel membership" })).toHaveCount(0);
      await expect(membership.getByRole("heading")).toBeFocused();
      await newestMail(page.request, learner.email, /membership is cancell?ed/i);
    });
    await test.step("it can be kept after all", async () => {
      await membership.getByRole("button", { name: "Keep my membership" }).click();
      await expect(membership.locator(".badge")).toHaveText("Active");
      await expect(membership.getByRole("button", { name: "Cancel membership" })).toBeVisible();
    });
    await test.step("the card is changed at the provider's, where a renewal and a missed payment can be tried", async () => {
      await membership.getByRole("button", { name: "Change card" }).click();
      await expect(page).toHaveURL(/\/test-checkout\//);
      await act(page, "Make the next payment");
      await expect(page.getByRole("status")).toHaveText("TEST done: Make the next payment.");
      await act(page, "Miss the next payment");
      await expect(page.getByRole("status")).toHaveText("TEST done: Miss the next payment.");
      await newestMail(page.request, learner.email, /didn’t go through/i);
      await page.goto("/settings#orders");
      await expect(membership.getByRole("link", { name: /^Receipt / })).toHaveCount(2);
      await expect(membership.locator(".badge")).toHaveText(/^Active until /);
    });
  },
);

test.describe("by invitation", () => {
  test.use({ expectedConsole: [/403 \(Forbidden\)/] });

  test("a visitor without one is told kindly; with one they join", async ({ page }) => {
    const buyer = aBuyer();
    await test.step("without", async () => {
      await openCheckout(page, "alumniGroup");
      await expect(page.getByText("Seats are for people who have finished")).toBeVisible();
      await fillBuyer(page, buyer);
      await renewal(page).check();
      await goToPayment(page).click();
      await expect(page.getByRole("heading", { name: "A seat needs an invitation" })).toBeFocused();
      await expect(page.getByText("You haven’t been charged.")).toBeVisible();
      await expectAccessible(page);
      await expect(page.getByRole("link", { name: "About the alumni group" })).toHaveAttribute(
        "href",
        "/alumni-group",
      );
    });
    await test.step("with one", async () => {
      await invite(buyer.email);
      const { text } = await newestMail(page.request, buyer.email, /invited/i);
      const [query = ""] = /\?invitation=[\w-]+/.exec(text) ?? [];
      await buy(page, "alumniGroup", buyer, query);
      await comeIn(page, buyer);
    });
  });
});

test.describe("when all seats are taken", () => {
  test("it is said in place of the form, and on the page of the group", async ({ page }) => {
    await page.route("**/api/offers", async (route) => {
      const answer = await (await route.fetch()).json();
      for (const offer of answer.offers) if (offer.key === "alumniGroup") offer.seatsLeft = 0;
      await route.fulfill({ json: answer });
    });
    await page.goto("/checkout/alumniGroup");
    await expect(page.getByRole("heading", { name: "All seats are taken right now" })).toBeVisible();
    await expectAccessible(page);
    await page.goto("/alumni-group");
    await page.locator(".seats-left").scrollIntoViewIfNeeded();
    await expect(page.locator(".seats-left")).toHaveText("All 20 seats are taken");
  });
});
