import type { StudioBenefit } from "@academy/contract/studio/benefits";
import type { Db } from "../../../platform/db/database.ts";
import { benefitsOf, listBenefits } from "../../access/public.ts";
import { listOnSale } from "../../offers/public.ts";
import { listLinks } from "../benefits.queries.ts";
import type { Delivery } from "../delivery.ts";

/** Everything offers can be made of, in which offers it is, and what is missing of it. */
export async function showBenefits(db: Db, delivery: Delivery, now: Date): Promise<StudioBenefit[]> {
  const benefits = await listBenefits(db);
  const links = await listLinks(db);
  const onSale = (await listOnSale(db, now)).map(({ offer, terms }) => ({
    offer,
    ids: benefitsOf(offer, terms).map(({ benefit }) => benefit),
  }));
  const missing = await delivery.listMissing(
    db,
    benefits.filter(({ isArchived }) => !isArchived),
    now,
  );
  return benefits.map((benefit) => ({
    ...benefit,
    link: links.get(benefit.id) ?? null,
    offers: onSale.filter(({ ids }) => ids.includes(benefit.id)).map(({ offer }) => offer),
    missing: missing.get(benefit.id) ?? null,
  }));
}
