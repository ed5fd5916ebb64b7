import { defineLimits } from "../../platform/http/limits/rate-limits.ts";

export const resultLimits = defineLimits({
  /** Whatever is drawn as a PDF for one person; certificates count here too. */
  reports: { points: 30, perSeconds: 600 },
  /** Three formats, each looked at before it is shared, with and without a name. */
  cards: { points: 60, perSeconds: 600 },
});
