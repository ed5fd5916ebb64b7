import type { Page } from "@playwright/test";
import { signInSample } from "./learners.ts";

export { inOrder } from "./visit.ts";

export const signInAsOwner = (page: Page) => signInSample(page, "owner");
