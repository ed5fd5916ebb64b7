import type { Page } from "@playwright/test";
import type { OffersView } from "../../packages/contract/src/orders.ts";
import { aBuyer, goToPayment, renewal } from "../support/buying.ts";
import { expect, expectAccessible, expectNoSidewaysScroll, onPhoneAlone, test } from "../support/visit.ts";

/** As an academy answers that has another provider, or none. */
const answerPayment = (page: Page, payment: string) =>
  page.route("**/api/offers", async (route) => {
    await route.fulfill({ json: { ...(await (await route.fetch()).json()), payment } });
  });

test("while payment is closed, a name and an address are taken instead", onPhoneAlone, async ({ page }) => {
  await answerPayment(page, "closed");
  const { name, email } = aBuyer();
  await page.goto("/checkout/blueprintGuided");
  await expect(page.getByRole("heading", { name: "Payment isn’t open yet" })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  const tell = page.getByRole("button", { name: "Tell me when it opens" });
  await tell.click();
  await expect(page.getByText("Please enter your name.")).toBeVisible();
  await page.getByLabel("Name", { exact: true }).fill(name);
  await page.getByLabel("Email").fill(email);
  await tell.click();
  await expect(page.getByRole("heading", { name: "You’re on the list" })).toBeFocused();
  await expectAccessible(page);
});

test("the subscribe page says where payments go, wherever that is", async ({ page }) => {
  for (const [payment, words] of [
    [
      "test",
      "This is a demo: the form buys through a test checkout. No money moves, and no card is asked for.",
    ],
    ["stripe", "You pay on Stripe’s own page; no card ever touches ours."],
    [
      "closed",
      "Payment is not open yet: this form takes no money and no card. We keep your name and address and write when it opens.",
    ],
  ] as const) {
    await test.step(payment, async () => {
      // The last that was told of an address answers for it.
      await answerPayment(page, payment);
      await page.goto("/subscribe");
      await expect(page.getByText(words)).toBeVisible();
    });
  }
});

test("a membership with a payment page elsewhere says how it renews, and is left for it with the box checked", async ({
  page,
}) => {
  const elsewhere = "https://pay.example.com/alumni";
  await page.route(elsewhere, (route) =>
    route.fulfill({ contentType: "text/html", body: "<h1>Pay here</h1>" }),
  );
  await page.route("**/api/offers", async (route) => {
    const view = (await (await route.fetch()).json()) as OffersView;
    const offers = view.offers.map((offer) =>
      offer.key === "alumniGroup" ? { ...offer, checkoutLink: elsewhere } : offer,
    );
    await route.fulfill({ json: { ...view, offers } });
  });
  await page.goto("/checkout/alumniGroup");
  await goToPayment(page).press("Enter");
  await expect(renewal(page)).toBeFocused();
  await expect(renewal(page)).toHaveAccessibleDescription(/^Please check this box/);
  await expectAccessible(page);
  await renewal(page).press("Space");
  await goToPayment(page).press("Enter");
  await expect(page.getByRole("heading", { name: "Pay here" })).toBeVisible();
});
