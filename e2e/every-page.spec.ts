import { expect, expectAccessible, expectNoSidewaysScroll, test } from "./visit.ts";

const pages = [
  "/home",
  "/quiz",
  "/test-results",
  "/healers-business-blueprint",
  "/alumni-group",
  "/subscribe",
  "/about-elena-marlowe",
  "/contact",
  "/privacy",
  "/terms",
  "/sign-in",
  "/dev/mail",
  "/dev/ui",
];

for (const path of pages) {
  test(`${path} is accessible and fits the screen`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    // The specimens of waiting wait for ever.
    if (path !== "/dev/ui")
      await expect(page.getByRole("status").filter({ hasText: "Loading" })).toHaveCount(0);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });
}
