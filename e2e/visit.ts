import { AxeBuilder } from "@axe-core/playwright";
import { test as base, expect } from "@playwright/test";

/** Every journey also watches the console: an error or a blocked resource that nobody expected fails it. */
export const test = base.extend<{ expectedConsole: RegExp[] }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures it needs from the pattern
  expectedConsole: async ({}, use) => use([]),
  page: async ({ page, expectedConsole }, use) => {
    const complaints: string[] = [];
    page.on("console", (message) => {
      if (message.type() === "error" || message.type() === "warning") complaints.push(message.text());
    });
    page.on("pageerror", (error) => complaints.push(error.message));
    await use(page);
    const unexpected = complaints.filter((text) => !expectedConsole.some((pattern) => pattern.test(text)));
    expect(unexpected, "console").toEqual([]);
  },
});

export { expect };

/** WCAG 2.2 AA, as far as a machine can tell. */
export async function expectAccessible(page: import("@playwright/test").Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
    .analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target).join(", ")}`)).toEqual(
    [],
  );
}

export async function expectNoSidewaysScroll(page: import("@playwright/test").Page): Promise<void> {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
}
