import { signOut } from "../support/people.ts";
import { expect, expectAccessible, expectNoSidewaysScroll, test } from "../support/visit.ts";

const throughTheProvider = "Continue with single sign-on";

test("single sign-on makes an account without a password, which can be given one", async ({ page }) => {
  await page.goto("/sign-in?returnTo=/settings");
  await expectAccessible(page);
  await page.getByRole("link", { name: throughTheProvider }).click();
  await expect(page).toHaveURL(/\/settings$/);
  const password = page.getByRole("region", { name: "Password", exact: true });
  await expect(password.getByRole("button", { name: "Set a password" })).toBeVisible();
  await expect(password.getByRole("textbox", { name: "Current password" })).toHaveCount(0);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  const { email } = await (await page.request.get("/api/auth/user")).json();

  await password.getByRole("textbox", { name: "New password" }).fill("a path through ferns");
  await password.getByRole("button", { name: "Set a password" }).click();
  await expect(password.getByText("Your new password is in place.")).toBeVisible();
  await expect(password.getByRole("button", { name: "Change password" })).toBeVisible();

  await signOut(page);
  await page.goto("/sign-in");
  await page.getByRole("textbox", { name: "E-mail" }).fill(email);
  await page.getByRole("textbox", { name: "Password" }).fill("a path through ferns");
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByRole("banner").getByText("NH", { exact: true }).first()).toBeAttached();
});

test("coming back from the provider without its word is explained, and another way is open", async ({
  page,
}) => {
  await page.goto("/api/login/openid/callback?error=access_denied&state=forged");
  await expect(page).toHaveURL(/\/sign-in\?problem=openid$/);
  await expect(page.getByRole("alert")).toContainText("Single sign-on did not work this time.");
  await expect(page.getByRole("textbox", { name: "Password" })).toBeVisible();
});
