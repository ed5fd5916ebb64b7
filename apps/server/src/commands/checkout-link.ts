import { isOfferKey, offerKeys } from "../features/access/public.ts";
import { setCheckoutLink } from "../features/offers/public.ts";
import { inTransaction } from "../platform/db/database.ts";
import { openBesideServer } from "./open-beside-server.ts";

const usage = `npm run checkout-link -- OFFER URL    sends buyers of an offer to another payment page; nothing that happens there is tracked
npm run checkout-link -- OFFER none   takes payment here again`;

const [offer, link, ...more] = process.argv.slice(2);

if (offer === undefined || link === undefined || more.length > 0) refuse(usage);
else if (!isOfferKey(offer)) refuse(`There is no offer ${offer}. Choose one of: ${offerKeys.join(", ")}`);
else if (link !== "none" && !(URL.canParse(link) && new URL(link).protocol === "https:")) {
  refuse("The address of a payment page must start with https://");
} else {
  await openBesideServer(async ({ db }) => {
    await inTransaction(db, (tx) => setCheckoutLink(tx, offer, link === "none" ? null : link));
    console.log(link === "none" ? `${offer} is now paid for here` : `${offer} is now paid for at ${link}`);
  });
}

function refuse(line: string): void {
  console.error(line);
  process.exitCode = 1;
}
