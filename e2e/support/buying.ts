import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { mailedLink } from "./mailbox.ts";
import { isAt } from "./people.ts";
import { expect } from "./visit.ts";

export type Buyer = { name: string; email: string };

export const aBuyer = (name = "Noor Haddad"): Buyer => ({
  name,
  email: `noor-${randomUUID().slice(0, 8)}@example.com`,
});

export const heading = (page: Page) => page.getByRole("heading", { level: 1 });
export const goToPayment = (page: Page) => page.getByRole("button", { name: "Continue to payment" });
export const total = (page: Page) => page.locator(".order-total dd");
export const bill = (page: Page) => page.locator(".order-bill > div");
export const gift = (page: Page) => page.getByRole("checkbox", { name: "This is a gift" });

export async function openCheckout(page: Page, offer: string, query = ""): Promise<void> {
  await page.goto(`/checkout/${offer}${query}`);
  await expect(goToPayment(page)).toBeEnabled();
  await expect(total(page)).toBeVisible();
}

export async function fillBuyer(page: Page, { name, email }: Buyer): Promise<void> {
  await page.getByLabel("Your name").fill(name);
  await page.getByLabel("Your email").fill(email);
}

/** What whoever pays by the month has to check. */
export const renewal = (page: Page) =>
  page.getByRole("checkbox", { name: /^You’ll be charged \$\d+ today and every month until you cancel/ });

/** From the form to the demo's own payment page. */
export async function leadToTestCheckout(page: Page): Promise<void> {
  await goToPayment(page).click();
  await expect(page).toHaveURL(/\/test-checkout\/[\w-]+$/);
  await expect(heading(page)).toHaveText(/^TEST: pay /);
}

/** Whatever can be tried there. */
export const act = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

export async function pay(page: Page): Promise<void> {
  await act(page, "Pay");
  await expect(page).toHaveURL(isAt("/thank-you"));
}

/** Everything, from the pricing button's address to the thanks. */
export async function buy(page: Page, offer: string, buyer: Buyer, query = ""): Promise<void> {
  await openCheckout(page, offer, query);
  await fillBuyer(page, buyer);
  if (offer === "alumniGroup") await renewal(page).check();
  await leadToTestCheckout(page);
  await pay(page);
  await expect(heading(page)).toHaveText(/^Thank you\. .+ is yours$/);
}

/** With the link of the mail: to the dashboard. */
export async function comeIn(page: Page, { email }: Buyer, subject = /how to get started/i): Promise<void> {
  await page.goto(await mailedLink(page.request, email, subject));
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page).toHaveURL(isAt("/"));
  await expect(heading(page)).toHaveText(/^Welcome, /);
}

/** The courses on the dashboard. */
export const myCourses = (page: Page) =>
  page.getByRole("region", { name: "My Courses", exact: true }).getByRole("listitem");
