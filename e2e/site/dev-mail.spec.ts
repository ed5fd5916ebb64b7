import { expect, expectAccessible, test } from "../support/visit.ts";

const unknown = "00000000-0000-4000-8000-000000000000";

// The letter's frame runs no script: neither its own nor those with which the test runner watches pages.
const frameIsStill = /Blocked script execution in .*\/html' because the document's frame is sandboxed/;
test.use({ expectedConsole: [new RegExp(`${frameIsStill.source}|404 \\(Not Found\\) \\S+/${unknown}$`)] });

test("the mail a demo kept", async ({ page }) => {
  await test.step("one that is not there says so and leads back", async () => {
    await page.goto(`/dev/mail/${unknown}`);

    await expect(page.getByText(/email not found/i).first()).toBeVisible();
    await page.getByRole("main").getByRole("link").first().click();
    await expect(page).toHaveURL(/\/dev\/mail$/);
  });
  await test.step("is listed and read by the operator", async () => {
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Saved email");
    // The oldest of all: mails of other journeys may have come before it.
    const first = page.getByRole("link", { name: /Your academy is running/ });
    const older = page.getByRole("button", { name: "Load more" });
    await expect(first.or(older).first()).toBeVisible();
    await expectAccessible(page);
    while (!(await first.isVisible())) {
      const listed = page.getByRole("main").getByRole("listitem");
      const before = await listed.count();
      await older.click();
      await expect.poll(() => listed.count()).toBeGreaterThan(before);
    }
    await first.click();

    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your academy is running");
    await expect(page.getByText("elena@example.com").first()).toBeVisible();
    const letter = page.frameLocator("iframe");
    await expect(letter.getByText("Dear Elena,")).toBeVisible();

    await page.reload();
    await expect(page.frameLocator("iframe").getByText("Dear Elena,")).toBeVisible();
    // It is named; the page around it is checked.
    await expect(page.locator("iframe")).toHaveAttribute("title", /.+/);
    await page.locator("iframe").evaluate((frame) => frame.remove());
    await expectAccessible(page);
  });
});
