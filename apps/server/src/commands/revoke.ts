import { revokeOffer } from "../features/access/public.ts";
import { systemClock as now } from "../platform/clock.ts";
import { withPersonAndOffer } from "./person-and-offer.ts";

const usage =
  "npm run revoke -- EMAIL OFFER [REASON]   takes an offer back: its courses are locked, certificates earned in them end, progress is kept";

await withPersonAndOffer(usage, async (tx, { userId, email, offer, reason = "by hand" }) =>
  (await revokeOffer(tx, { userId, offer, reason, now: now() }))
    ? `${email} no longer holds ${offer}`
    : `${email} does not hold ${offer}`,
);
