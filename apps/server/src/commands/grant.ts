import { grantOffer } from "../features/access/public.ts";
import { systemClock as now } from "../platform/clock.ts";
import { withPersonAndOffer } from "./person-and-offer.ts";

const usage =
  "npm run grant -- EMAIL OFFER [REASON]   gives the account with this address an offer, such as subscribePackage";

await withPersonAndOffer(usage, async (tx, { userId, email, offer, reason = "by hand" }) => {
  const outcome = await grantOffer(tx, { userId, offer, source: "operator", reason, now: now() });
  return outcome === "granted" ? `${email} now has ${offer}` : `${email} already has ${offer}`;
});
