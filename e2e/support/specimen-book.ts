import type { Page } from "@playwright/test";
import { stopClock } from "./time.ts";
import { expect } from "./visit.ts";

/** Opens the specimen book and waits until it answers. */
export async function openBook(page: Page) {
  await page.goto("/dev/ui");
  // Not in the prerendered page: the carousel offers to pause once it has come to life.
  await expect(page.getByRole("button", { name: "Pause" })).toBeAttached();
}

/** The same, with the page's clock in the test's hand. */
export async function openBookWithClock(page: Page) {
  await page.clock.install();
  await openBook(page);
  await stopClock(page);
}

export const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
