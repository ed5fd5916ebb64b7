import type { Page } from "@playwright/test";
import { signInSample } from "./learners.ts";
import { expectAccessible, expectNoSidewaysScroll, expectOnBothScreens } from "./visit.ts";

export const signInAsOwner = (page: Page) => signInSample(page, "owner");

/** On a wide screen and on a phone's, whichever of them the journey is on. */
export const inOrder = (page: Page) =>
  expectOnBothScreens(page, async () => {
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });
