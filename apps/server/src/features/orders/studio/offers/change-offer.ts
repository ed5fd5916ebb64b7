import { isDeepStrictEqual } from "node:util";
import type { AllEdits } from "@academy/content/editing/editable";
import {
  courseIdOf,
  type FirstOfferKey,
  firstOffers,
  isCourseOffer,
  type OfferKey,
  type OfferWords,
  offerWordsKey,
} from "@academy/content/offers";
import type { OfferBody } from "@academy/contract/studio/offers";
import type { Clock } from "../../../../platform/clock.ts";
import { type Db, inTransaction, type Tx } from "../../../../platform/db/database.ts";
import { AppError } from "../../../../platform/errors.ts";
import { recordAudit } from "../../../audit/public.ts";
import {
  changedTerms,
  holdOffer,
  insertVersion,
  listOnSale,
  refuseChange,
  wordsOfTerms,
} from "../../../offers/public.ts";
import { publishWords, refreshCoursePages, type Words } from "../../../words/public.ts";

type Deps = { db: Db; now: Clock; words: Words | undefined };

/**
 * A new version of an offer and the pages that show it are one commit: what is said is what is charged. Orders keep the
 * version they were begun with.
 */
export async function changeOffer(
  { db, now, words }: Deps,
  offer: OfferKey,
  { basedOn, isFree, ...wanted }: OfferBody,
  by: string,
): Promise<void> {
  const seen = await currentOf(db, offer, basedOn);
  const refusal = refuseChange(offer, { ...wanted, isFree }, seen.all);
  if (refusal) throw new AppError("BAD_REQUEST", refusal);
  if (isDeepStrictEqual(wordsOfTerms(seen.terms), wanted)) return;
  const change = async (tx: Tx, at: Date) => {
    await holdOffer(tx, offer);
    const { terms, all, number } = await currentOf(tx, offer, basedOn);
    // Another offer may have changed meanwhile, which this one is held against.
    if (refuseChange(offer, { ...wanted, isFree }, all)) throw new AppError("CONFLICT");
    const isFirst = !isCourseOffer(offer) && isDeepStrictEqual(firstOffers[offer], wanted);
    await insertVersion(tx, {
      offer,
      number: number + 1,
      // What is as the academy began follows its releases again.
      source: isFirst ? "content" : "owner",
      terms: changedTerms(terms, wanted),
      now: at,
    });
    const detail = { from: terms.priceCents, to: wanted.priceCents, version: number + 1 };
    await recordAudit(tx, { by, action: "offer.changed", subject: { kind: "offer", id: offer }, detail }, at);
  };
  // Of a course the pages that are made with its price follow; all others ask for it.
  if (isCourseOffer(offer)) {
    return inTransaction(db, async (tx) => {
      await change(tx, now());
      await refreshCoursePages(tx, courseIdOf(offer), { by, now: now() });
    });
  }
  await publishWords(words, `offer-${offer}`, editsOf(offer, wanted), { db, by, now }, change);
}

async function currentOf(db: Db, offer: OfferKey, basedOn: number) {
  const onSale = await listOnSale(db);
  const current = onSale.find((each) => each.offer === offer);
  if (!current) throw new AppError("NOT_FOUND");
  if (current.number !== basedOn) throw new AppError("CONFLICT");
  return { ...current, all: onSale.map(({ terms }) => terms) };
}

/** All three or none: a release that changes one of them must not mix with what the owner has set. */
function editsOf(offer: FirstOfferKey, words: OfferWords): AllEdits {
  if (isDeepStrictEqual(firstOffers[offer], words)) return {};
  // Prices are no texts; only the offers' own words hold them, and only this writes those.
  return { [offerWordsKey(offer)]: words as unknown as AllEdits[string] };
}
