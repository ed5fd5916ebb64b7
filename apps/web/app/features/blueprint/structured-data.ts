import { academy } from "@academy/content/academy";
import { blueprintFaq } from "@academy/content/pages/blueprint-faq";
import { blueprintMeta, blueprintStructuredData } from "@academy/content/pages/blueprint-page";

/** What search engines are told: the course with its offers and rating, and the same twelve questions as on the page. */
export function structuredData(origin: string) {
  const { description, schedule, offers, priceCurrency, validFrom, rating } = blueprintStructuredData;
  const url = origin + blueprintMeta.path;
  const course = {
    "@context": "https://schema.org",
    "@type": "Course",
    name: blueprintMeta.title,
    description,
    url,
    inLanguage: academy.language,
    provider: { "@type": "Organization", name: academy.name, url: origin },
    offers: offers.map((offer) => ({
      "@type": "Offer",
      category: "Paid",
      ...offer,
      priceCurrency,
      validFrom,
      url: `${url}#pricing-section`,
    })),
    aggregateRating: { "@type": "AggregateRating", ...rating, bestRating: 5 },
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
