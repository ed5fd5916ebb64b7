import type { Page } from "@playwright/test";
import { openBookWithClock } from "../support/specimen-book.ts";
import { expect, test } from "../support/visit.ts";

const carousel = (page: Page) => page.getByRole("region", { name: "What students say" });
const control = (page: Page, name: string) => carousel(page).getByRole("button", { name });
const place = async (page: Page) => {
  const label = await carousel(page).locator("[aria-current]").getAttribute("aria-label");
  return Number(label?.match(/^Go to (\d) of 5$/)?.[1]);
};
/** Where there is neither a slide nor a control. */
const moveAway = (page: Page) => page.mouse.move(5, 100);

/** Has the carousel begin to count to four; returns the slide that is so many turns ahead. */
async function beginCount(page: Page) {
  await carousel(page).locator("blockquote").first().scrollIntoViewIfNeeded();
  await control(page, "Next").hover();
  await moveAway(page);
  const first = await place(page);
  return (turns: number) => ((first - 1 + turns) % 5) + 1;
}

test("the carousel", async ({ page }) => {
  await openBookWithClock(page);
  await test.step("turns every 4 s, round and round", async () => {
    const ahead = await beginCount(page);
    for (const turns of [1, 2, 3, 4, 5]) {
      await page.clock.runFor(3900);
      await expect.poll(() => place(page)).toBe(ahead(turns - 1));
      await page.clock.runFor(100);
      await expect.poll(() => place(page)).toBe(ahead(turns));
    }
  });
  await test.step("waits under the mouse and under the keyboard", async () => {
    const ahead = await beginCount(page);
    await control(page, "Next").hover();
    await page.clock.runFor(20_000);
    await expect.poll(() => place(page)).toBe(ahead(0));
    await moveAway(page);
    await page.clock.runFor(4000);
    await expect.poll(() => place(page)).toBe(ahead(1));
    await control(page, "Next").focus();
    await page.keyboard.press("Shift+Tab");
    await page.clock.runFor(20_000);
    await expect.poll(() => place(page)).toBe(ahead(1));
    // The focus leaves with a press beside it.
    await page.mouse.click(5, 100);
  });
  await test.step("rests for 8 s after manual use before it counts to four again", async () => {
    const ahead = await beginCount(page);
    await control(page, "Next").click();
    await expect.poll(() => place(page)).toBe(ahead(1));
    await moveAway(page);
    // In two steps: between them the page takes note that the rest is over.
    await page.clock.runFor(8000);
    await page.clock.runFor(3900);
    await expect.poll(() => place(page)).toBe(ahead(1));
    await page.clock.runFor(200);
    await expect.poll(() => place(page)).toBe(ahead(2));
    await control(page, "Previous").click();
    await expect.poll(() => place(page)).toBe(ahead(1));
    await moveAway(page);
    await page.clock.runFor(8000);
  });
  await test.step("can be paused, and shows only the slide in view to those who listen", async () => {
    const ahead = await beginCount(page);
    await control(page, "Pause").click();
    await moveAway(page);
    await page.clock.runFor(30_000);
    await expect.poll(() => place(page)).toBe(ahead(0));
    await expect(carousel(page).locator("[role=group]:not([inert])")).toHaveCount(1);
    await control(page, "Play").click();
    await moveAway(page);
    await page.clock.runFor(4000);
    await expect.poll(() => place(page)).toBe(ahead(1));
  });
  await test.step("stays still for those who asked for less motion", async () => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.clock.resume();
    await page.goto("/dev/ui");
    await control(page, "Next").click();
    await expect.poll(() => place(page)).toBe(2);
    await moveAway(page);
    await page.clock.runFor(60_000);
    await expect.poll(() => place(page)).toBe(2);
    await expect(control(page, "Pause")).toHaveCount(0);
  });
});
