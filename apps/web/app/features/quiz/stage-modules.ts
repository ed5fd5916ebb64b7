import { createLazyModule } from "./lazy-module.ts";

/** What follows the intro, loaded behind it. A stage brings everything it needs: nothing is fetched between two steps. */
export const questionModule = createLazyModule(() => import("./pause/questions-with-pauses.tsx"));
export const leadModule = createLazyModule(() => import("./lead-stage.tsx"));
export const resultModule = createLazyModule(() => import("./result-stage.tsx"));

/** Ahead of time and without complaint: whoever needs a part asks again. */
export function prefetch(...parts: { load: () => Promise<unknown> }[]) {
  for (const part of parts) part.load().catch(() => {});
}
