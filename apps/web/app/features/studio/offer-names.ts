import { offers as firstOffers, type OfferKey } from "@academy/content/offers";
import { studioPage } from "@academy/content/pages/studio/studio-page";
import { useQuery } from "@tanstack/react-query";
import { offersQuery } from "../checkout/public.ts";

type OfferName = { key: OfferKey; name: string; billing: "one-time" | "monthly" };

/** What can be sold and given: the academy's first offers, then the courses that are sold by themselves. */
export function useOffers(): readonly OfferName[] {
  const { data } = useQuery(offersQuery);
  const sold = data?.offers ?? [];
  return [
    ...firstOffers.map((offer) => ({ ...offer, ...sold.find(({ key }) => key === offer.key) })),
    ...sold.filter(({ course }) => course !== null),
  ];
}

/** What an offer is called; of a course that is sold no more, only that it was one. */
export function useOfferName(): (key: string) => string {
  const offers = useOffers();
  return (key) => offers.find((offer) => offer.key === key)?.name ?? studioPage.courseByItself;
}
