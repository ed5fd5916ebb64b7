import { mailedLink } from "../support/mailbox.ts";
import { newMember, signInHere, signOut } from "../support/people.ts";
import { expect, expectAccessible, expectNoSidewaysScroll, test } from "../support/visit.ts";

test.use({ expectedConsole: [/400 \(Bad Request\)/] });

test("a forgotten password is replaced through the mail, once", async ({ page }) => {
  const person = await newMember(page);
  await signOut(page);
  const heading = page.getByRole("heading", { level: 1 });
  const email = page.getByRole("textbox", { name: "Email" });
  const password = page.getByRole("textbox", { name: "New password" });
  const save = page.getByRole("button", { name: "Save new password" });
  const send = page.getByRole("button", { name: "Send reset link" });

  await test.step("a link is asked for", async () => {
    await page.goto("/sign-in");
    await email.fill(person.email);
    await page.getByRole("button", { name: "Forgot your password?" }).click();
    await expect(email).toHaveValue(person.email);
    await expectAccessible(page);
    await send.click();
    await expect(heading).toHaveText("Check your email");
    await expectAccessible(page);
  });

  const link = await mailedLink(page.request, person.email, /reset your password/i);

  await test.step("it leads to a new password, which opens the door", async () => {
    await page.goto(link);
    await expect(heading).toHaveText("Choose a new password");
    await expectNoSidewaysScroll(page);
    await password.fill("short");
    await save.click();
    await expect(password).toHaveAccessibleDescription(/^Please use at least 10 characters\./);
    await expectAccessible(page);
    await password.fill("an even quieter evening");
    await save.click();
    await expect(heading).toHaveText("Your password has been changed");
    await expect(heading).toBeFocused();
    await page.getByRole("main").getByRole("link", { name: "Sign in" }).click();
    await signInHere(page, { ...person, password: "an even quieter evening" });
    await expect(page).not.toHaveURL(/sign-in/);
    await signOut(page);
  });

  await test.step("a link that was used, or with half its token, offers a new one", async () => {
    for (const path of ["/reset-password?token=half", link]) {
      await page.goto(path);
      await password.fill("and a third one");
      await save.click();
      await expect(heading).toHaveText("This link no longer works");
    }
  });

  await test.step("an unknown address gets the same answer", async () => {
    await page.getByRole("link", { name: "Get a new link" }).click();
    await expect(heading).toHaveText("Reset your password");
    await email.fill(`nobody-${Date.now()}@example.com`);
    await send.click();
    await expect(heading).toHaveText("Check your email");
  });

  await test.step("a link without its token explains itself", async () => {
    await page.goto("/reset-password");
    await expect(heading).toHaveText("This link is incomplete");
    await expectAccessible(page);
  });
});
