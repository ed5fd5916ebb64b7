import { notFoundPage } from "../../packages/content/src/pages/not-found-page.ts";
import { newMember } from "../support/people.ts";
import { expect, expectAccessible, test } from "../support/visit.ts";

test.use({ expectedConsole: [/404 \(Not Found\)/] });

test("an unknown path is a 404 in status and in words, and leads on", async ({ page }) => {
  await test.step("a visitor", async () => {
    const response = await page.goto("/no/such/page");

    expect(response?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("404 Page Not Found");
    await expect(page.getByText("Did you forget to add the page to the router?")).toBeVisible();
    await expectAccessible(page);

    await page.getByRole("main").getByRole("link").first().click();
    await expect(page).toHaveURL(/\/quiz$/);
  });
  await test.step("a member, to the dashboard", async () => {
    await newMember(page);
    const response = await page.goto("/no/such/page");

    expect(response?.status()).toBe(404);
    const link = page.getByRole("main").getByRole("link").first();
    await expect(link).toHaveText("Back to Dashboard");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("404 Page Not Found");
    await link.click();
    await expect(page).toHaveURL((url) => url.pathname === "/");
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Ada");
  });
  await test.step("a member at what only visitors have, too, with the true reason", async () => {
    const response = await page.goto("/home");

    expect(response?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(notFoundPage.heading);
    await expect(page.getByText(notFoundPage.forVisitors)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("main").getByRole("link").first().press("Enter");
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Ada");
  });
});
