import { expect, type Page } from "@playwright/test";

export const veil = (page: Page) => page.getByRole("status").filter({ hasText: "Loading the package" });
export const enroll = (page: Page) => page.getByRole("button", { name: "Enroll Now" });
export const courses = (page: Page) => page.getByRole("region", { name: "The courses it opens" });

/** To a moment of the spinner's second, which the style sheet counts. */
export const setAnimations = (page: Page, ms: number) =>
  page.evaluate((at) => {
    for (const name of ["veil", "content"]) {
      const animations = document.querySelector(`.subscribe-${name}`)?.getAnimations() ?? [];
      for (const animation of animations) animation.currentTime = at;
    }
  }, ms);

/** The spinner's second has a journey of its own; here it is over at once. */
export async function openForm(page: Page) {
  await page.goto("/subscribe");
  await setAnimations(page, 1000);
  await expect(veil(page)).toHaveCount(0);
}
