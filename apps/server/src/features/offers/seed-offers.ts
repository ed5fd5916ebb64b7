import { isDeepStrictEqual } from "node:util";
import { offers } from "@academy/content/offers";
import { type Db, inTransaction } from "../../platform/db/database.ts";
import { seedBenefits } from "../access/public.ts";
import { termsOfContent } from "./offer-terms.rules.ts";
import { insertOffer, insertVersion, listOnSale } from "./offers.queries.ts";

/**
 * What offers are made of, and the offers of the content package, go into the database. A release that changes one adds
 * a version, so that what the pages say is what is charged; what the owner has changed herself stays hers.
 */
export async function seedOffers(db: Db, now: Date): Promise<void> {
  await inTransaction(db, async (tx) => {
    await seedBenefits(tx, now);
    const known = new Map((await listOnSale(tx)).map((each) => [each.offer, each]));
    for (const offer of offers) {
      const current = known.get(offer.key);
      const own = current?.terms.areBenefitsOwn ? current.terms : undefined;
      const terms = {
        ...termsOfContent(offer),
        ...(own && { benefits: own.benefits, areBenefitsOwn: true as const }),
      };
      if (current && (current.source === "owner" || isDeepStrictEqual(current.terms, terms))) continue;
      await insertOffer(tx, offer.key, now);
      await insertVersion(tx, {
        offer: offer.key,
        number: (current?.number ?? 0) + 1,
        source: "content",
        terms,
        now,
      });
    }
  });
}
