import { mailedLink } from "../support/mailbox.ts";
import { newMember, signOut } from "../support/people.ts";
import { expect, expectAccessible, expectNoSidewaysScroll, test } from "../support/visit.ts";

test.use({ expectedConsole: [/400 \(Bad Request\)/] });

test("a forgotten password is replaced through the mail, once", async ({ page }) => {
  const person = await newMember(page);
  await signOut(page);
  await page.goto("/sign-in");
  await page.getByRole("textbox", { name: "E-mail" }).fill(person.email);
  await page.getByRole("button", { name: "Forgot your password?" }).click();
  await expect(page.getByRole("textbox", { name: "E-mail" })).toHaveValue(person.email);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Send me a link" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Look into your mail");
  await expectAccessible(page);

  const link = await mailedLink(page.request, person.email, /new password/i);
  await page.goto(link);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Choose a new password");
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  const password = page.getByRole("textbox", { name: "New password" });
  await password.fill("short");
  await page.getByRole("button", { name: "Save the new password" }).click();
  await expect(password).toHaveAccessibleDescription(/^Please use at least 10 characters\./);
  await password.fill("an even quieter evening");
  await page.getByRole("button", { name: "Save the new password" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your password is changed");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();

  await page.getByRole("main").getByRole("link", { name: "Sign in" }).click();
  await page.getByRole("textbox", { name: "E-mail" }).fill(person.email);
  await page.getByRole("textbox", { name: "Password" }).fill("an even quieter evening");
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page).not.toHaveURL(/sign-in/);

  await signOut(page);
  await page.goto(link);
  await page.getByRole("textbox", { name: "New password" }).fill("and a third one");
  await page.getByRole("button", { name: "Save the new password" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This link no longer works");
  await page.getByRole("link", { name: "Send me a new link" }).click();
  await expect(page.getByRole("button", { name: "Send me a link" })).toBeVisible();
});

test("an unknown address gets the same answer", async ({ page }) => {
  await page.goto("/sign-in?step=forgot");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("A new password");
  await page.getByRole("textbox", { name: "E-mail" }).fill(`nobody-${Date.now()}@example.com`);
  await page.getByRole("button", { name: "Send me a link" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Look into your mail");
});

test("a link without its token, or with half of it, explains itself and offers a new one", async ({
  page,
}) => {
  await page.goto("/reset-password");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This link is not whole");
  await expectAccessible(page);
  await page.goto("/reset-password?token=half");
  await page.getByRole("textbox", { name: "New password" }).fill("a quiet morning");
  await page.getByRole("button", { name: "Save the new password" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This link no longer works");
});
