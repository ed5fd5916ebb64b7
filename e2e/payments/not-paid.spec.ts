import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import {
  aBuyer,
  act,
  fillBuyer,
  goToPayment,
  heading,
  leadToTestCheckout,
  openCheckout,
  pay,
} from "../support/buying.ts";
import { holdBack } from "../support/hold-back.ts";
import { isAt, post } from "../support/people.ts";
import { expect, expectAccessible, expectNoSidewaysScroll, onPhoneAlone, test } from "../support/visit.ts";

test(
  "whoever is declined or walks away has paid nothing, and finds everything as it was",
  onPhoneAlone,
  async ({ page }) => {
    const buyer = aBuyer();
    await openCheckout(page, "blueprintGuided");
    await fillBuyer(page, buyer);
    await page.getByLabel("2 payments of $149").check();
    await leadToTestCheckout(page);
    await test.step("declined, it says so and can be tried again", async () => {
      await act(page, "Decline the card");
      await expect(page.getByRole("alert")).toHaveText(/card was declined. Nothing was charged/);
      await expectAccessible(page);
    });
    await test.step("walked away from, the form is as it was left", async () => {
      await act(page, "Walk away");
      await expect(page).toHaveURL(isAt("/checkout/blueprintGuided"));
      await expect(page.getByLabel("Your name")).toHaveValue(buyer.name);
      await expect(page.getByLabel("Your email")).toHaveValue(buyer.email);
      await expect(page.getByLabel("2 payments of $149")).toBeChecked();
    });
    await test.step("gone to once more, it can be paid", async () => {
      await leadToTestCheckout(page);
      await pay(page);
      await expect(heading(page)).toHaveText("Thank you. Guided Journey & Implementation Support is yours");
    });
    await test.step("what is paid is forgotten by the form", async () => {
      await openCheckout(page, "blueprintGuided");
      await expect(page.getByLabel("Your name")).toHaveValue("");
    });
  },
);

/** Without the form. */
const placeOrder = (page: Page): Promise<{ order: string; url: string }> =>
  post(page.request, "/api/checkout", {
    ...aBuyer(),
    offer: "blueprintSelfGuided",
    plan: "full",
    submission_id: randomUUID(),
  });

test("the thank-you page waits for what is not paid, and changes by itself", async ({ page, context }) => {
  const { order, url } = await placeOrder(page);
  await page.goto(url);
  const other = await context.newPage();
  await other.goto(`/thank-you?order=${order}`);
  await expect(heading(other)).toHaveText("Waiting for your payment");
  await expect(other.getByRole("link", { name: "Haven’t paid yet? Continue to payment" })).toHaveAttribute(
    "href",
    /\/test-checkout\//,
  );
  await expectNoSidewaysScroll(other);
  await expectAccessible(other);
  await pay(page);
  await expect(heading(other)).toHaveText("Thank you. Self-Guided Journey is yours");
  await expect(heading(other)).toBeFocused();
});

test("after a minute of waiting it is said that nothing is lost", async ({ page }) => {
  const { order } = await placeOrder(page);
  await page.clock.install();
  await page.goto(`/thank-you?order=${order}`);
  await expect(heading(page)).toHaveText("Waiting for your payment");
  const long = page.getByText("Nothing is lost: if you’ve paid");
  await expect(long).toHaveCount(0);
  await page.clock.fastForward(61_000);
  await expect(async () => {
    await page.clock.runFor(1000);
    await expect(long).toBeVisible({ timeout: 500 });
  }).toPass();
});

test("money that takes days is written about, not waited for", async ({ page }) => {
  await openCheckout(page, "blueprintSelfGuided");
  await fillBuyer(page, aBuyer());
  await leadToTestCheckout(page);
  await act(page, "Pay with a method that takes days to clear");
  await expect(heading(page)).toHaveText("Your payment is processing");
  await expectAccessible(page);
  await page.getByRole("link", { name: /^Try a refund/ }).click();
  await act(page, "Let the money arrive");
  await expect(page.getByRole("status")).toHaveText("TEST done: Let the money arrive.");
  await page.getByRole("link", { name: "Back to the academy" }).click();
  await expect(heading(page)).toHaveText("Thank you. Self-Guided Journey is yours");
});

test.describe("while the academy can't be reached", () => {
  test.use({ expectedConsole: [/ERR_FAILED/] });

  test("pressed twice and tried again, it is one order", async ({ page }) => {
    const sent: string[] = [];
    page.on("request", (request) => {
      if (request.url().endsWith("/api/checkout")) sent.push(request.postDataJSON().submission_id);
    });
    await openCheckout(page, "blueprintSelfGuided");
    await fillBuyer(page, aBuyer());
    await test.step("without an answer nothing is lost, and it is the same order again", async () => {
      await page.route("**/api/checkout", (route) => route.abort(), { times: 1 });
      await goToPayment(page).click();
      await expect(page.getByRole("alert")).toContainText("You haven’t been charged.");
    });
    await test.step("two presses send once", async () => {
      const letGo = await holdBack(page, "**/api/checkout");
      await goToPayment(page).click();
      const busy = page.getByRole("button", { name: "One moment…" });
      await expect(busy).toHaveAttribute("aria-disabled", "true");
      await page.locator("form").evaluate((form: HTMLFormElement) => form.requestSubmit());
      letGo();
      await expect(page).toHaveURL(/\/test-checkout\//);
    });
    expect(sent).toHaveLength(2);
    expect(new Set(sent).size).toBe(1);
  });
});
