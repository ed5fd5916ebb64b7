import { academy } from "./academy.ts";
import { blueprintTiers, firstOffers } from "./offers.ts";
import { blueprintFaq } from "./pages/blueprint/faq.ts";
import { blueprintMeta } from "./pages/blueprint/page.ts";
import type { ClaimId } from "./proof/claim-ids.ts";

const description =
  "A self-paced 3-week online course for healers and lightworkers, ending in a 90-day business launch plan.";

/** Sample: prices, rating and claim as the specification gives them; they differ from the tiers on the page, as given. */
const given = {
  takenBy: "Taken by 1000+ healers.",
  offers: [
    { name: "Self-guided", price: 150 },
    { name: "Guided", price: 250 },
  ],
  validFrom: "2025-07-30",
  rating: { ratingValue: 4.9, ratingCount: 127 },
} as const;

/** ISO 8601: half an hour at most on each of the seventeen days with a lesson. */
const schedule = { duration: "PT30M", repeatFrequency: "Daily", repeatCount: 17 } as const;

const tiers = () => blueprintTiers.map(({ name, priceCents }) => ({ name, price: priceCents / 100 }));
/** The given prices belong to the given tiers: an owner who sets her own says those. */
const areAsGiven = () =>
  blueprintTiers.every(({ key, name, priceCents }) => {
    const first = firstOffers[key];
    return name === first.name && priceCents === first.priceCents;
  });

/**
 * What search engines are told of the sales page: the course with its offers and rating, and the same twelve questions as
 * on the page. Without the given prices, the tiers' own.
 */
export function blueprintStructuredData(origin: string, isShown: (claim: ClaimId) => boolean) {
  const url = origin + blueprintMeta.path;
  const hasGivenPrices = isShown("blueprint-search-prices") && areAsGiven();
  const course = {
    "@context": "https://schema.org",
    "@type": "Course",
    name: blueprintMeta.title,
    description: isShown("blueprint-taken-by") ? `${description} ${given.takenBy}` : description,
    url,
    inLanguage: academy.language,
    provider: { "@type": "Organization", name: academy.name, url: origin },
    offers: (hasGivenPrices ? given.offers : tiers()).map((offer) => ({
      "@type": "Offer",
      category: "Paid",
      ...offer,
      priceCurrency: "USD",
      ...(hasGivenPrices ? { validFrom: given.validFrom } : {}),
      url: `${url}#pricing-section`,
    })),
    ...(isShown("blueprint-rating")
      ? { aggregateRating: { "@type": "AggregateRating", ...given.rating, bestRating: 5 } }
      : {}),
    hasCourseInstance: {
      "@type": "CourseInstance",
      courseMode: "Online",
      courseSchedule: { "@type": "Schedule", ...schedule },
    },
  };
  const faq = {
    "@context": "https://schema.org",
    "@type": "FAQPage",
    mainEntity: blueprintFaq.items.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  };
  return [course, faq];
}
