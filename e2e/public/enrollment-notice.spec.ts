import type { Page } from "@playwright/test";
import { sampleEnrollments, socialProof } from "../../packages/content/src/proof/social-proof.ts";
import { openWithStandingClock, stopClock, tickUntil } from "../support/time.ts";
import { expect, expectAccessible, test } from "../support/visit.ts";

const path = "/healers-business-blueprint";
const notice = (page: Page) => page.locator(".notice");
const region = (page: Page) => page.getByRole("region", { name: socialProof.regionLabel });
const close = (page: Page) => page.getByRole("button", { name: socialProof.closeLabel });
const now = (page: Page) => page.evaluate(() => performance.now());

/** A part of the page where neither words nor controls are where the notice comes. */
const scrollToFreePlace = (page: Page) =>
  page.evaluate(() => {
    const isWide = window.innerWidth >= 768;
    const letter = document.querySelector(".blueprint-letter");
    const top = isWide && letter ? letter.getBoundingClientRect().top + window.scrollY : 0;
    window.scrollTo({ top, behavior: "instant" });
  });

async function openWithClock(page: Page, goOn = scrollToFreePlace) {
  const answered = page.waitForResponse("**/api/social-proof");
  await openWithStandingClock(page, path);
  // What waits for an idle browser waits for this clock.
  await page.clock.runFor(5100);
  await answered;
  await goOn(page);
}

/** The same where notices are to come. */
async function openForNotices(page: Page, goOn = scrollToFreePlace) {
  await openWithClock(page, goOn);
  await tickUntil(page, async () => (await region(page).count()) > 0);
}

/** To a moment counted from the opening of the page, give or take the time it took to come to life. */
async function runUntil(page: Page, ms: number) {
  await page.clock.runFor(Math.max(0, ms - (await now(page))));
}

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
      // It comes back once the page has come to rest.
      await page.clock.runFor(visibility === "visible" ? 400 : 20);
      return notice(page).evaluate((element) => getComputedStyle(element).visibility);
    })
    .toBe(visibility);

/** Whether the notice lies on anything that can be pressed. */
const isOnControl = (page: Page) =>
  page.evaluate(() => {
    const notice = document.querySelector(".notice");
    const own = notice?.getBoundingClientRect() ?? new DOMRect();
    return [...document.querySelectorAll("body :is(a[href], button, summary)")].some((control) => {
      const box = control.getBoundingClientRect();
      const meets =
        box.top < own.bottom && box.bottom > own.top && box.left < own.right && box.right > own.left;
      return meets && control.checkVisibility() && !notice?.contains(control);
    });
  });

async function expectOutOfTheWay(page: Page) {
  await bringControlBelow(page);
  await expectSoon(page, "hidden");
  await expectSoon(page, "visible");
  expect(await isOnControl(page)).toBe(false);
}

const seenIds = (page: Page) =>
  page.evaluate(() => {
    const key = Object.keys(localStorage).find((each) => each.startsWith("academy.notices."));
    return key ? localStorage.getItem(key) : null;
  });

test("the notice of an enrollment comes 15 s after the page, then every 120 s, for 7 s each, by id", async ({
  page,
}) => {
  const sent: string[] = [];
  page.on("request", (request) => sent.push(`${request.url()} ${request.postData() ?? ""}`));
  const [first, second, third] = sampleEnrollments;
  await openForNotices(page);
  await runUntil(page, 14_900);
  await expect(notice(page)).toHaveCount(0);
  await runUntil(page, 19_000);
  await expect(notice(page)).toBeVisible();
  await expect(notice(page)).toContainText(first.name);
  await expect(notice(page)).toContainText(first.location);
  await expect(notice(page)).toContainText(first.timeAgo);
  await expect(notice(page)).toContainText("Just enrolled in the Healer’s Business Blueprint");
  await expect(notice(page)).toContainText(socialProof.sampleMark);

  await test.step("it stands at the lower left, is announced politely and shows its time as a bar of 7 s", async () => {
    const box = await notice(page).boundingBox();
    const size = page.viewportSize();
    if (!box || !size) throw new Error("the notice has no place on the page");
    expect(box.x).toBeLessThanOrEqual(24);
    expect(size.height - box.y - box.height).toBeLessThanOrEqual(24);
    await expect(region(page)).toHaveAttribute("aria-live", "polite");
    await expect(page.locator(".notice-time")).toHaveCSS("animation-duration", "7s");
  });
  const kept = await page.evaluate(() =>
    Object.entries(localStorage).filter(([key]) => key.startsWith("academy.notices.")),
  );
  expect(kept).toEqual([[expect.stringMatching(/^academy\.notices\.sample\.[0-9a-f]{8}$/), "[1]"]]);
  const [key = ""] = kept[0] ?? [];

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
  const shownAt = await now(page);

  await test.step("it waits under the mouse and under the keyboard, and can be closed", async () => {
    await notice(page).hover();
    await page.clock.runFor(30_000);
    await expect(notice(page)).toBeVisible();
    await expect(page.locator(".notice-time")).toHaveCSS("animation-play-state", "paused");
    // Held by the mouse it stays while it is looked at; looking takes a clock that runs.
    await page.clock.resume();
    await expectAccessible(page);
    await stopClock(page);
    await page.mouse.move(300, 100);
    await close(page).focus();
    await page.clock.runFor(30_000);
    await expect(notice(page)).toBeVisible();
    await page.keyboard.press("Enter");
    await expect(notice(page)).toHaveCount(0);
  });
  await test.step("each entry is shown once per browser, kept under the device's fingerprint and never sent", async () => {
    // All but the last have been seen.
    await page.evaluate(
      ([name, ids]) => localStorage.setItem(name ?? "", ids ?? ""),
      [key, JSON.stringify(sampleEnrollments.slice(0, 17).map(({ id }) => id))],
    );
    await runUntil(page, shownAt + 120_000);
    await expect(notice(page)).toContainText(sampleEnrollments[17].name);
    await expectOutOfTheWay(page);
    await page.clock.runFor(250_000);
    await expect(notice(page)).toHaveCount(0);
    const fingerprint = key.split(".").at(-1) ?? "";
    expect(sent.filter((each) => each.includes(fingerprint))).toEqual([]);
  });
});

test.describe("on a phone", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test("the notice never lies on anything that can be pressed", async ({ page }) => {
    await openForNotices(page);
    await runUntil(page, 19_000);
    await expect(notice(page)).toBeVisible();
    await expectOutOfTheWay(page);
  });
});

/** Leaves no free place in the window. */
const coverAll = (page: Page) =>
  page.evaluate(() => {
    const cover = document.createElement("button");
    cover.className = "cover-all";
    Object.assign(cover.style, { position: "fixed", inset: "0", opacity: "0" });
    document.body.append(cover);
  });

test("on a page as it opens the notice comes above its buttons, is seen when it is shown, and stands still where less motion is wanted", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openForNotices(page, coverAll);
  await runUntil(page, 15_100);
  await expect(notice(page)).toBeHidden();
  // Out of the way its time stands still.
  await page.clock.runFor(30_000);
  expect(await seenIds(page)).toBeNull();

  await page.evaluate(() => document.querySelector(".cover-all")?.remove());
  await expectSoon(page, "visible");
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  expect(await isOnControl(page)).toBe(false);
  expect(await seenIds(page)).toBe("[1]");
  await expect(page.locator(".notice-time")).toHaveCSS("animation-name", "none");
  await expect(notice(page)).toHaveCSS("animation-name", "none");
  await page.clock.runFor(8000);
  await expect(notice(page)).toHaveCount(0);
});

/** Something that floats in the corner of the notice alone. */
const floatInCorner = (page: Page) =>
  page.evaluate(() => {
    const button = document.createElement("button");
    button.className = "in-corner";
    Object.assign(button.style, {
      position: "fixed",
      left: "0",
      bottom: "0",
      width: "300px",
      height: "60px",
    });
    document.body.append(button);
  });

test("where only its corner is taken the notice comes on time, above what is there", async ({ page }) => {
  await openForNotices(page, floatInCorner);
  await runUntil(page, 14_900);
  await expect(notice(page)).toHaveCount(0);
  await runUntil(page, 19_000);
  await expect(notice(page)).toBeVisible();
  const [own, corner] = await Promise.all([
    notice(page).boundingBox(),
    page.locator(".in-corner").boundingBox(),
  ]);
  expect((own?.y ?? 0) + (own?.height ?? 0)).toBeLessThanOrEqual(corner?.y ?? 0);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test("no notice comes when it is switched off", async ({ page }) => {
  await page.route("**/api/social-proof", (route) => route.fulfill({ json: { mode: "off", entries: [] } }));
  await openWithClock(page);
  await page.clock.runFor(300_000);
  await expect(notice(page)).toHaveCount(0);
});
