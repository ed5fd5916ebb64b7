import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Locator, Page } from "@playwright/test";
import { signInSample } from "./learners.ts";

export { inOrder } from "./visit.ts";

/** Over what is there, key by key: `fill` would find nothing wrong with a space bar that is dead. */
export async function typeOver(field: Locator, text: string): Promise<void> {
  await field.click();
  await field.press("ControlOrMeta+a");
  await field.page().keyboard.type(text);
}

export const signInAsOwner = (page: Page) => signInSample(page, "owner");

/** Its pages, as they are declared: a new one is looked at by itself. */
export const studioPaths = [
  ...readFileSync(join(import.meta.dirname, "../../apps/web/app/routes.ts"), "utf8").matchAll(
    /route\("(studio[^"]*)"/g,
  ),
].map(([, path]) => `/${path}`);
