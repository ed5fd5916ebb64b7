import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { signInSample } from "./learners.ts";

export { inOrder } from "./visit.ts";

export const signInAsOwner = (page: Page) => signInSample(page, "owner");

/** Its pages, as they are declared: a new one is looked at by itself. */
export const studioPaths = [
  ...readFileSync(join(import.meta.dirname, "../../apps/web/app/routes.ts"), "utf8").matchAll(
    /route\("(studio[^"]*)"/g,
  ),
].map(([, path]) => `/${path}`);
