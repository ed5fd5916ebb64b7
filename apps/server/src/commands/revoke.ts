import { revokeOffer } from "../features/access/public.ts";
import { systemClock as now } from "../platform/clock.ts";
import { withPersonAndOffer } from "./person-and-offer.ts";

const usage =
  "npm run revoke -- EMAIL OFFER [REASON]   removes an offer: its courses are locked, certificates earned in them are revoked, progress is kept";

await withPersonAndOffer(usage, async (tx, { userId, email, offer, reason = "by hand" }) =>
  (await revokeOffer(tx, { userId, offer, reason, now: now() }))
    ? `${email} no longer has ${offer}`
    : `${email} does not have ${offer}`,
);
