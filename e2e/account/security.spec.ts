import type { Page } from "@playwright/test";
import { letProofsAge } from "../support/learners.ts";
import { mailedCode } from "../support/mailbox.ts";
import { authenticatorCode, newMember } from "../support/people.ts";
import { expect, expectAccessible, test, toasts } from "../support/visit.ts";

test.use({ expectedConsole: [/40(0 \(Bad Request|3 \(Forbidden)\)/] });

const section = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

test("a member changes what they sign in with, and leaves for good", async ({ page }) => {
  const person = await newMember(page);
  const next = { email: `new-${person.email}`, password: "an even quieter evening" };
  await page.goto("/settings");
  const email = section(page, "E-mail");
  const password = section(page, "Password");
  const factor = section(page, "Second factor");

  await test.step("a password is changed, with the one before as proof", async () => {
    const current = password.getByRole("textbox", { name: "Current password" });
    const change = password.getByRole("button", { name: "Change password" });
    await current.fill("not this one");
    await password.getByRole("textbox", { name: "New password" }).fill(next.password);
    await change.click();
    await expect(current).toHaveAccessibleDescription("The password is not right.");
    await current.fill(person.password);
    await change.click();
    await expect(password.getByText("Your new password is in place.")).toBeVisible();
    await expect(current).toHaveValue("");
  });

  await test.step("a new address has to prove itself, and what is pending outlives the page", async () => {
    const address = email.getByRole("textbox", { name: "New e-mail" });
    const send = email.getByRole("button", { name: "Send a code there" });
    await address.fill(person.email);
    await send.click();
    await expect(email.getByText("That is your address already.")).toBeVisible();
    await letProofsAge(person.email);
    await address.fill(next.email);
    await send.click();
    const proof = page.getByRole("dialog", { name: "Is it you?" });
    await expect(proof.getByRole("textbox", { name: "Password" })).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await expect(email.getByText("Please show first that it is you.")).toBeVisible();
    await send.click();
    await proof.getByRole("button", { name: "Use a code by e-mail" }).click();
    await proof.getByRole("button", { name: "Send me a code" }).click();
    const mailed = proof.getByRole("textbox", { name: "Six-digit code" });
    await mailed.fill("12");
    await proof.getByRole("button", { name: "Continue" }).click();
    await expect(mailed).toHaveAccessibleDescription(/Please enter the six digits\./);
    await mailed.fill(await mailedCode(page.request, person.email, /show that it is you/i));
    await proof.getByRole("button", { name: "Continue" }).click();
    await expect(proof).toBeHidden();
    await expect(email.getByRole("textbox", { name: "Six-digit code" })).toBeVisible();
    await expect(email.getByText(person.email, { exact: true })).toBeVisible();
    await page.reload();
    await expect(email.getByRole("textbox", { name: "Six-digit code" })).toBeVisible();
  });

  let secret = "";
  await test.step("a second factor is set up", async () => {
    await factor.getByRole("button", { name: "Set it up" }).click();
    const qr = factor.getByRole("img", { name: "QR code for your authenticator app" });
    await expect(qr).toHaveAttribute("src", /^data:image\/svg\+xml/);
    expect(await qr.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    secret = (await factor.locator("code").textContent()) ?? "";
    // With the pending address above it.
    await expectAccessible(page);
    await factor.getByRole("textbox", { name: "Six-digit code" }).fill(authenticatorCode(secret, -1));
    await factor.getByRole("button", { name: "Switch it on" }).click();

    await expect(factor.getByRole("heading", { name: "Your recovery codes" })).toBeFocused();
    await expect(factor.getByRole("listitem")).toHaveCount(10);
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      factor.getByRole("link", { name: "Download" }).click(),
    ]);
    expect(download.suggestedFilename()).toBe("lightworker-academy-recovery-codes.txt");
    await expectAccessible(page);
    await factor.getByRole("button", { name: "I have kept them" }).click();
    await expect(factor.getByText("It is on. 10 recovery codes are left.")).toBeVisible();
  });

  await test.step("an address is changed once the new one has proven itself", async () => {
    const code = await mailedCode(page.request, next.email, /confirm this address/i);
    await email.getByRole("textbox", { name: "Six-digit code" }).fill(code);
    await email.getByRole("button", { name: "Confirm" }).click();
    await expect(email.getByText(next.email, { exact: true })).toBeVisible();
    await expect(email.getByRole("textbox", { name: "New e-mail" })).toBeVisible();
  });

  await test.step("recovery codes are renewed, and the second factor is switched off", async () => {
    await letProofsAge(next.email);
    await factor.getByRole("button", { name: "New recovery codes" }).click();
    await factor.getByRole("button", { name: "Make new codes" }).click();
    const proof = page.getByRole("dialog", { name: "Is it you?" });
    const code = proof.getByRole("textbox", { name: "Six-digit code" });
    await expect(code).toBeFocused();
    await expect(proof.getByRole("button", { name: "Use a recovery code" })).toBeVisible();
    await code.fill(authenticatorCode(secret));
    await code.press("Enter");
    await expect(factor.getByRole("listitem")).toHaveCount(10);
    await factor.getByRole("button", { name: "I have kept them" }).click();

    await factor.getByRole("button", { name: "Switch it off" }).click();
    await expect(factor.getByText("your recovery codes stop working")).toBeVisible();
    await factor.getByRole("button", { name: "Switch it off" }).click();
    await expect(factor.getByRole("button", { name: "Set it up" })).toBeVisible();
  });

  await test.step("an account is deleted with the address typed again, and a proof that it is its own", async () => {
    await letProofsAge(next.email);
    await page.getByRole("button", { name: "Delete my account…" }).click();
    const dialog = page.getByRole("dialog", { name: "Delete your account?" });
    const proof = dialog.getByRole("textbox", { name: "E-mail" });
    await expect(proof).toBeFocused();
    await expect(dialog).toHaveAccessibleDescription(
      /certificates end.*paid for closes.*no refund.*receipts stay/,
    );
    await expectAccessible(page);
    await proof.fill("somebody@example.com");
    await dialog.getByRole("button", { name: "Delete for good" }).click();
    const question = page.getByRole("dialog", { name: "Is it you?" });
    const word = question.getByRole("textbox", { name: "Password" });
    await expectAccessible(page);
    await word.fill("not this one");
    await word.press("Enter");
    await expect(word).toHaveAccessibleDescription("The password is not right.");
    await word.fill(next.password);
    await word.press("Enter");
    await expect(dialog.getByText("That is not your e-mail address.")).toBeVisible();
    await proof.fill(next.email);
    await dialog.getByRole("button", { name: "Delete for good" }).click();
    await expect(page).toHaveURL(/\/quiz$/);
    await expect(toasts(page)).toContainText("Your account is deleted");
    expect((await page.request.get("/api/auth/user")).status()).toBe(401);
  });
});
