import { defineLimits } from "../../../platform/http/limits/rate-limits.ts";

export const mailTestLimits = defineLimits({
  // Each is a mail to whoever asks.
  mailTests: { points: 20, perSeconds: 600 },
});
