import { mailedCode, mailedLink } from "../support/mailbox.ts";
import { newMember, post } from "../support/people.ts";
import { expect, expectAccessible, expectNoSidewaysScroll, onPhoneAlone, test } from "../support/visit.ts";

test.use({ expectedConsole: [/40(0 \(Bad Request|1 \(Unauthorized)\)/] });

test(
  "an address that somebody else changed is taken back through the mail, once",
  onPhoneAlone,
  async ({ page }) => {
    const { email } = await newMember(page);
    const other = `other-${email}`;
    await post(page.request, "/api/account/email", { email: other });
    const code = await mailedCode(page.request, other, /confirm your new email/i);
    await post(page.request, "/api/account/email/confirm", { code });
    const link = await mailedLink(page.request, email, /email address was changed/i);
    const heading = page.getByRole("heading", { level: 1 });
    const take = page.getByRole("button", { name: "Get my account back" });

    await test.step("nothing happens by opening the link", async () => {
      await page.goto(link);
      await expect(heading).toHaveText("Get your account back");
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      expect((await page.request.get("/api/auth/user")).status()).toBe(200);
    });
    await test.step("the account goes back, and a code to the address opens it", async () => {
      await take.click();
      await expect(heading).toHaveText("Your account is yours again");
      await expect(heading).toBeFocused();
      await expect(page.getByText(email, { exact: true })).toBeVisible();
      await expectAccessible(page);
      expect((await page.request.get("/api/auth/user")).status()).toBe(401);
      await page.getByRole("link", { name: "Sign in with a code" }).click();
      await expect(heading).toHaveText("Sign in with a code");
    });
    await test.step("used or cut short, the link says so and shows the way on", async () => {
      await page.goto(link);
      await take.click();
      await expect(heading).toHaveText("This link no longer works");
      await page.goto("/restore-email");
      await expect(heading).toHaveText("This link is incomplete");
      await page.getByRole("main").getByRole("link", { name: "Contact us" }).click();
      await expect(page).toHaveURL(/\/contact$/);
    });
  },
);
