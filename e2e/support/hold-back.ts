import type { Page } from "@playwright/test";

/** Holds back the answers to what a page asks for at an address, until they are let go. */
export async function holdBack(page: Page, url: string): Promise<() => void> {
  const { promise: isLetGo, resolve: letGo } = Promise.withResolvers<void>();
  await page.route(url, async (route) => {
    await isLetGo;
    await route.fallback();
  });
  return letGo;
}
