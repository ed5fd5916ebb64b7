import { defineLimits } from "../../platform/http/limits/rate-limits.ts";

export const accountLimits = defineLimits({ signIn: { points: 20, perSeconds: 60 } });
