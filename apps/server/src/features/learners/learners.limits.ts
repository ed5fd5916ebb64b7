import { defineLimits } from "../../platform/http/limits/rate-limits.ts";

export const learnerLimits = defineLimits({
  // Each may read every learner there is.
  learnerExports: { points: 10, perSeconds: 600 },
  // Each may be five million bytes.
  peopleImports: { points: 30, perSeconds: 600 },
});
