import type { Page } from "@playwright/test";
import { fullScreenQuote, normalToFeel } from "../../packages/content/src/pages/blueprint/page.ts";
import { stopClock, watchTimers } from "../support/time.ts";
import { expect, test } from "../support/visit.ts";

const path = "/healers-business-blueprint";
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

const phrase = (page: Page) => page.locator(".blueprint-phrases [data-shown]");

const carousel = (page: Page) => page.locator('[aria-roledescription="carousel"]');
/** Which of the eight voices is shown. */
const place = async (page: Page) => {
  const label = await carousel(page).locator("[aria-current]").getAttribute("aria-label");
  return Number(label?.match(/^Go to (\d) of 8$/)?.[1]);
};

const sentence = fullScreenQuote.text.split(" ");
const unsaid = (page: Page) => page.locator(".blueprint-word-unsaid");

async function openWithClock(page: Page) {
  await page.clock.install();
  await page.goto(path);
  await expect(button(page, normalToFeel.pauseLabel)).toBeAttached();
}

/** With a clock that stands: about to be said. */
async function seeSentence(page: Page) {
  await expect(unsaid(page)).toHaveCount(sentence.length);
  const timers = await watchTimers(page);
  await page
    .locator(".blueprint-quote")
    .evaluate((section) => section.scrollIntoView({ behavior: "instant" }));
  await expect(page.locator(".blueprint-quote")).toBeInViewport({ ratio: 0.5 });
  // In real time: that it is seen is the browser's to say.
  await expect.poll(timers).toContain(1200);
}

test("the headline changes every 3 s, and the sentence that fills the screen is said word by word", async ({
  page,
}) => {
  await openWithClock(page);
  await test.step("the headline changes every 3 s among six phrases, with a fade of half a second", async () => {
    expect(normalToFeel.phrases).toHaveLength(6);
    await page.locator(".blueprint-feel").scrollIntoViewIfNeeded();
    // Stopped and let go, it begins to count at a moment that is known.
    await button(page, normalToFeel.pauseLabel).click();
    await stopClock(page);
    const first = normalToFeel.phrases.indexOf(
      (await phrase(page).textContent()) as "torn between six modalities",
    );
    await button(page, normalToFeel.playLabel).click();
    for (let turn = 1; turn <= 6; turn++) {
      await page.clock.runFor(2900);
      await expect(phrase(page)).toHaveText(normalToFeel.phrases[(first + turn - 1) % 6] ?? "");
      await page.clock.runFor(100);
      await expect(phrase(page)).toHaveText(normalToFeel.phrases[(first + turn) % 6] ?? "");
    }
    await expect(phrase(page)).toHaveCSS("transition-duration", "0.5s");
  });
  await test.step("it can be held still by keyboard", async () => {
    await button(page, normalToFeel.pauseLabel).focus();
    await page.keyboard.press("Enter");
    const held = (await phrase(page).textContent()) ?? "";
    await page.clock.runFor(20_000);
    await expect(phrase(page)).toHaveText(held);
    await expect(button(page, normalToFeel.playLabel)).toBeFocused();
  });
  await test.step("the sentence is said in steps of 0.2 s, the first after 1.2 s", async () => {
    await seeSentence(page);
    await page.clock.runFor(1100);
    await expect(unsaid(page)).toHaveCount(sentence.length);
    await page.clock.runFor(100);
    await expect(unsaid(page)).toHaveCount(sentence.length - 1);
    await page.clock.runFor(200);
    await expect(unsaid(page)).toHaveCount(sentence.length - 2);
    await page.clock.runFor(200 * (sentence.length - 2) - 100);
    await expect(unsaid(page)).toHaveCount(1);
    await page.clock.runFor(100);
    await expect(unsaid(page)).toHaveCount(0);
    await expect(page.locator(".blueprint-quote blockquote")).toHaveText(fullScreenQuote.text);
    await expect(button(page, "Show the whole sentence")).toBeHidden();
  });
});

test("the voices turn every 4 s after 8 s of rest, and the sentence can be shown whole at once", async ({
  page,
}) => {
  await openWithClock(page);
  await stopClock(page);
  await page
    .locator(".blueprint-voices")
    .evaluate((section) => section.scrollIntoView({ behavior: "instant" }));
  await expect(carousel(page)).toBeVisible();
  await page.clock.runFor(100);
  const expectPlace = (at: number) => expect.poll(() => place(page)).toBe(at);

  // What the carousel does besides is seen at its specimen (site/carousel.spec.ts).
  await test.step("they go round: after the eighth comes the first", async () => {
    await carousel(page).getByRole("button", { name: "Go to 8 of 8" }).click();
    await page.mouse.move(5, 30);
    await expectPlace(8);
    // In two steps: between them the page takes note that the rest is over.
    await page.clock.runFor(8000);
    await page.clock.runFor(3900);
    await expectPlace(8);
    await page.clock.runFor(200);
    await expectPlace(1);
    await page.clock.runFor(3700);
    await expectPlace(1);
    await page.clock.runFor(300);
    await expectPlace(2);
  });
  await test.step("the sentence can be shown whole at once, by keyboard", async () => {
    await seeSentence(page);
    await page.clock.runFor(1300);
    await button(page, "Show the whole sentence").focus();
    await page.keyboard.press("Enter");
    await expect(unsaid(page)).toHaveCount(0);
    await page.clock.runFor(5000);
    await expect(unsaid(page)).toHaveCount(0);
  });
});

test("where less motion is wanted, headline, voices and sentence stand still", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.clock.install();
  await page.goto(path);
  for (const words of normalToFeel.phrases) await expect(page.getByText(words)).toHaveCSS("opacity", "1");
  await page.locator(".blueprint-voices").scrollIntoViewIfNeeded();
  await expect(carousel(page)).toBeVisible();
  await expect(carousel(page).getByRole("button", { name: "Pause" })).toHaveCount(0);
  const shown = () => carousel(page).locator("[aria-current]").getAttribute("aria-label");
  await expect.poll(shown).toBe("Go to 1 of 8");
  await page.locator(".blueprint-quote").scrollIntoViewIfNeeded();
  await page.clock.runFor(20_000);
  expect(await shown()).toBe("Go to 1 of 8");
  await expect(page.locator(".blueprint-word-unsaid")).toHaveCount(0);
  const running = await page.evaluate(
    () => document.getAnimations().filter(({ playState }) => playState === "running").length,
  );
  expect(running).toBe(0);
});
