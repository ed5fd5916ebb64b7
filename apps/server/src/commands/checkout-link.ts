import { isOfferKey, offerKeys } from "../features/access/public.ts";
import { setCheckoutLink } from "../features/offers/public.ts";
import { inTransaction } from "../platform/db/database.ts";
import { openBesideServer } from "./open-beside-server.ts";

const usage = `npm run checkout-link -- OFFER URL    lets an offer be paid at a page of somebody else's; nothing that happens there is tracked
npm run checkout-link -- OFFER none   lets it be paid here again`;

const [offer, link, ...more] = process.argv.slice(2);

if (offer === undefined || link === undefined || more.length > 0) refuse(usage);
else if (!isOfferKey(offer)) refuse(`There is no offer ${offer}. There are: ${offerKeys.join(", ")}`);
else if (link !== "none" && !(URL.canParse(link) && new URL(link).protocol === "https:")) {
  refuse("The address of a payment page starts with https://");
} else {
  await openBesideServer(async ({ db }) => {
    await inTransaction(db, (tx) => setCheckoutLink(tx, offer, link === "none" ? null : link));
    console.log(link === "none" ? `${offer} is paid here` : `${offer} is paid at ${link}`);
  });
}

function refuse(line: string): void {
  console.error(line);
  process.exitCode = 1;
}
