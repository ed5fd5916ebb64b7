import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { stopClock } from "../support/time.ts";
import { expect, test, toasts } from "../support/visit.ts";

/** Opens the specimen book and waits until it answers. */
async function open(page: Page) {
  await page.goto("/dev/ui");
  // Not in the prerendered page: the carousel offers to pause once it has come to life.
  await expect(page.getByRole("button", { name: "Pause" })).toBeAttached();
}

/** The same, with the page's clock in the test's hand. */
async function openWithClock(page: Page) {
  await page.clock.install();
  await open(page);
  await stopClock(page);
}

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

test.describe("the page", () => {
  test("has no style of its own making, which the content policy would refuse", async ({ request }) => {
    const html = await (await request.get("/dev/ui")).text();
    expect(html).not.toMatch(/<style|\sstyle=/);
  });

  test("has nothing that axe objects to", async ({ page }) => {
    await open(page);
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  });

  test("fits its window and offers targets of at least 44 px", async ({ page }) => {
    await open(page);
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

  test("leads to the kept mail and back", async ({ page }) => {
    await open(page);
    await page.getByRole("link", { name: "Kept mail" }).click();
    await page.getByRole("link", { name: "Specimen book" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Specimen book" })).toBeVisible();
  });
});

test.describe("a toast", () => {
  test("stays for 5000 ms and then is gone", async ({ page }) => {
    await openWithClock(page);
    await button(page, "Say something").click();
    await page.clock.runFor(100);
    await expect(toasts(page)).toHaveText(/Progress Updated.*Your learning progress has been saved\./);
    await page.mouse.move(5, 400);
    await page.clock.runFor(4700);
    await expect(toasts(page)).toHaveCount(1);
    await page.clock.runFor(400);
    await expect(toasts(page)).toHaveCount(0);
  });

  test("gives way to the next: there is never more than one", async ({ page }) => {
    await open(page);
    await button(page, "Say something").click();
    await expect(toasts(page)).toHaveCount(1);
    await button(page, "Report an error").click();
    await expect(toasts(page)).toHaveCount(1);
    await expect(toasts(page)).toContainText("Failed to update progress. Please try again.");
    await expect(toasts(page)).toHaveCSS("background-color", "rgb(163, 32, 31)");
  });

  test("is reached with F8, waits there, and can be dismissed by keyboard", async ({ page }) => {
    await openWithClock(page);
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

  for (const [distance, left] of [
    [44, 1],
    [60, 0],
  ] as const) {
    test(`swiped ${distance} px to the right ${left ? "comes back" : "is dismissed"}`, async ({ page }) => {
      await open(page);
      await button(page, "Replace the last one").click();
      const box = await toasts(page).boundingBox();
      if (!box) throw new Error("the toast has no place on the page");
      const start = { x: box.x + 40, y: box.y + box.height / 2 };
      await page.mouse.move(start.x, start.y);
      await page.mouse.down();
      for (let x = 4; x <= distance; x += 4) await page.mouse.move(start.x + x, start.y);
      await page.mouse.up();
      await expect(toasts(page)).toHaveCount(left);
      if (left) await expect(toasts(page)).toHaveAttribute("data-swipe", "cancel");
    });
  }

  test("outlives a navigation within the app", async ({ page }) => {
    await open(page);
    await button(page, "Replace the last one").click();
    await expect(toasts(page)).toContainText("Message 1");
    await page.getByRole("link", { name: "See the archetypes" }).first().click();
    await expect(page).toHaveURL(/\/quiz$/);
    await expect(toasts(page)).toContainText("Message 1");
  });

  test("asked to, outlives the page itself, once", async ({ page }) => {
    await open(page);
    await button(page, "Carry over a reload").click();
    await expect(toasts(page)).toContainText("This page was loaded anew.");
    await open(page);
    await expect(button(page, "Say something")).toBeVisible();
    await expect(toasts(page)).toHaveCount(0);
  });
});

test.describe("a tooltip", () => {
  test("opens after 700 ms, and the next one at once within 300 ms", async ({ page }) => {
    await openWithClock(page);
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
  });

  test("opens with the focus and closes with Escape", async ({ page }) => {
    await open(page);
    // The focus also scrolls it into view, which must not close the tooltip again.
    await button(page, "Certificate").focus();
    await expect(button(page, "Certificate")).toBeInViewport();
    await expect(page.getByRole("tooltip")).toHaveText("Kept with your name on it.");
    await expect(button(page, "Certificate")).toHaveAccessibleDescription("Kept with your name on it.");
    await page.keyboard.press("Escape");
    await expect(page.getByRole("tooltip")).toHaveCount(0);
  });

  test.describe("under a finger", () => {
    test.use({ hasTouch: true });

    test("opens on tap where asked to, and closes on the next", async ({ page }) => {
      await open(page);
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
});

test.describe("a dialog", () => {
  test("keeps the focus inside and gives it back", async ({ page }) => {
    await open(page);
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

  test("closes by its button and by a press beside it, not by one inside", async ({ page }) => {
    await open(page);
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

  test("holds the page behind it still", async ({ page }) => {
    await open(page);
    await button(page, "Open a long text").click();
    const before = await page.evaluate(() => window.scrollY);
    await page.getByText("First, the text of a dialog").hover();
    await page.mouse.wheel(0, 3000);
    await expect(page.getByText("Eighth, the text of a dialog")).toBeInViewport();
    await page.mouse.wheel(0, 3000);
    expect(await page.evaluate(() => window.scrollY)).toBe(before);
    await expect(button(page, "I have read them")).toBeInViewport();
  });

  test("has its toasts and tooltips in front of it, within reach", async ({ page }) => {
    await open(page);
    await button(page, "Open a form").click();
    const dialog = page.getByRole("dialog", { name: "Edit your name" });
    await dialog.getByRole("button", { name: "Why is this asked?" }).click();
    await expect(page.getByRole("tooltip")).toHaveText("A tooltip above a dialog.");
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect(toasts(page)).toContainText("Name Required");
    await button(page, "Dismiss").click();
    await expect(toasts(page)).toHaveCount(0);
    await expect(dialog).toBeVisible();
    await dialog.getByRole("button", { name: "Save" }).click();
    await dialog.getByRole("button", { name: "Close" }).click();
    await expect(toasts(page)).toContainText("Name Required");
  });
});

test.describe("a menu", () => {
  test("is walked with the arrow keys, round its ends and past what can't be chosen", async ({ page }) => {
    await open(page);
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
    expect((await new AxeBuilder({ page }).include("[role=menu]").analyze()).violations).toEqual([]);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("menu")).toHaveCount(0);
    await expect(button(page, "Account")).toBeFocused();
  });

  test("finds an item by its first letters, and starts afresh after 1000 ms", async ({ page }) => {
    await openWithClock(page);
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

  test("does what is chosen once the focus is back, so that a dialog can return it", async ({ page }) => {
    await open(page);
    await button(page, "Account").click();
    await page.getByRole("menuitem", { name: "Delete account…" }).click();
    await expect(page.getByRole("dialog", { name: "Delete your account?" })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(button(page, "Account")).toBeFocused();
  });

  test("leads to pages and leaves the page scrollable", async ({ page }) => {
    await open(page);
    await button(page, "Account").click();
    expect(await page.evaluate(() => getComputedStyle(document.body).overflow)).toBe("visible");
    await page.getByRole("menuitem", { name: "My Courses" }).click();
    await expect(page).toHaveURL(/\/quiz$/);
  });
});

test.describe("the carousel", () => {
  const carousel = (page: Page) => page.getByRole("region", { name: "What students say" });
  const place = async (page: Page) => {
    const label = await carousel(page).locator("[aria-current]").getAttribute("aria-label");
    return Number(label?.match(/^Go to (\d) of 5$/)?.[1]);
  };

  /** Opens the page with the carousel about to count to four; returns the slide that is so many turns ahead. */
  async function openCarousel(page: Page) {
    await openWithClock(page);
    await carousel(page).locator("blockquote").first().scrollIntoViewIfNeeded();
    await carousel(page).getByRole("button", { name: "Next" }).hover();
    await page.mouse.move(5, 100);
    const first = await place(page);
    return (turns: number) => ((first - 1 + turns) % 5) + 1;
  }

  test("turns every 4 s, round and round", async ({ page }) => {
    const ahead = await openCarousel(page);
    for (const turns of [1, 2, 3, 4, 5]) {
      await page.clock.runFor(3900);
      await expect.poll(() => place(page)).toBe(ahead(turns - 1));
      await page.clock.runFor(100);
      await expect.poll(() => place(page)).toBe(ahead(turns));
    }
  });

  test("waits under the mouse and under the keyboard", async ({ page }) => {
    const ahead = await openCarousel(page);
    await carousel(page).getByRole("button", { name: "Next" }).hover();
    await page.clock.runFor(20_000);
    await expect.poll(() => place(page)).toBe(ahead(0));
    await page.mouse.move(5, 100);
    await page.clock.runFor(4000);
    await expect.poll(() => place(page)).toBe(ahead(1));
    await carousel(page).getByRole("button", { name: "Next" }).focus();
    await page.keyboard.press("Shift+Tab");
    await page.clock.runFor(20_000);
    await expect.poll(() => place(page)).toBe(ahead(1));
  });

  test("rests for 8 s after manual use before it counts to four again", async ({ page }) => {
    const ahead = await openCarousel(page);
    await carousel(page).getByRole("button", { name: "Next" }).click();
    await expect.poll(() => place(page)).toBe(ahead(1));
    await page.mouse.move(5, 100);
    // In two steps: between them the page takes note that the rest is over.
    await page.clock.runFor(8000);
    await page.clock.runFor(3900);
    await expect.poll(() => place(page)).toBe(ahead(1));
    await page.clock.runFor(200);
    await expect.poll(() => place(page)).toBe(ahead(2));
    await carousel(page).getByRole("button", { name: "Previous" }).click();
    await expect.poll(() => place(page)).toBe(ahead(1));
  });

  test("can be paused, and shows only the slide in view to those who listen", async ({ page }) => {
    const ahead = await openCarousel(page);
    await carousel(page).getByRole("button", { name: "Pause" }).click();
    await page.mouse.move(5, 100);
    await page.clock.runFor(30_000);
    await expect.poll(() => place(page)).toBe(ahead(0));
    await expect(carousel(page).locator("[role=group]:not([inert])")).toHaveCount(1);
    await carousel(page).getByRole("button", { name: "Play" }).click();
    await page.mouse.move(5, 100);
    await page.clock.runFor(4000);
    await expect.poll(() => place(page)).toBe(ahead(1));
  });

  test("stays still for those who asked for less motion", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.clock.install();
    await page.goto("/dev/ui");
    await carousel(page).getByRole("button", { name: "Next" }).click();
    await expect.poll(() => place(page)).toBe(2);
    await page.mouse.move(5, 100);
    await page.clock.runFor(60_000);
    await expect.poll(() => place(page)).toBe(2);
    await expect(carousel(page).getByRole("button", { name: "Pause" })).toHaveCount(0);
  });
});

test("what unfolds, what is filled in and what is busy", async ({ page }) => {
  await open(page);
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
});
