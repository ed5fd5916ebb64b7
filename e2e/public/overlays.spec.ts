import type { Page } from "@playwright/test";
import { sampleEnrollments, socialProof } from "../../packages/content/src/social-proof.ts";
import { openWithStandingClock, painted, tickUntil } from "../support/time.ts";
import { expect, expectAccessible, test } from "../support/visit.ts";

const path = "/healers-business-blueprint";

/** Opens the page and waits until it has come to life. */
async function open(page: Page) {
  await page.goto(path);
  await expect(page.getByRole("button", { name: "Hold the headline still" })).toBeAttached();
}

test.describe("the popup for those about to leave", () => {
  const popup = (page: Page) => page.getByRole("dialog", { name: "Wait! Don't Leave Empty-Handed..." });

  async function scrollTo(page: Page, share: number) {
    await page.evaluate((part) => {
      // Heard here, it was heard by the page.
      const heard = new Promise((resolve) => window.addEventListener("scroll", resolve, { once: true }));
      window.scrollTo({ top: window.innerHeight * part, behavior: "instant" });
      return heard;
    }, share);
  }

  /** Whether this visit's turn was taken: the popup is there, was there, or comes once it is loaded. */
  const isTurnTaken = (page: Page) =>
    page.evaluate(() => sessionStorage.getItem("academy.exit-intent") !== null);

  async function leaveAt(page: Page, x: number, y: number) {
    await page.mouse.move(640, 300);
    await page.mouse.move(640, 20);
    await page.mouse.move(x, y);
  }
  const leaveAtTheTop = (page: Page) => leaveAt(page, 640, -5);

  async function openPopup(page: Page) {
    await open(page);
    await scrollTo(page, 0.6);
    await leaveAtTheTop(page);
    await expect(popup(page)).toBeVisible();
  }

  test.describe("with a mouse", () => {
    test.use({ hasTouch: false, isMobile: false, viewport: { width: 1280, height: 800 } });

    test("comes only past half a window, and only at the top", async ({ page }) => {
      await open(page);
      await scrollTo(page, 0.5);
      await leaveAtTheTop(page);
      expect(await isTurnTaken(page)).toBe(false);
      await scrollTo(page, 0.52);
      await leaveAt(page, -5, 300);
      expect(await isTurnTaken(page)).toBe(false);
      await leaveAtTheTop(page);
      await expect(popup(page)).toBeVisible();
      await expectAccessible(page);
    });

    for (const close of ["Escape", "Close", "No thanks, I'll figure it out on my own"]) {
      test(`says what it should, keeps the focus, and closes by ${close}`, async ({ page }) => {
        await openPopup(page);
        await expect(popup(page)).toContainText("about 5 minutes");
        for (const key of ["Tab", "Tab", "Tab", "Tab", "Shift+Tab", "Shift+Tab"]) {
          await page.keyboard.press(key);
          expect(await popup(page).evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
        }
        if (close === "Escape") await page.keyboard.press("Escape");
        else await popup(page).getByRole("button", { name: close, exact: true }).click();
        await expect(popup(page)).toHaveCount(0);
      });
    }

    test("comes once per visit, however often one leaves or comes back", async ({ page }) => {
      await openPopup(page);
      await page.keyboard.press("Escape");
      await leaveAtTheTop(page);
      await painted(page);
      await expect(popup(page)).toHaveCount(0);
      await open(page);
      await scrollTo(page, 1);
      await leaveAtTheTop(page);
      await painted(page);
      await expect(popup(page)).toHaveCount(0);
    });

    test("leads to the quiz", async ({ page }) => {
      await openPopup(page);
      await popup(page).getByRole("link").click();
      await expect(page).toHaveURL(/\/quiz$/);
    });
  });

  test.describe("under a finger", () => {
    test.use({ hasTouch: true, isMobile: true });

    test("does not come", async ({ page }) => {
      await open(page);
      await scrollTo(page, 1);
      await page.evaluate(() =>
        document.documentElement.dispatchEvent(new MouseEvent("mouseleave", { clientY: -5 })),
      );
      expect(await isTurnTaken(page)).toBe(false);
    });
  });
});

test.describe("the notice of an enrollment", () => {
  const notice = (page: Page) => page.locator(".notice");
  const close = (page: Page) => page.getByRole("button", { name: socialProof.closeLabel });

  async function openWithClock(page: Page) {
    const answered = page.waitForResponse("**/api/social-proof");
    await openWithStandingClock(page, path);
    // What waits for an idle browser waits for this clock.
    await page.clock.runFor(5100);
    await answered;
    // A page without controls where the notice comes.
    await page
      .locator(".blueprint-letter")
      .evaluate((letter) => letter.scrollIntoView({ behavior: "instant" }));
  }

  /** The same where notices are to come. */
  async function openForNotices(page: Page) {
    await openWithClock(page);
    const region = page.getByRole("region", { name: socialProof.regionLabel });
    await tickUntil(page, async () => (await region.count()) > 0);
  }

  /** To a moment counted from the opening of the page, give or take the time it took to come to life. */
  async function runUntil(page: Page, ms: number) {
    const now = await page.evaluate(() => performance.now());
    await page.clock.runFor(Math.max(0, ms - now));
  }

  test("comes 15 s after the page, then every 120 s, for 7 s each, by id", async ({ page }) => {
    await openForNotices(page);
    await runUntil(page, 14_900);
    await expect(notice(page)).toHaveCount(0);
    await runUntil(page, 19_000);
    await expect(notice(page)).toBeVisible();
    const [first, second, third] = sampleEnrollments;
    await expect(notice(page)).toContainText(first.name);
    await expect(notice(page)).toContainText(first.location);
    await expect(notice(page)).toContainText(first.timeAgo);
    await expect(notice(page)).toContainText("Just enrolled in the Healer's Business Blueprint");
    await page.clock.runFor(7000);
    await expect(notice(page)).toHaveCount(0);
    await page.clock.runFor(108_000);
    await expect(notice(page)).toHaveCount(0);
    await page.clock.runFor(5000);
    await expect(notice(page)).toContainText(second.name);
    // From one to the next it is 120 s, to the step.
    await page.clock.runFor(7000);
    await page.clock.runFor(113_000);
    await expect(notice(page)).toContainText(third.name);
  });

  test("stands at the lower left, is announced politely and shows its time as a bar of 7 s", async ({
    page,
  }) => {
    await openForNotices(page);
    await runUntil(page, 19_000);
    await expect(notice(page)).toBeVisible();
    const box = await notice(page).boundingBox();
    const size = page.viewportSize();
    if (!box || !size) throw new Error("the notice has no place on the page");
    expect(box.x).toBeLessThanOrEqual(24);
    expect(size.height - box.y - box.height).toBeLessThanOrEqual(24);
    await expect(page.getByRole("region", { name: socialProof.regionLabel })).toHaveAttribute(
      "aria-live",
      "polite",
    );
    await expect(page.locator(".notice-time")).toHaveCSS("animation-duration", "7s");
    // Held by the mouse it stays while it is looked at; looking takes a clock that runs.
    await notice(page).hover();
    await page.clock.resume();
    await expectAccessible(page);
  });

  test("waits under the mouse and under the keyboard, and can be closed", async ({ page }) => {
    await openForNotices(page);
    await runUntil(page, 19_000);
    await notice(page).hover();
    await page.clock.runFor(30_000);
    await expect(notice(page)).toBeVisible();
    await expect(page.locator(".notice-time")).toHaveCSS("animation-play-state", "paused");
    await page.mouse.move(300, 100);
    await close(page).focus();
    await page.clock.runFor(30_000);
    await expect(notice(page)).toBeVisible();
    await page.keyboard.press("Enter");
    await expect(notice(page)).toHaveCount(0);
  });

  test("shows each entry once per browser, kept under the device's fingerprint and never sent", async ({
    page,
  }) => {
    const sent: string[] = [];
    page.on("request", (request) => sent.push(`${request.url()} ${request.postData() ?? ""}`));
    await openForNotices(page);
    await runUntil(page, 19_000);
    await expect(notice(page)).toContainText(sampleEnrollments[0].name);
    const kept = await page.evaluate(() =>
      Object.entries(localStorage).filter(([key]) => key.startsWith("academy.notices.")),
    );
    expect(kept).toEqual([[expect.stringMatching(/^academy\.notices\.sample\.[0-9a-f]{8}$/), "[1]"]]);
    const [key = ""] = kept[0] ?? [];
    // All but the last have been seen.
    await page.evaluate(
      ([name, ids]) => localStorage.setItem(name ?? "", ids ?? ""),
      [key, JSON.stringify(sampleEnrollments.slice(0, 17).map(({ id }) => id))],
    );
    await runUntil(page, 140_000);
    await expect(notice(page)).toContainText(sampleEnrollments[17].name);
    await page.clock.runFor(250_000);
    await expect(notice(page)).toHaveCount(0);
    const fingerprint = key.split(".").at(-1) ?? "";
    expect(sent.filter((each) => each.includes(fingerprint))).toEqual([]);
  });

  /** Brings something that can be pressed to where the notice is. */
  const bringControlBelow = (page: Page) =>
    page.evaluate(() => {
      const notice = document.querySelector(".notice")?.getBoundingClientRect() ?? new DOMRect();
      const isBeside = ({ left, right, width }: DOMRect) =>
        width > 0 && left < notice.right && right > notice.left;
      const control = [...document.querySelectorAll(".blueprint-pricing ~ * :is(a[href], summary)")].find(
        (each) => isBeside(each.getBoundingClientRect()),
      );
      if (!control) throw new Error("nothing can be brought below the notice");
      window.scrollBy({ top: control.getBoundingClientRect().top - notice.top - 20, behavior: "instant" });
    });

  /** That the page was scrolled is heard in real time, and answered with the next frame of the clock. */
  const expectSoon = (page: Page, visibility: string) =>
    expect
      .poll(async () => {
        await page.clock.runFor(20);
        return notice(page).evaluate((element) => getComputedStyle(element).visibility);
      })
      .toBe(visibility);

  for (const [where, use] of [
    ["on a phone", { hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } }],
    ["on a wide window", { viewport: { width: 1280, height: 800 } }],
  ] as const) {
    test.describe(where, () => {
      test.use(use);

      test("never lies on anything that can be pressed", async ({ page }) => {
        await openForNotices(page);
        await runUntil(page, 19_000);
        await expect(notice(page)).toBeVisible();
        await bringControlBelow(page);
        await expectSoon(page, "hidden");
        // Out of the way its time stands still.
        await page.clock.runFor(30_000);
        await page
          .locator(".blueprint-letter")
          .evaluate((letter) => letter.scrollIntoView({ behavior: "instant" }));
        await expectSoon(page, "visible");
      });
    });
  }

  test("stands still where less motion is wanted", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await openForNotices(page);
    await runUntil(page, 15_100);
    await expect(notice(page)).toBeVisible();
    await expect(page.locator(".notice-time")).toHaveCSS("animation-name", "none");
    await expect(notice(page)).toHaveCSS("animation-name", "none");
    await page.clock.runFor(8000);
    await expect(notice(page)).toHaveCount(0);
  });

  test("does not come when it is switched off", async ({ page }) => {
    await page.route("**/api/social-proof", (route) => route.fulfill({ json: { mode: "off", entries: [] } }));
    await openWithClock(page);
    await page.clock.runFor(300_000);
    await expect(notice(page)).toHaveCount(0);
  });
});
