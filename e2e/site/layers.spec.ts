import { button, openBook, openBookWithClock } from "../support/specimen-book.ts";
import { expect, expectAccessible, test, toasts } from "../support/visit.ts";

test("a toast", async ({ page }) => {
  await openBook(page);
  await test.step("gives way to the next: there is never more than one", async () => {
    await button(page, "Say something").click();
    await expect(toasts(page)).toHaveCount(1);
    await button(page, "Report an error").click();
    await expect(toasts(page)).toHaveCount(1);
    await expect(toasts(page)).toContainText("Failed to update progress. Please try again.");
    await expect(toasts(page)).toHaveCSS("background-color", "rgb(163, 32, 31)");
  });
  await test.step("swiped 44 px to the right comes back, swiped 60 px is dismissed", async () => {
    await button(page, "Replace the last one").click();
    await expect(toasts(page)).toContainText("Message 1");
    const swipe = async (distance: number) => {
      const box = await toasts(page).boundingBox();
      if (!box) throw new Error("the toast has no place on the page");
      const start = { x: box.x + 40, y: box.y + box.height / 2 };
      await page.mouse.move(start.x, start.y);
      await page.mouse.down();
      for (let x = 4; x <= distance; x += 4) await page.mouse.move(start.x + x, start.y);
      await page.mouse.up();
    };
    await swipe(44);
    await expect(toasts(page)).toHaveCount(1);
    await expect(toasts(page)).toHaveAttribute("data-swipe", "cancel");
    await swipe(60);
    await expect(toasts(page)).toHaveCount(0);
  });
  await test.step("asked to, outlives the page itself, once", async () => {
    await button(page, "Carry over a reload").click();
    await expect(toasts(page)).toContainText("This page was loaded anew.");
    await openBook(page);
    await expect(button(page, "Say something")).toBeVisible();
    await expect(toasts(page)).toHaveCount(0);
  });
  await test.step("outlives a navigation within the app", async () => {
    await button(page, "Replace the last one").click();
    await expect(toasts(page)).toContainText("Message 1");
    await page.getByRole("link", { name: "See the archetypes" }).first().click();
    await expect(page).toHaveURL(/\/quiz$/);
    await expect(toasts(page)).toContainText("Message 1");
  });
});

test("what layers do in time", async ({ page }) => {
  await openBookWithClock(page);
  await test.step("a toast stays for 5000 ms and then is gone", async () => {
    await button(page, "Say something").click();
    await page.clock.runFor(100);
    await expect(toasts(page)).toHaveText(/Progress Updated.*Your learning progress has been saved\./);
    await page.mouse.move(5, 400);
    await page.clock.runFor(4700);
    await expect(toasts(page)).toHaveCount(1);
    await page.clock.runFor(400);
    await expect(toasts(page)).toHaveCount(0);
  });
  await test.step("a toast is reached with F8, waits there, and can be dismissed by keyboard", async () => {
    await button(page, "Say something").click();
    await page.clock.runFor(100);
    await page.keyboard.press("F8");
    await expect(page.getByRole("region", { name: "Notifications (F8)" }).getByRole("list")).toBeFocused();
    await page.clock.runFor(20_000);
    await expect(toasts(page)).toHaveCount(1);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await expect(button(page, "Dismiss")).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(toasts(page)).toHaveCount(0);
  });
  await test.step("a tooltip opens after 700 ms, and the next one at once within 300 ms", async () => {
    const tooltip = page.getByRole("tooltip");
    await button(page, "Certificate").scrollIntoViewIfNeeded();
    await button(page, "Certificate").hover();
    await page.clock.runFor(650);
    await expect(tooltip).toHaveCount(0);
    await page.clock.runFor(100);
    await expect(tooltip).toHaveText("Kept with your name on it.");

    await page.mouse.move(5, 300, { steps: 8 });
    await page.clock.runFor(250);
    await expect(tooltip).toHaveCount(0);
    await button(page, "Workbook").hover();
    await page.clock.runFor(20);
    await expect(tooltip).toHaveText("Opens in a new tab.");

    await page.mouse.move(5, 300, { steps: 8 });
    await page.clock.runFor(350);
    await button(page, "Certificate").hover();
    await page.clock.runFor(600);
    await expect(tooltip).toHaveCount(0);
    await page.mouse.move(5, 300);
    await page.clock.runFor(400);
  });
  await test.step("a tooltip stays while the pointer is on it, and there is never more than one", async () => {
    const tooltip = page.getByRole("tooltip");
    await button(page, "Certificate").hover();
    await page.clock.runFor(750);
    await tooltip.hover();
    await page.clock.runFor(2000);
    await expect(tooltip).toHaveText("Kept with your name on it.");
    await button(page, "Workbook").focus();
    await expect(tooltip).toHaveText("Opens in a new tab.");
    await page.keyboard.press("Escape");
    await page.mouse.move(5, 300);
    await page.clock.runFor(400);
    await expect(tooltip).toHaveCount(0);
  });
  await test.step("a tooltip whose button was pressed does not open before the pointer comes again", async () => {
    await button(page, "Certificate").hover();
    await page.clock.runFor(100);
    await page.mouse.down();
    await page.mouse.up();
    await page.clock.runFor(2000);
    await expect(page.getByRole("tooltip")).toHaveCount(0);
    await page.mouse.move(5, 300);
  });
  await test.step("a menu finds an item by its first letters, and starts afresh after 1000 ms", async () => {
    await button(page, "Account").focus();
    await page.keyboard.press("Enter");
    await page.clock.runFor(50);
    const item = (name: string) => page.getByRole("menuitem", { name });
    await expect(item("Profile")).toBeFocused();
    await page.keyboard.press("s");
    await page.clock.runFor(50);
    await expect(item("Settings")).toBeFocused();
    await page.keyboard.press("i");
    await page.clock.runFor(50);
    await expect(item("Sign Out")).toBeFocused();
    await page.clock.runFor(1000);
    await page.keyboard.press("m");
    await page.clock.runFor(50);
    await expect(item("My Courses")).toBeFocused();
  });
});

test("what layers do with the focus and the page behind them", async ({ page }) => {
  await openBook(page);
  await test.step("a tooltip opens with the focus and closes with Escape", async () => {
    // The focus also scrolls it into view, which must not close the tooltip again.
    await button(page, "Certificate").focus();
    await expect(button(page, "Certificate")).toBeInViewport();
    await expect(page.getByRole("tooltip")).toHaveText("Kept with your name on it.");
    await expect(button(page, "Certificate")).toHaveAccessibleDescription("Kept with your name on it.");
    await expectAccessible(page, ".specimen:has([role=tooltip])");
    await page.keyboard.press("Escape");
    await expect(page.getByRole("tooltip")).toHaveCount(0);
  });
  await test.step("a dialog keeps the focus inside and gives it back", async () => {
    const dialog = page.getByRole("dialog", { name: "Start over?" });
    await button(page, "Ask a question").click();
    await expect(dialog).toHaveAccessibleDescription("The answers you have given so far will be forgotten.");
    await expect(dialog.getByRole("button", { name: "Keep them" })).toBeFocused();
    for (const key of ["Tab", "Tab", "Tab", "Tab", "Shift+Tab", "Shift+Tab", "Shift+Tab", "Shift+Tab"]) {
      await page.keyboard.press(key);
      expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    }
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
    await expect(button(page, "Ask a question")).toBeFocused();
  });
  await test.step("a dialog closes by its button and by a press beside it, not by one inside", async () => {
    const dialog = page.getByRole("dialog");
    await button(page, "Ask a question").click();
    await dialog.getByRole("heading").click();
    await expect(dialog).toBeVisible();
    await page.mouse.click(8, 8);
    await expect(dialog).toHaveCount(0);
    await button(page, "Ask a question").click();
    await dialog.getByRole("button", { name: "Close" }).click();
    await expect(dialog).toHaveCount(0);
    await expect(button(page, "Ask a question")).toBeFocused();
  });
  await test.step("a dialog holds the page behind it still", async () => {
    await button(page, "Open a long text").click();
    const before = await page.evaluate(() => window.scrollY);
    await page.getByText("First, the text of a dialog").hover();
    await page.mouse.wheel(0, 3000);
    await expect(page.getByText("Eighth, the text of a dialog")).toBeInViewport();
    await page.mouse.wheel(0, 3000);
    expect(await page.evaluate(() => window.scrollY)).toBe(before);
    await expect(button(page, "I have read them")).toBeInViewport();
    await button(page, "I have read them").click();
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });
  await test.step("a dialog has its toasts and tooltips in front of it, within reach", async () => {
    await button(page, "Open a form").click();
    const dialog = page.getByRole("dialog", { name: "Edit your name" });
    await dialog.getByRole("button", { name: "Why is this asked?" }).click();
    await expect(page.getByRole("tooltip")).toHaveText("A tooltip above a dialog.");
    const isInFront = page.getByRole("tooltip").evaluate((tooltip) => {
      const { left, top, width, height } = tooltip.getBoundingClientRect();
      return document.elementFromPoint(left + width / 2, top + height / 2) === tooltip;
    });
    expect(await isInFront).toBe(true);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("tooltip")).toHaveCount(0);
    await expect(dialog).toBeVisible();
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect(toasts(page)).toContainText("Name Required");
    await button(page, "Dismiss").click();
    await expect(toasts(page)).toHaveCount(0);
    await expect(dialog).toBeVisible();
    await dialog.getByRole("button", { name: "Save" }).click();
    await dialog.getByRole("button", { name: "Close" }).click();
    await expect(toasts(page)).toContainText("Name Required");
  });
  await test.step("a menu is walked with the arrow keys, round its ends and past what can't be chosen", async () => {
    await button(page, "Account").focus();
    await page.keyboard.press("ArrowDown");
    const item = (name: string) => page.getByRole("menuitem", { name });
    await expect(item("Profile")).toBeFocused();
    await page.keyboard.press("ArrowUp");
    await expect(item("Delete account…")).toBeFocused();
    await page.keyboard.press("Home");
    await expect(item("Profile")).toBeFocused();
    for (const name of ["My Courses", "Settings", "Sign Out"]) {
      await page.keyboard.press("ArrowDown");
      await expect(item(name)).toBeFocused();
    }
    // The menu alone: on this page it is no part of a landmark.
    await expectAccessible(page, "[role=menu]");
    await page.keyboard.press("Escape");
    await expect(page.getByRole("menu")).toHaveCount(0);
    await expect(button(page, "Account")).toBeFocused();
  });
  await test.step("a menu does what is chosen once the focus is back, so that a dialog can return it", async () => {
    await button(page, "Account").click();
    await page.getByRole("menuitem", { name: "Delete account…" }).click();
    await expect(page.getByRole("dialog", { name: "Delete your account?" })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(button(page, "Account")).toBeFocused();
  });
  await test.step("a menu leads to pages and leaves the page scrollable", async () => {
    await button(page, "Account").click();
    expect(await page.evaluate(() => getComputedStyle(document.body).overflow)).toBe("visible");
    await page.getByRole("menuitem", { name: "My Courses" }).click();
    await expect(page).toHaveURL(/\/quiz$/);
  });
});

test.describe("under a finger", () => {
  test.use({ hasTouch: true });

  test("a tooltip opens on tap where asked to, and closes on the next", async ({ page }) => {
    await openBook(page);
    await button(page, "What does this number mean?").tap();
    await expect(page.getByRole("tooltip")).toHaveText("How much the second supports the first.");
    await button(page, "What does this number mean?").tap();
    await expect(page.getByRole("tooltip")).toHaveCount(0);
    await button(page, "What does this number mean?").tap();
    await expect(page.getByRole("tooltip")).toHaveCount(1);
    await page.getByRole("heading", { name: "Layers" }).tap();
    await expect(page.getByRole("tooltip")).toHaveCount(0);
  });
});
