import type { Page } from "@playwright/test";
import { letProofsAge } from "../support/learners.ts";
import { mailedCode } from "../support/mailbox.ts";
import { authenticatorCode, newMember, nextAuthenticatorCode } from "../support/people.ts";
import { expect, expectAccessible, test, toasts } from "../support/visit.ts";

test.use({ expectedConsole: [/40(0 \(Bad Request|3 \(Forbidden)\)/] });

const section = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

test("a member changes what they sign in with, and leaves for good", async ({ page }) => {
  const person = await newMember(page);
  const next = { email: `new-${person.email}`, password: "an even quieter evening" };
  await page.goto("/settings");
  const email = section(page, "Email");
  const password = section(page, "Password");
  const factor = section(page, "Two-step verification");

  await test.step("a password is changed, with the one before as proof", async () => {
    const current = password.getByRole("textbox", { name: "Current password" });
    const change = password.getByRole("button", { name: "Change password" });
    await current.fill("not this one");
    await password.getByRole("textbox", { name: "New password" }).fill(next.password);
    await change.click();
    await expect(current).toHaveAccessibleDescription("That password isn’t right.");
    await current.fill(person.password);
    await change.click();
    await expect(password.getByText("Your password has been changed.")).toBeVisible();
    await expect(current).toHaveValue("");
  });

  await test.step("a new address has to prove itself, and what is pending outlives the page", async () => {
    const address = email.getByRole("textbox", { name: "New email" });
    const send = email.getByRole("button", { name: "Send code" });
    await address.fill(person.email);
    await send.click();
    await expect(email.getByText("That’s already your email address.")).toBeVisible();
    await letProofsAge(person.email);
    await address.fill(next.email);
    await send.click();
    const proof = page.getByRole("dialog", { name: "Confirm it’s you" });
    await expect(proof.getByRole("textbox", { name: "Password" })).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await expect(email.getByText("Please confirm it’s you first.")).toBeVisible();
    await send.click();
    await proof.getByRole("button", { name: "Email me a code" }).click();
    await proof.getByRole("button", { name: "Email me a code" }).click();
    const mailed = proof.getByRole("textbox", { name: "Six-digit code" });
    await mailed.fill("12");
    await proof.getByRole("button", { name: "Continue" }).click();
    await expect(mailed).toHaveAccessibleDescription(/Please enter the six-digit code\./);
    await mailed.fill(await mailedCode(page.request, person.email, /confirmation code/i));
    await proof.getByRole("button", { name: "Continue" }).click();
    await expect(proof).toBeHidden();
    await expect(email.getByRole("textbox", { name: "Six-digit code" })).toBeVisible();
    await expect(email.getByText(person.email, { exact: true })).toBeVisible();
    await page.reload();
    await expect(email.getByRole("textbox", { name: "Six-digit code" })).toBeVisible();
  });

  let secret = "";
  await test.step("a second factor is set up", async () => {
    await factor.getByRole("button", { name: "Set up" }).click();
    const qr = factor.getByRole("img", { name: "QR code for your authenticator app" });
    await expect(qr).toHaveAttribute("src", /^data:image\/svg\+xml/);
    expect(await qr.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    secret = (await factor.locator("code").textContent()) ?? "";
    // With the pending address above it.
    await expectAccessible(page);
    await factor.getByRole("textbox", { name: "Six-digit code" }).fill(authenticatorCode(secret));
    await factor.getByRole("button", { name: "Turn on" }).click();

    await expect(factor.getByRole("heading", { name: "Your recovery codes" })).toBeFocused();
    await expect(factor.getByRole("listitem")).toHaveCount(10);
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      factor.getByRole("link", { name: "Download" }).click(),
    ]);
    expect(download.suggestedFilename()).toBe("lightworker-academy-recovery-codes.txt");
    await expectAccessible(page);
    await factor.getByRole("button", { name: "I’ve saved them" }).click();
    await expect(factor.getByText("It’s on. You have 10 recovery codes left.")).toBeVisible();
  });

  await test.step("an address is changed once the new one has proven itself", async () => {
    const code = await mailedCode(page.request, next.email, /confirm your new email/i);
    await email.getByRole("textbox", { name: "Six-digit code" }).fill(code);
    await email.getByRole("button", { name: "Confirm" }).click();
    await expect(email.getByText(next.email, { exact: true })).toBeVisible();
    await expect(email.getByRole("textbox", { name: "New email" })).toBeVisible();
  });

  await test.step("recovery codes are renewed, and the second factor is switched off", async () => {
    await letProofsAge(next.email);
    await factor.getByRole("button", { name: "Get new recovery codes" }).click();
    await factor.getByRole("button", { name: "Get new codes" }).click();
    const proof = page.getByRole("dialog", { name: "Confirm it’s you" });
    const code = proof.getByRole("textbox", { name: "Six-digit code" });
    await expect(code).toBeFocused();
    await expect(proof.getByRole("button", { name: "Use a recovery code" })).toBeVisible();
    await code.fill(nextAuthenticatorCode(secret));
    await code.press("Enter");
    await expect(factor.getByRole("listitem")).toHaveCount(10);
    await factor.getByRole("button", { name: "I’ve saved them" }).click();

    await factor.getByRole("button", { name: "Turn off" }).click();
    await expect(factor.getByText("your recovery codes stop working")).toBeVisible();
    await factor.getByRole("button", { name: "Turn off" }).click();
    await expect(factor.getByRole("button", { name: "Set up" })).toBeVisible();
  });

  await test.step("an account is deleted with the address typed again, and a proof that it is its own", async () => {
    await letProofsAge(next.email);
    await page.getByRole("button", { name: "Delete my account…" }).click();
    const dialog = page.getByRole("dialog", { name: "Delete your account?" });
    const proof = dialog.getByRole("textbox", { name: "Email" });
    await expect(proof).toBeFocused();
    await expect(dialog).toHaveAccessibleDescription(
      /certificates end.*lose access.*refund.*keep your receipts/,
    );
    await expectAccessible(page);
    await proof.fill("somebody@example.com");
    await dialog.getByRole("button", { name: "Delete my account" }).click();
    const question = page.getByRole("dialog", { name: "Confirm it’s you" });
    const word = question.getByRole("textbox", { name: "Password" });
    await expectAccessible(page);
    await word.fill("not this one");
    await word.press("Enter");
    await expect(word).toHaveAccessibleDescription("That password isn’t right.");
    await word.fill(next.password);
    await word.press("Enter");
    await expect(dialog.getByText("That isn’t your email address.")).toBeVisible();
    await proof.fill(next.email);
    await dialog.getByRole("button", { name: "Delete my account" }).click();
    await expect(page).toHaveURL(/\/quiz$/);
    await expect(toasts(page)).toContainText("Your account has been deleted");
    expect((await page.request.get("/api/auth/user")).status()).toBe(401);
  });
});
