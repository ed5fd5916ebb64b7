import { holdBack } from "../support/hold-back.ts";
import { expect, test } from "../support/visit.ts";

test("before the scripts are there", async ({ page }) => {
  await test.step("a press happens once they are", async () => {
    const release = await holdBack(page, "**/assets/*.js");
    await page.goto("/quiz", { waitUntil: "commit" });
    await page.getByRole("button", { name: "Start the assessment" }).click();
    await expect(page.getByText("Question 1 of 60")).toHaveCount(0);
    release();
    await expect(page.getByText("Question 1 of 60")).toBeVisible();
  });
  await test.step("none was asked for before the first paint", async () => {
    const { painted, fetched } = await page.evaluate(() => ({
      painted: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0,
      fetched: performance
        .getEntriesByType("resource")
        .filter(({ name }) => name.endsWith(".js"))
        .map(({ startTime }) => startTime),
    }));
    expect(painted).toBeGreaterThan(0);
    expect(fetched.length).toBeGreaterThan(5);
    expect(Math.min(...fetched)).toBeGreaterThanOrEqual(painted);
  });
  await test.step("and so does one that sends a form", async () => {
    const release = await holdBack(page, "**/assets/*.js");
    await page.goto("/sign-in", { waitUntil: "commit" });
    await page.getByRole("button", { name: "Sign in", exact: true }).click();
    release();
    await expect(page.getByRole("textbox", { name: "Email" })).toHaveAttribute("aria-invalid", "true");
  });
});

test("a place of a long page is reached exactly, also before all of it is laid out", async ({ page }) => {
  await page.goto("/healers-business-blueprint", { waitUntil: "commit" });
  await page
    .locator('main a[href="#pricing-section"]')
    .first()
    .evaluate((link: HTMLElement) => link.click());

  const distance = () =>
    page
      .locator("#pricing-section")
      .evaluate((section) => Math.abs(section.getBoundingClientRect().top - 64));
  await expect.poll(distance).toBeLessThanOrEqual(2);
});
