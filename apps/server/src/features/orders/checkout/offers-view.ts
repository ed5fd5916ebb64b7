import { courseIdOf, isCourseOffer } from "@academy/content/offers";
import type { OffersView } from "@academy/contract/orders";
import type { Db } from "../../../platform/db/database.ts";
import { partsOf, readPartNames } from "../../benefits/public.ts";
import { canBeGiven, listOnSale, listSoldCourses } from "../../offers/public.ts";
import { needsInvitation } from "../invitations/admission.ts";
import type { OrderDeps } from "../order-deps.ts";
import { countTaken } from "./seats.ts";

/** What can be bought. Seats left are told once somebody sits. */
export async function viewOffers({
  db,
  provider,
  delivery,
  now: clock,
}: Pick<OrderDeps, "db" | "provider" | "delivery" | "now">): Promise<OffersView> {
  const now = clock();
  const onSale = await listOnSale(db);
  const names = await readPartNames(db, now);
  const openingSoon = await delivery.listOpeningSoon(db, onSale, now);
  const sold = onSale.flatMap(({ offer }) => (isCourseOffer(offer) ? courseIdOf(offer) : []));
  const courses = new Map((await listSoldCourses(db, sold)).map(({ id, ...course }) => [id, course]));
  const offers = await Promise.all(
    onSale.map(async ({ terms, checkoutLink }) => ({
      key: terms.key,
      name: terms.name,
      currency: terms.currency,
      priceCents: terms.priceCents,
      billing: terms.billing,
      instalments: terms.instalments,
      seatsLeft: terms.seats === null ? null : await seatsLeft(db, terms.key, terms.seats),
      needsInvitation: needsInvitation(terms.key),
      checkoutLink: openingSoon.has(terms.key) ? null : checkoutLink,
      canBeGiven: canBeGiven(terms),
      includes: partsOf({ offer: terms.key, terms }, names, { from: now }),
      opensSoon: openingSoon.has(terms.key),
      course: (isCourseOffer(terms.key) && courses.get(courseIdOf(terms.key))) || null,
    })),
  );
  return { payment: provider?.name ?? "closed", offers };
}

async function seatsLeft(
  db: Db,
  offer: Parameters<typeof countTaken>[1],
  seats: number,
): Promise<number | null> {
  const taken = await countTaken(db, offer);
  return taken === 0 ? null : Math.max(0, seats - taken);
}
