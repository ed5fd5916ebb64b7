import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Locator, Page } from "@playwright/test";
import { studioEditor } from "../../packages/content/src/pages/studio/editor.ts";
import { signInSample } from "./learners.ts";

export { inOrder } from "./visit.ts";

/** Over what is there, key by key: `fill` would find nothing wrong with a space bar that is dead. */
export async function typeOver(field: Locator, text: string): Promise<void> {
  await field.click();
  await field.press("ControlOrMeta+a");
  if (text === "") await field.press("Backspace");
  else await field.page().keyboard.type(text);
}

/** The newest or the oldest of what an editor keeps, to be looked at in the dialog that opens. */
export async function showVersion(page: Page, which: "newest" | "oldest"): Promise<Locator> {
  const dialog = page.getByRole("dialog");
  await page.getByRole("button", { name: studioEditor.history.title, exact: true }).click();
  const versions = dialog.getByRole("button", { name: /^Show the version/ });
  await (which === "newest" ? versions.first() : versions.last()).click();
  return dialog;
}

export const restoreVersion = (page: Page) =>
  page.getByRole("dialog").getByRole("button", { name: studioEditor.history.restore }).click();

export const signInAsOwner = (page: Page) => signInSample(page, "owner");

/** Its pages, as they are declared: a new one is looked at by itself. */
export const studioPaths = [
  ...readFileSync(join(import.meta.dirname, "../../apps/web/app/routes.ts"), "utf8").matchAll(
    /route\("(studio[^"]*)"/g,
  ),
].map(([, path]) => `/${path}`);
