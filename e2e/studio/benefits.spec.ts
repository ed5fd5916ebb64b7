import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { benefitWords } from "../../packages/content/src/pages/benefit-words.ts";
import { studioOffersPage } from "../../packages/content/src/pages/studio/orders/offers-page.ts";
import { aBuyer, buy, comeIn, openCheckout } from "../support/buying.ts";
import { newestMail } from "../support/mailbox.ts";
import { inOrder, signInAsOwner } from "../support/studio.ts";
import { expect, onWideScreen, test, toasts } from "../support/visit.ts";

const { made, compose, benefits, newBenefit } = studioOffersPage;
const guided = "Guided Journey & Implementation Support";

/** As somebody at a keyboard does it. */
async function composeGuided(page: Page, name: string, change: () => Promise<void>): Promise<void> {
  await page.getByRole("button", { name: made.openFor(guided) }).focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("checkbox", { name }).focus();
  await page.keyboard.press("Space");
  await change();
  await inOrder(page);
  await dialog.getByRole("button", { name: compose.submit }).press("Enter");
  await expect(toasts(page)).toContainText(compose.done);
  await expect(dialog).toHaveCount(0);
}

test(
  "the owner puts a benefit into an offer; its buyer finds the same list at the checkout, in her receipt and on her page",
  onWideScreen,
  async ({ page, browser }) => {
    const name = `Sunday circle ${randomUUID().slice(0, 6)}`;
    await signInAsOwner(page);
    await page.goto("/studio/offers");

    await test.step("she adds one of her own, told what a session needs", async () => {
      await page.getByRole("button", { name: benefits.add }).press("Enter");
      const dialog = page.getByRole("dialog");
      await dialog.getByRole("button", { name: newBenefit.submit }).press("Enter");
      await expect(dialog).toContainText(newBenefit.nameMissing);
      await inOrder(page);
      await dialog.getByLabel(newBenefit.name, { exact: true }).focus();
      await page.keyboard.type(name);
      await page.keyboard.press("Enter");
      await expect(toasts(page)).toContainText(newBenefit.done);
      await expect(page.getByRole("region", { name: benefits.heading })).toContainText(name);
    });
    await test.step("and puts it into an offer for three months", async () => {
      await composeGuided(page, name, async () => {
        await page.getByRole("combobox", { name: compose.for(name) }).selectOption("3");
      });
      await expect(page.getByText(`${name}, ${made.months(3)}`)).toBeVisible();
      await inOrder(page);
    });

    const context = await browser.newContext();
    const hers = await context.newPage();
    const buyer = aBuyer();
    const sold = await test.step("the checkout says what is in it, and until when", async () => {
      await openCheckout(hers, "blueprintGuided");
      const lines = hers.locator(".order-features li");
      await expect(lines.filter({ hasText: name })).toContainText(/until \w+ \d+, \d{4}/);
      await inOrder(hers);
      return lines.allInnerTexts();
    });
    const names = sold.map((line) => line.split("\n")[0]?.trim() ?? "");
    await test.step("so do the thank-you page and the receipt", async () => {
      await buy(hers, "blueprintGuided", buyer);
      const thanks = hers.getByRole("region", { name: benefitWords.heading });
      for (const each of names) await expect(thanks).toContainText(each);
      await inOrder(hers);
      const { text } = await newestMail(hers.request, buyer.email, /receipt/i);
      for (const each of names) expect(text).toContain(each);
    });
    await test.step("and her own page", async () => {
      await comeIn(hers, buyer);
      await hers.goto("/profile");
      const mine = hers.getByRole("region", { name: benefitWords.mine.heading });
      for (const each of names.slice(1)) await expect(mine).toContainText(each);
      await expect(mine.getByRole("listitem").filter({ hasText: name })).toContainText(/until/);
      await inOrder(hers);
    });
    await context.close();

    await test.step("taken out again, it can be archived, and its buyer keeps it", async () => {
      await composeGuided(page, name, async () => {});
      const row = page.getByRole("listitem").filter({ hasText: name });
      await row.getByRole("button", { name: `${benefits.archive}: ${name}` }).press("Enter");
      await expect(toasts(page)).toContainText(benefits.archivedDone);
      await expect(row).toContainText(benefits.archived);
    });
  },
);
