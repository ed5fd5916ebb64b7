import type { Locator, Page } from "@playwright/test";
import { sage } from "../../packages/content/src/sage.ts";
import { expect } from "./visit.ts";

export const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 768;

export const button = (page: Page) => page.getByRole("button", { name: sage.openLabel });
export const panel = (page: Page) => page.getByRole("dialog", { name: sage.title });
export const field = (page: Page) => panel(page).getByRole("textbox", { name: sage.questionLabel });
export const questions = (page: Page) => panel(page).locator(".sage-question");
export const answers = (page: Page) => panel(page).locator(".sage-answer");

/** A finger on the phone, the keyboard on the desktop. */
export async function press(page: Page, target: Locator) {
  if (isPhone(page)) return target.tap();
  await target.focus();
  await page.keyboard.press("Enter");
}

/** On a page that is quickly there, unless another one matters. */
export async function open(page: Page, path = "/sign-in") {
  await page.goto(path);
  await openPanel(page);
}

export async function openPanel(page: Page) {
  await press(page, button(page));
  await expect(panel(page)).toBeVisible();
}

export async function ask(page: Page, question: string) {
  await field(page).fill(question);
  await field(page).press("Enter");
}

/** One whole answer, as the server would stream it. */
export const streamed = (response: string) => ({
  contentType: "application/x-ndjson",
  body: `${JSON.stringify({
    kind: "answer",
    answer: { id: "3f0e5f0a-5f4b-4c7e-9a54-0d6d1f6d2a11", response, sources: [], followUp: null },
  })}\n`,
});
