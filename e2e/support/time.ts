import { expect, type Page } from "@playwright/test";

/** Takes the page's clock, which must be installed, into the test's hand: from here on it goes by `runFor` alone. */
export async function stopClock(page: Page): Promise<void> {
  const now = () => page.evaluate(() => Date.now());
  // A busy machine may get there after that moment; the clock has stopped all the same, and is set to where it is.
  await page.clock.pauseAt((await now()) + 500).catch(async () => page.clock.pauseAt(await now()));
}

/** Lets a clock that stands tick a little at a time until something holds: how long that takes is the machine's affair. */
export async function tickUntil(page: Page, holds: () => Promise<boolean>): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(4);
    expect(await holds()).toBe(true);
  }).toPass({ intervals: [20] });
}

/**
 * Opens a page whose clock stands from the start, so that nothing of what it does in time has passed when it has come
 * to life, however slow the machine.
 */
export async function openWithStandingClock(page: Page, path: string): Promise<void> {
  const now = Date.now();
  await page.clock.install({ time: now });
  await page.clock.pauseAt(now + 60_000);
  await page.goto(path, { waitUntil: "load" });
  await tickUntil(page, () => page.evaluate(isAlive));
}

/** Runs in the page: React has taken over what was there, and all of it is laid out. */
export function isAlive(): boolean {
  const main = document.querySelector("main");
  if (document.documentElement.hasAttribute("data-in-parts")) return false;
  return !main || Object.keys(main).some((key) => key.startsWith("__reactProps"));
}

/** What the page has set its own clock for from here on, in milliseconds. */
export async function watchTimers(page: Page): Promise<() => Promise<number[]>> {
  await page.evaluate(() => {
    const timers: number[] = [];
    const set = window.setTimeout;
    const watched = (work: TimerHandler, ms = 0, ...given: unknown[]) => {
      timers.push(ms);
      return set(work, ms, ...given);
    };
    Object.assign(window, { timers, setTimeout: watched });
  });
  return () => page.evaluate(() => (window as unknown as { timers: number[] }).timers);
}

/** Until whatever was changed is on the screen. */
export const painted = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
      }),
  );

/** Until nothing is on the move but what never ends or follows the scrolling. */
export async function expectStill(page: Page): Promise<void> {
  const moving = () =>
    page.evaluate(
      () =>
        document
          .getAnimations()
          .filter(({ timeline, playState }) => timeline === document.timeline && playState === "running")
          .filter(({ effect }) => effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY).length,
    );
  await expect.poll(moving).toBe(0);
}
