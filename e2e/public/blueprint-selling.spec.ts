import type { Page } from "@playwright/test";
import { launchPlan } from "../../packages/content/src/courses/healers-business-blueprint/launch-plan.ts";
import { blueprintTiers } from "../../packages/content/src/offers.ts";
import { pricing } from "../../packages/content/src/pages/blueprint/page.ts";
import { exampleSheets } from "../../packages/content/src/pages/blueprint/sheets.ts";
import {
  expect,
  expectAccessible,
  expectBelowBar,
  expectNoSidewaysScroll,
  onPhoneToo,
  scrollToTop,
  test,
  watchLayoutShifts,
} from "../support/visit.ts";

const path = "/healers-business-blueprint";
const strip = (page: Page) => page.locator(".blueprint-strip");
const scrollTo = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => element.scrollIntoView({ behavior: "instant" }));

test(
  "prices are in reach, and stand side by side as the offers have them",
  onPhoneToo,
  async ({ page, isMobile }) => {
    const shifts = await watchLayoutShifts(page);
    await page.goto(path);
    await expect(page.locator("html[data-in-parts]")).toHaveCount(0);
    const link = strip(page).getByRole("link", { name: "See the prices" });

    if (isMobile) {
      await test.step("the page has at most 24 screens, and a price and the way to it in the first two", async () => {
        const { height, width } = page.viewportSize() ?? { height: 0, width: 0 };
        expect([width, height]).toEqual([390, 844]);
        const length = await page.evaluate(() => document.documentElement.scrollHeight);
        expect(length / height).toBeLessThanOrEqual(24);
        await expectNoSidewaysScroll(page);

        const hero = page.locator(".blueprint-hero");
        for (const found of [
          hero.getByText("From $197, or 2 payments of $99"),
          hero.getByText("See the prices"),
        ]) {
          const box = await found.first().boundingBox();
          expect((box?.y ?? Number.POSITIVE_INFINITY) + (box?.height ?? 0)).toBeLessThan(2 * height);
        }
      });
    }
    await test.step("a strip keeps the prices in reach: not beside the opening, where it can't be focused either", async () => {
      await expect(strip(page)).toBeHidden();
      await expect(strip(page)).toHaveCSS("visibility", "hidden");
    });
    await test.step("below it, under the bar, on nothing else that floats", async () => {
      // It comes late; coming while the page is moved, it would count as moved itself.
      await expect(page.getByRole("button", { name: "Open Sage support" })).toBeVisible();
      await scrollTo(page, ".blueprint-letter");
      await expect(link).toBeVisible();
      // It slides down from behind the bar.
      const bar = await page.getByRole("banner").boundingBox();
      await expect.poll(async () => (await strip(page).boundingBox())?.y).toBe(bar?.height);
      const box = await strip(page).boundingBox();
      expect(box?.height).toBeLessThanOrEqual(44);
      const sage = await page.locator(".sage-place").boundingBox();
      expect(sage?.y).toBeGreaterThan((box?.y ?? 0) + (box?.height ?? 0));
      expect(await shifts()).toEqual([]);
      await expectAccessible(page, ".blueprint-strip");
    });
    await test.step("what the keyboard comes to is not below it", async () => {
      // Nothing glides on the way there.
      await page.emulateMedia({ reducedMotion: "reduce" });
      await page.locator(".blueprint-faq summary").nth(5).focus();
      for (let back = 0; back < 12; back++) {
        await page.keyboard.press("Shift+Tab");
        const isCovered = () =>
          page.evaluate(() => {
            const focused = document.activeElement?.getBoundingClientRect() ?? new DOMRect();
            const over = document.querySelector(".blueprint-strip[data-shown]")?.getBoundingClientRect();
            return over !== undefined && focused.bottom <= over.bottom && focused.bottom > 0;
          });
        await expect.poll(isCovered, { intervals: [50] }).toBe(false);
      }
    });
    await test.step("it leads to the prices, and is gone there", async () => {
      await scrollTo(page, ".blueprint-faq");
      await expect(strip(page)).toHaveCSS("transition-duration", "0s");
      await link.click();
      await expectBelowBar(page, "#pricing-section");
      await expect(strip(page)).toBeHidden();
      await scrollToTop(page);
      await expect(strip(page)).toBeHidden();
    });
    await test.step("the tiers stand side by side", async () => {
      const table = page.getByRole("table", { name: pricing.compare.heading });
      await expect(table.getByRole("columnheader")).toHaveText([
        "What you get",
        "Self-Guided",
        "Guided",
        "Deep Dive",
      ]);
      for (const [from, { features }] of blueprintTiers.entries()) {
        for (const { name } of features) {
          const row = table
            .getByRole("row")
            .filter({ has: page.getByRole("rowheader", { name, exact: true }) });
          await expect(row.getByRole("cell")).toHaveText(
            blueprintTiers.map((_, index) => (index >= from ? "Included" : "Not included")),
          );
        }
      }
      await expect(table.getByRole("row").nth(-2).getByRole("cell")).toHaveText(["$197", "$297", "$497"]);
      await expect(table.getByRole("row").last().getByRole("cell")).toHaveText([
        "2 × $99",
        "2 × $149",
        "2 × $249",
      ]);
      const wide = await table.evaluate((element) => element.scrollWidth - window.innerWidth);
      expect(wide).toBeLessThanOrEqual(0);
    });
    await test.step("and what one must know is said beside them", async () => {
      const prices = page.locator("#pricing-section");
      await expect(prices.getByText("On its own, the Blueprint has no money-back period.")).toBeVisible();
      await expect(
        prices.getByText(
          "Buy on March 2, and the monthly group calls, the co-working sessions and the community are yours",
        ),
      ).toBeVisible();
    });
  },
);

test("what one makes in each week is shown, and all of it on paper", async ({ page }) => {
  await page.goto(path);
  const sheets = page.locator(".workbook-sheet");
  await expect(sheets).toHaveCount(3);
  for (const [index, { book, page: part, rows }] of exampleSheets.entries()) {
    const sheet = page.getByRole("figure", { name: part, exact: true });
    await expect(sheet).toContainText(book);
    await expect(sheet.getByText("Example", { exact: true })).toBeVisible();
    await expect(sheet.getByRole("rowheader").first()).toHaveText(rows[0]?.[0] ?? "?");
    await expect(sheets.nth(index).locator("tbody tr")).toHaveCount(rows.length);
  }
  const plan = page.getByRole("figure", { name: launchPlan.parts[1].title });
  await expect(plan.getByText("count, May 30")).toBeHidden();
  await plan.getByText("The other nine weeks").click();
  await expect(plan.getByText("count, May 30")).toBeVisible();

  await page.reload();
  await page.emulateMedia({ media: "print" });
  await expect(plan.getByText("count, May 30")).toBeVisible();
  await expect(page.getByText("I know that stammer.")).toBeVisible();
  await expect(strip(page)).toBeHidden();

  await test.step("whoever comes from another page without a new document finds the same", async () => {
    await page.emulateMedia({ media: "screen" });
    await page.goto("/contact");
    await page.getByRole("contentinfo").getByRole("link", { name: "Healer’s Blueprint" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Healer’s Business Blueprint");
    await expect(page.locator(".workbook-sheet")).toHaveCount(3);
    await expect(page.getByRole("table", { name: pricing.compare.heading })).toBeVisible();
  });
});
