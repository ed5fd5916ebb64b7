import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { studioDifferencesPage } from "../../packages/content/src/pages/studio/orders/differences-page.ts";
import { studioGiftsPage } from "../../packages/content/src/pages/studio/orders/gifts-page.ts";
import { studioMembersPage } from "../../packages/content/src/pages/studio/orders/members-page.ts";
import { studioOffersPage } from "../../packages/content/src/pages/studio/orders/offers-page.ts";
import { studioOrderPage } from "../../packages/content/src/pages/studio/orders/order-page.ts";
import { studioOrdersPage } from "../../packages/content/src/pages/studio/orders/orders-page.ts";
import { aBuyer, buy } from "../support/buying.ts";
import { newestMail } from "../support/mailbox.ts";
import { post } from "../support/people.ts";
import { inOrder, signInAsOwner } from "../support/studio.ts";
import { expect, onPhoneAlone, onWideScreen, test, toasts } from "../support/visit.ts";

const words = studioOrdersPage;
const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const row = (page: Page, text: string) => page.getByRole("row").filter({ hasText: text });

const openTab = (page: Page, title: string) =>
  page.getByRole("navigation", { name: words.tabs.label }).getByRole("link", { name: title }).click();

/** A word that nobody else's name begins with. */
const aWord = () => `Z${randomUUID().replace(/[^a-f]/g, "")}`;

test(
  "a visitor buys; the owner finds the order, gives the money back and closes what it opened",
  onWideScreen,
  async ({ page }) => {
    const name = `${aWord()} <img src=x onerror=alert(1)>`;
    const buyer = { ...aBuyer(), name };
    await buy(page, "blueprintGuided", buyer);
    await signInAsOwner(page);
    await page.goto("/studio/orders");

    await test.step("a search finds it, their text as text, and the export holds it", async () => {
      await expect(heading(page)).toHaveText(words.title);
      await page.getByRole("searchbox", { name: words.filters.search }).fill(buyer.email);
      await expect(page.getByText("1 order", { exact: true })).toBeVisible();
      await expect(row(page, name)).toContainText("Guided Journey & Implementation Support");
      await expect(row(page, name)).toContainText("$297");
      await page.getByText(words.filters.more).click();
      await page.getByRole("combobox", { name: words.filters.refunded }).selectOption("yes");
      await expect(page.getByRole("heading", { name: words.noneFound.heading })).toBeVisible();
      await page.getByRole("combobox", { name: words.filters.refunded }).selectOption("no");
      await expect(row(page, name)).toBeVisible();
      await inOrder(page);
      const [file] = await Promise.all([
        page.waitForEvent("download"),
        page.getByRole("link", { name: words.export }).click(),
      ]);
      expect(file.suggestedFilename()).toMatch(/^orders-\d{4}-\d\d-\d\d\.csv$/);
      const lines = (await (await file.createReadStream()).toArray()).join("").trimEnd().split("\r\n");
      expect(lines).toHaveLength(2);
      expect(lines[1]).toContain(buyer.email);
    });
    await test.step("its page has what was paid, with the receipt, and what it opened", async () => {
      await page.getByRole("link", { name }).click();
      await expect(heading(page)).toHaveText(name);
      const payments = page.getByRole("region", { name: studioOrderPage.payments.heading });
      await expect(payments).toContainText("$297");
      const receipt = payments.getByRole("link", { name: /^Receipt LA-/ });
      const pdf = await page.request.get((await receipt.getAttribute("href")) ?? "");
      expect((await pdf.body()).subarray(0, 5).toString()).toBe("%PDF-");
      const access = page.getByRole("region", { name: studioOrderPage.access.heading });
      await expect(access).toContainText(buyer.email);
      const facts = page.getByRole("region", { name: studioOrderPage.facts.heading });
      const learner = facts.getByRole("link", { name: buyer.email });
      await expect(learner).toHaveAttribute("href", /^\/studio\/learners\/[\w-]+$/);
      await page.getByRole("button", { name: studioOrderPage.refresh.button }).click();
      await expect(toasts(page)).toContainText(studioOrderPage.refresh.done);
      await inOrder(page);
    });
    await test.step("all that can go back stands there, why is said by hand, and the money goes back", async () => {
      await page.getByRole("button", { name: studioOrderPage.payments.refund }).click();
      const dialog = page.getByRole("dialog");
      const amount = dialog.getByRole("textbox", { name: studioOrderPage.refund.amount });
      await expect(amount).toHaveValue("297");
      const reason = dialog.getByRole("combobox", { name: studioOrderPage.refund.reason });
      await expect(reason.getByRole("option", { name: studioOrderPage.reasons.guarantee })).toHaveCount(0);
      await dialog.getByRole("button", { name: studioOrderPage.refund.confirm }).click();
      await expect(dialog).toContainText(studioOrderPage.refund.reasonMissing);
      await reason.selectOption("mistake");
      await amount.press("End");
      await amount.press("0");
      await dialog.getByRole("button", { name: studioOrderPage.refund.confirm }).click();
      await expect(dialog).toContainText(studioOrderPage.refund.amountTooHigh("$297"));
      await inOrder(page);
      await amount.press("Backspace");
      await dialog.getByRole("button", { name: studioOrderPage.refund.confirm }).click();
      await expect(dialog).toHaveCount(0);
      await expect(page.getByText("$297 refunded")).toBeVisible();
      await expect(page.getByRole("button", { name: studioOrderPage.payments.refund })).toHaveCount(0);
      await newestMail(page.request, buyer.email, /refund/i, "$297");
    });
    await test.step("access ends when she says so, and what happened can be read", async () => {
      await page.getByRole("button", { name: studioOrderPage.endAccess.button }).click();
      await page.getByRole("dialog").getByRole("button", { name: studioOrderPage.endAccess.confirm }).click();
      await expect(toasts(page)).toContainText(studioOrderPage.endAccess.done);
      const access = page.getByRole("region", { name: studioOrderPage.access.heading });
      await expect(access).toContainText(/, from .+ to .+/);
      const history = page.getByRole("region", { name: studioOrderPage.history.heading });
      await expect(history).toContainText(studioOrderPage.history.moments["refund-made"]);
      await expect(history).toContainText(studioOrderPage.reasons.mistake);
      await inOrder(page);
      await page.getByRole("link", { name: studioOrderPage.back.label }).click();
      await page.getByRole("combobox", { name: words.filters.refunded }).selectOption("yes");
      await expect(row(page, name)).toContainText(words.ends.refunded);
    });
    await test.step("it is closed to whoever bought it", async () => {
      await newestMail(page.request, buyer.email, /access|closed|ended/i);
    });
  },
);

test(
  "the owner makes a code, sends invitations and looks after gifts and differences",
  onPhoneAlone,
  async ({ page }) => {
    const code = aWord().toUpperCase();
    await signInAsOwner(page);
    await page.goto("/studio/orders");

    await test.step("offers have prices, links and versions", async () => {
      await openTab(page, studioOffersPage.title);
      await expect(heading(page)).toHaveText(studioOffersPage.title);
      const offers = page.getByRole("region", { name: studioOffersPage.offers.heading });
      await expect(offers).toContainText("$297 or 2 payments of $149");
      await expect(offers).toContainText("/checkout/blueprintGuided");
      await page.getByText(studioOffersPage.offers.versions(1)).first().click();
      await expect(offers.getByText(/^Version 1, since/).first()).toBeVisible();
      await inOrder(page);
    });
    await test.step("a code is made, refused where it makes no sense, and works at the checkout", async () => {
      await page.getByRole("button", { name: studioOffersPage.codes.make }).click();
      const dialog = page.getByRole("dialog");
      await dialog.getByRole("button", { name: studioOffersPage.newCode.submit }).click();
      await expect(dialog).toContainText(studioOffersPage.newCode.codeInvalid);
      await inOrder(page);
      await dialog.getByLabel(studioOffersPage.newCode.code, { exact: true }).fill(code);
      await dialog.getByLabel(studioOffersPage.newCode.percent, { exact: true }).fill("50");
      await dialog.getByLabel(studioOffersPage.newCode.maxUses).fill("5");
      await dialog.getByRole("button", { name: studioOffersPage.newCode.submit }).click();
      await expect(toasts(page)).toContainText(studioOffersPage.newCode.done(code));
      await expect(row(page, code)).toContainText("0 of 5");
      await inOrder(page);
      const asked = { offer: "blueprintGuided", plan: "full", coupon: code };
      expect(await post(page.request, "/api/checkout/quote", asked)).toMatchObject({ totalCents: 14_850 });
      await row(page, code)
        .getByRole("button", { name: `${studioOffersPage.codes.end}: ${code}` })
        .click();
      await page.getByRole("dialog").getByRole("button", { name: studioOffersPage.endCode.confirm }).click();
      await expect(toasts(page)).toContainText(studioOffersPage.endCode.done(code));
      await expect(row(page, code)).toHaveCount(0);
    });
    await test.step("somebody is invited, once more, and then not", async () => {
      const email = `${code.toLowerCase()}@example.org`;
      const { invitations } = studioMembersPage;
      await openTab(page, studioMembersPage.title);
      await expect(page.getByRole("region", { name: studioMembersPage.seats.label })).toContainText(
        / of 20 taken/,
      );
      await page.getByLabel(invitations.email, { exact: true }).fill(email);
      await page.getByRole("button", { name: invitations.send }).click();
      await expect(toasts(page)).toContainText(invitations.sent(email));
      await newestMail(page.request, email, /invit/i);
      await row(page, email).getByRole("button", { name: invitations.resend }).click();
      await expect(row(page, email)).toHaveCount(2);
      const waiting = row(page, email).filter({ hasText: invitations.states.waiting });
      await waiting.getByRole("button", { name: invitations.withdraw }).click();
      await expect(waiting).toHaveCount(0);
      await inOrder(page);
    });
    await test.step("gifts and differences", async () => {
      await openTab(page, studioGiftsPage.title);
      await expect(heading(page)).toHaveText(studioGiftsPage.title);
      await inOrder(page);
      await openTab(page, studioDifferencesPage.title);
      await expect(heading(page)).toHaveText(studioDifferencesPage.title);
      await inOrder(page);
    });
  },
);
