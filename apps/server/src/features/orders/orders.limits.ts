import { defineLimits } from "../../platform/http/limits/rate-limits.ts";

export const orderLimits = defineLimits({
  // A class may buy in one evening from one address; whoever tries codes or seats is stopped.
  checkout: { points: 30, perSeconds: 600 },
  quote: { points: 60, perSeconds: 600 },
  checkoutEmail: { points: 10, perSeconds: 3600 },
  orderState: { points: 120, perSeconds: 60 },
  // Each may read every order there is.
  orderExports: { points: 10, perSeconds: 600 },
});
