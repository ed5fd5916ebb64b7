import { isAt, signInHere, signOut } from "../support/people.ts";
import { expect, expectAccessible, expectNoSidewaysScroll, test } from "../support/visit.ts";

test("single sign-on makes an account without a password, which can be given one", async ({ page }) => {
  await page.goto("/sign-in?returnTo=/settings");
  await page.getByRole("link", { name: "Continue with single sign-on" }).click();
  await expect(page).toHaveURL(isAt("/settings"));
  const password = page.getByRole("region", { name: "Password", exact: true });
  await expect(password.getByRole("button", { name: "Set a password" })).toBeVisible();
  await expect(password.getByRole("textbox", { name: "Current password" })).toHaveCount(0);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  const { email } = await (await page.request.get("/api/auth/user")).json();

  await password.getByRole("textbox", { name: "New password" }).fill("a path through ferns");
  await password.getByRole("button", { name: "Set a password" }).click();
  await expect(password.getByText("Your password has been changed.")).toBeVisible();
  await expect(password.getByRole("button", { name: "Change password" })).toBeVisible();
  await signOut(page);

  await test.step("coming back from the provider without its word is explained, and another way is open", async () => {
    await page.goto("/api/login/openid/callback?error=access_denied&state=forged");
    await expect(page).toHaveURL(/\/sign-in\?problem=openid$/);
    await expect(page.getByRole("alert")).toContainText("Single sign-on didn’t work this time.");
    await expect(page.getByRole("textbox", { name: "Password" })).toBeVisible();
    await signInHere(page, { email, password: "a path through ferns" });
    await expect(page.getByRole("banner").getByText("NH", { exact: true }).first()).toBeAttached();
  });
});
