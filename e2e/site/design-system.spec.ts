import { button, openBook } from "../support/specimen-book.ts";
import { expect, expectAccessible, test } from "../support/visit.ts";

test("the specimen book", async ({ page }) => {
  await openBook(page);
  await test.step("has no style of its own making, which the content policy would refuse", async () => {
    const html = await (await page.request.get("/dev/ui")).text();
    expect(html).not.toMatch(/<style|\sstyle=/);
  });
  await test.step("is accessible, fits its window and offers targets of at least 44 px", async () => {
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
    const small = await page.locator("main button:visible, main .button:visible").evaluateAll((targets) =>
      targets
        .filter((target) => !target.matches(".carousel-dot"))
        .map((target) => target.getBoundingClientRect())
        .filter(({ width, height }) => Math.min(width, height) < 44)
        .map(({ width, height }) => `${width} x ${height}`),
    );
    expect(small).toEqual([]);
  });
  await test.step("details open and close by keyboard; of a single kind only one is open", async () => {
    const summaries = page.locator("#unfolding summary");
    await summaries.nth(0).focus();
    await page.keyboard.press("Enter");
    await expect(page.getByText("Twenty to thirty minutes a day").first()).toBeHidden();
    await expect(page.getByText("None. The first week").first()).toBeVisible();
    await page.keyboard.press("Space");
    await expect(page.getByText("None. The first week").first()).toBeHidden();

    await expect(page.getByText("None. The first week").last()).toBeVisible();
    await summaries.nth(4).click();
    await expect(page.getByText("Twenty to thirty minutes a day").last()).toBeVisible();
    await expect(page.getByText("None. The first week").last()).toBeHidden();
  });
  await test.step("a field is known by its label, hint and error", async () => {
    const name = page.locator("#fields").getByRole("textbox", { name: "Name" });
    await expect(name).toHaveAccessibleDescription("Please enter your name.");
    await expect(name).toHaveAttribute("aria-invalid", "true");
    await name.fill("Ann");
    await expect(name).toHaveAccessibleDescription("");
    await expect(name).not.toHaveAttribute("aria-invalid");
    await expect(page.getByRole("textbox", { name: "Email address" })).toHaveAccessibleDescription(
      "Only used to send what you asked for.",
    );
  });
  await test.step("a busy button keeps the focus and can't be pressed", async () => {
    await button(page, "Press to make busy").click();
    const busy = button(page, "Processing…");
    await expect(busy).toBeFocused();
    await expect(busy).toHaveAttribute("aria-busy", "true");
    await expect(busy).toBeDisabled();
  });
  await test.step("it leads to the kept mail and back", async () => {
    await page.getByRole("link", { name: "Saved email" }).click();
    await page.getByRole("link", { name: "Specimen book" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Specimen book" })).toBeVisible();
  });
});
