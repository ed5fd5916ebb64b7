import { randomUUID } from "node:crypto";
import { studioSettingsPage } from "../../packages/content/src/pages/studio/settings/settings-page.ts";
import { studioWebhooksPage } from "../../packages/content/src/pages/studio/webhooks-page.ts";
import { inOrder, signInAsOwner } from "../support/studio.ts";
import { expect, onPhoneAlone, test, toasts } from "../support/visit.ts";

const words = studioWebhooksPage;

// An address inside is refused.
test.use({ expectedConsole: [/status of 400 \(Bad Request\).*\/api\/studio\/webhooks$/] });

test(
  "the owner adds a webhook, tests it, sees what became of it and removes it",
  onPhoneAlone,
  async ({ page }) => {
    await signInAsOwner(page);
    await page.goto("/studio/leads");
    await page.getByRole("link", { name: words.link, exact: true }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(studioSettingsPage.title);
    const dialog = page.getByRole("dialog");
    // Nowhere, on any machine.
    const url = `https://hooks.invalid/${randomUUID()}`;
    const own = page.getByRole("main").getByRole("listitem").filter({ hasText: url });

    await test.step("an address inside is refused, one outside gets a secret that is shown once", async () => {
      await page.getByRole("button", { name: words.add }).click();
      await dialog.getByRole("textbox", { name: words.form.url }).fill("https://127.1/");
      await dialog.getByRole("button", { name: words.form.add, exact: true }).click();
      await expect(dialog.getByText(words.form.noEvents)).toBeVisible();
      await dialog.getByRole("checkbox", { name: words.events["lead.created"] }).check();
      await dialog.getByRole("button", { name: words.form.add, exact: true }).click();
      await expect(dialog.getByText("That address can’t be reached from the internet.")).toBeVisible();
      await inOrder(page);
      await dialog.getByRole("textbox", { name: words.form.url }).fill(url);
      await dialog.getByRole("button", { name: words.form.add, exact: true }).click();
      await expect(dialog.getByRole("textbox", { name: words.secret.label })).toHaveValue(/^whsec_/);
      await inOrder(page);
      await dialog.getByRole("button", { name: words.secret.done }).click();
      await expect(own).toContainText(words.on);
    });
    await test.step("a test is sent, and the log says why it did not arrive", async () => {
      await own.getByRole("button", { name: /^Send a test/ }).click();
      await expect(toasts(page)).toContainText(words.tested);
      await expect(async () => {
        await own.getByRole("button", { name: words.log.refresh }).click();
        await expect(own).toContainText(words.problems["no-such-host"], { timeout: 500 });
      }).toPass();
      await inOrder(page);
    });
    await test.step("it is switched off and removed", async () => {
      await own.getByRole("button", { name: /^Edit/ }).click();
      await dialog.getByRole("checkbox", { name: words.form.isOn }).uncheck();
      await dialog.getByRole("button", { name: words.form.save }).click();
      await expect(own).toContainText(words.off);
      await own.getByRole("button", { name: /^Remove/ }).click();
      await dialog.getByRole("button", { name: words.removal.confirm, exact: true }).click();
      await expect(own).toHaveCount(0);
    });
  },
);
