import { accountLimits } from "./features/account/public.ts";
import { backupLimits } from "./features/backups/public.ts";
import { contactLimits } from "./features/contact/public.ts";
import { leadLimits } from "./features/leads/public.ts";
import { learnerLimits } from "./features/learners/public.ts";
import { orderLimits } from "./features/orders/public.ts";
import { resultLimits } from "./features/results/public.ts";
import { sageLimits } from "./features/sage/public.ts";
import { mailTestLimits } from "./features/words/public.ts";
import { generalLimits, type Limit, type Limits } from "./platform/http/limits/rate-limits.ts";

/** What every feature allows. */
export const defaultLimits = {
  ...generalLimits,
  ...accountLimits,
  ...leadLimits,
  ...learnerLimits,
  ...orderLimits,
  ...resultLimits,
  ...contactLimits,
  ...sageLimits,
  ...backupLimits,
  ...mailTestLimits,
};

type DeclaredLimits = typeof defaultLimits;

declare module "./platform/http/limits/rate-limits.ts" {
  interface LimitGroups extends DeclaredLimits {}
}

/** For measurements and tests about something else. */
export function sameLimits(limit: Limit): Limits {
  const groups = Object.keys(defaultLimits) as (keyof Limits)[];
  return Object.fromEntries(groups.map((group) => [group, limit])) as Limits;
}
