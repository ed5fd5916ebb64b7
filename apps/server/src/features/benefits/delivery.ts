import type { Benefit, BenefitKind } from "@academy/content/benefits";
import type { OfferKey } from "@academy/content/offers";
import { benefitWords } from "@academy/content/pages/benefit-words";
import type { Db } from "../../platform/db/database.ts";
import { benefitsOf, type DeliveryCheck, listBenefits, type MissingPiece } from "../access/public.ts";

/** What is done by answering and writing needs nothing to be set up. */
const byHand: readonly BenefitKind[] = ["priority", "files"];

type SoldOffer = { offer: OfferKey; terms: object };

/** Says what could not be delivered if it were sold today, as far as those say who deliver it. */
export type Delivery = {
  /** Of benefits, by their id. */
  listMissing(db: Db, benefits: readonly Benefit[], now: Date): Promise<Map<string, MissingPiece>>;
  /** Of what offers hold, by benefit and by offer. */
  listMissingOf(db: Db, offers: readonly SoldOffer[], now: Date): Promise<Map<OfferKey, MissingPiece[]>>;
  /** The offers that aren’t sold until then. In a demo samples stand for what is missing, and everything is sold. */
  listOpeningSoon(db: Db, offers: readonly SoldOffer[], now: Date): Promise<Set<OfferKey>>;
};

type Options = { isDemo: boolean; checks: readonly DeliveryCheck[] };

export function makeDelivery({ isDemo, checks }: Options): Delivery {
  const listMissing: Delivery["listMissing"] = async (db, benefits, now) => {
    const missing = new Map<string, MissingPiece>();
    for (const { id, kind, name } of benefits) {
      if (byHand.includes(kind) || checks.some(({ kinds }) => kinds.includes(kind))) continue;
      missing.set(id, {
        what: benefitWords.missing.any.replace("{name}", () => name),
        path: "/studio/offers",
      });
    }
    for (const { kinds, listMissing: ask } of checks) {
      const asked = benefits.filter(({ kind }) => kinds.includes(kind));
      if (asked.length === 0) continue;
      for (const [id, piece] of await ask(db, asked, now)) {
        // One thing at a time: what else there is comes up once this is done.
        if (!missing.has(id)) missing.set(id, piece);
      }
    }
    return missing;
  };
  const listMissingOf: Delivery["listMissingOf"] = async (db, offers, now) => {
    const held = new Map(
      offers.map(({ offer, terms }) => [offer, benefitsOf(offer, terms).map(({ benefit }) => benefit)]),
    );
    const wanted = new Set([...held.values()].flat());
    if (wanted.size === 0) return new Map();
    const benefits = (await listBenefits(db)).filter(({ id }) => wanted.has(id));
    const missing = await listMissing(db, benefits, now);
    return new Map(
      [...held].map(([offer, ids]) => [offer, ids.flatMap((id) => missing.get(id) ?? [])] as const),
    );
  };
  return {
    listMissing,
    listMissingOf,
    async listOpeningSoon(db, offers, now) {
      if (isDemo) return new Set();
      const missing = await listMissingOf(db, offers, now);
      return new Set([...missing].filter(([, pieces]) => pieces.length > 0).map(([offer]) => offer));
    },
  };
}
