import { courseIdOf, isCourseOffer, type OfferKey } from "@academy/content/offers";
import type { Db, Tx } from "../../platform/db/database.ts";
import { hasCourse, listHeldOffers } from "../access/public.ts";
import { containing } from "./offer-terms.rules.ts";

/** Whether somebody has all that an offer would give them: itself, what contains it, or the course it opens. */
export async function hasAllOf(db: Db | Tx, userId: string, offer: OfferKey): Promise<boolean> {
  if (isCourseOffer(offer)) return hasCourse(db, userId, courseIdOf(offer));
  const held = await listHeldOffers(db, userId);
  return containing(offer).some((each) => held.includes(each));
}
