import { defineLimits } from "../../platform/http/limits/rate-limits.ts";

/** Whatever is drawn as a PDF for one person; certificates count here too. */
export const resultLimits = defineLimits({ reports: { points: 30, perSeconds: 600 } });
