import { isDeepStrictEqual } from "node:util";
import type { OfferBenefit } from "@academy/content/benefits";
import type { OfferKey } from "@academy/content/offers";
import { type Db, inTransaction } from "../../../platform/db/database.ts";
import { AppError } from "../../../platform/errors.ts";
import { benefitsOf } from "../../access/public.ts";
import { type Actor, recordAudit } from "../../audit/public.ts";
import { composedTerms, findOnSale, holdOffer, insertVersion } from "../../offers/public.ts";
import { holdBenefits } from "../benefits.queries.ts";

type Composition = { benefits: OfferBenefit[]; basedOn: number };

/** The next version of an offer, made of other benefits. Whoever has bought it keeps what they bought. */
export function composeOffer(
  db: Db,
  offer: OfferKey,
  { benefits, basedOn }: Composition,
  { by, now }: Actor,
): Promise<void> {
  const wanted = benefits.map(({ benefit }) => benefit);
  if (new Set(wanted).size < wanted.length) {
    throw new AppError("BAD_REQUEST", { field: "benefits", message: "Each benefit can be in it once." });
  }
  return inTransaction(db, async (tx) => {
    await holdOffer(tx, offer);
    const current = await findOnSale(tx, offer);
    if (!current) throw new AppError("NOT_FOUND");
    if (current.number !== basedOn) throw new AppError("CONFLICT");
    const before = benefitsOf(offer, current.terms);
    if (isDeepStrictEqual(before, benefits)) return;
    if ((await holdBenefits(tx, wanted)).length < wanted.length) {
      throw new AppError("CONFLICT", {
        message: "One of these benefits was archived in the meantime. Reload the page and try again.",
      });
    }
    const { source, terms } = current;
    const number = basedOn + 1;
    await insertVersion(tx, { offer, number, source, terms: composedTerms(terms, benefits), now });
    const was = before.map(({ benefit }) => benefit);
    const detail = {
      added: wanted.filter((each) => !was.includes(each)).length,
      removed: was.filter((each) => !wanted.includes(each)).length,
      version: number,
    };
    await recordAudit(
      tx,
      { by, action: "offer.composed", subject: { kind: "offer", id: offer }, detail },
      now,
    );
  });
}
