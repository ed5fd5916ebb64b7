import { formatPrice } from "@academy/content/format-price";
import { coursePage } from "@academy/content/pages/learning/course-page";
import type { CourseView } from "@academy/contract/learning/courses";
import type { OfferView } from "@academy/contract/orders";
import { useQuery } from "@tanstack/react-query";
import { fillWords } from "../../lib/text/fill-words.ts";
import { offersQuery } from "../checkout/public.ts";

const { offersLabel, billing, parts } = coursePage.locked;

/** What opens a course and for how much, as it is on sale today. */
export function OpeningOffers({ keys }: { keys: CourseView["openingOffers"] }) {
  const { data } = useQuery(offersQuery);
  const offers = keys.flatMap((key) => data?.offers.filter((offer) => offer.key === key) ?? []);
  if (offers.length === 0) return null;
  return (
    <ul aria-label={offersLabel} className="course-offers">
      {offers.map((offer) => (
        <li key={offer.key}>
          <span className="weight-500 text-pretty">{offer.name}</span>
          <span>
            <span className="font-display text-lead">{formatPrice(offer.priceCents)}</span>{" "}
            {billing[offer.billing]}
            {offer.instalments && (
              <span className="text-ink-soft text-small">, {inParts(offer.instalments)}</span>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}

const inParts = ({ count, priceCents }: NonNullable<OfferView["instalments"]>) =>
  fillWords(parts, { count: String(count), price: formatPrice(priceCents) });
