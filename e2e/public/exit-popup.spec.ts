import type { Page } from "@playwright/test";
import { painted } from "../support/time.ts";
import { expect, expectAccessible, test } from "../support/visit.ts";

const popup = (page: Page) => page.getByRole("dialog", { name: "Wait! Don’t Leave Empty-Handed..." });

/** Opens the page and waits until it has come to life. */
async function open(page: Page) {
  await page.goto("/healers-business-blueprint");
  await expect(page.getByRole("button", { name: "Pause the headline" })).toBeAttached();
}

async function scrollTo(page: Page, share: number) {
  await page.evaluate((part) => {
    // Heard here, it was heard by the page.
    const heard = new Promise((resolve) => window.addEventListener("scroll", resolve, { once: true }));
    window.scrollTo({ top: window.innerHeight * part, behavior: "instant" });
    return heard;
  }, share);
}

const turn = "academy.exit-intent";
/** Whether this visit's turn was taken: the popup is there, was there, or comes once it is loaded. */
const isTurnTaken = (page: Page) => page.evaluate((key) => sessionStorage.getItem(key) !== null, turn);
/** As if the page had been opened in another tab, on another visit. */
const beginVisit = (page: Page) => page.evaluate((key) => sessionStorage.removeItem(key), turn);

async function leaveAt(page: Page, x: number, y: number) {
  await page.mouse.move(640, 300);
  await page.mouse.move(640, 20);
  await page.mouse.move(x, y);
}
const leaveAtTheTop = (page: Page) => leaveAt(page, 640, -5);

test("the popup for those about to leave, with a mouse", async ({ page }) => {
  await open(page);
  await test.step("comes only past half a window, and only at the top", async () => {
    await scrollTo(page, 0.5);
    await leaveAtTheTop(page);
    expect(await isTurnTaken(page)).toBe(false);
    await scrollTo(page, 0.52);
    await leaveAt(page, -5, 300);
    expect(await isTurnTaken(page)).toBe(false);
    await leaveAtTheTop(page);
    await expect(popup(page)).toBeVisible();
  });
  await test.step("says what it should, keeps the focus, and closes by Escape", async () => {
    await expect(popup(page)).toContainText("about 5 minutes if you go with your first instinct, 15-20 if");
    await expectAccessible(page);
    for (const key of ["Tab", "Tab", "Tab", "Tab", "Shift+Tab", "Shift+Tab"]) {
      await page.keyboard.press(key);
      expect(await popup(page).evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
    }
    await page.keyboard.press("Escape");
    await expect(popup(page)).toHaveCount(0);
  });
  await test.step("comes once per visit, however often one leaves or comes back", async () => {
    await leaveAtTheTop(page);
    await painted(page);
    await expect(popup(page)).toHaveCount(0);
    await open(page);
    await scrollTo(page, 1);
    await leaveAtTheTop(page);
    await painted(page);
    await expect(popup(page)).toHaveCount(0);
  });
  for (const close of ["Close", "No thanks, I’ll figure it out on my own"]) {
    await test.step(`closes by ${close}`, async () => {
      await beginVisit(page);
      await leaveAtTheTop(page);
      await popup(page).getByRole("button", { name: close, exact: true }).click();
      await expect(popup(page)).toHaveCount(0);
    });
  }
  await test.step("leads to the quiz", async () => {
    await beginVisit(page);
    await leaveAtTheTop(page);
    await popup(page).getByRole("link").click();
    await expect(page).toHaveURL(/\/quiz$/);
  });
});

test.describe("under a finger", () => {
  test.use({ hasTouch: true, isMobile: true });

  test("the popup does not come", async ({ page }) => {
    await open(page);
    await scrollTo(page, 1);
    await page.evaluate(() =>
      document.documentElement.dispatchEvent(new MouseEvent("mouseleave", { clientY: -5 })),
    );
    expect(await isTurnTaken(page)).toBe(false);
  });
});
