import { defineLimits } from "../../platform/http/limits/rate-limits.ts";

export const leadLimits = defineLimits({
  // A workshop behind one connection may send many at once, each with a proof of work from the eleventh on.
  leads: { points: 120, perSeconds: 600 },
  unprovenLeads: { points: 10, perSeconds: 3600 },
  // Each may read every lead there is.
  leadExports: { points: 10, perSeconds: 600 },
});
