import { defineLimits } from "../../platform/http/limits/rate-limits.ts";

export const backupLimits = defineLimits({
  // Each is the whole academy.
  backups: { points: 10, perSeconds: 600 },
});
