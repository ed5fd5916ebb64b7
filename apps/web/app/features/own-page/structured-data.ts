import { academy } from "@academy/content/academy";
import type { OwnPage, Section, SoldCourse } from "@academy/contract/visitors/own-pages";

type Questions = Extract<Section, { kind: "questions" }>;

/** What search engines are told of the page: what it is, and the questions it answers. */
export function structuredData({ address, title, description, sections }: OwnPage, origin: string): object[] {
  const items = sections
    .filter((section): section is Questions => section.kind === "questions")
    .flatMap((section) => section.items);
  const page = {
    "@context": "https://schema.org",
    "@type": "WebPage",
    name: title,
    description,
    url: origin + address,
    inLanguage: academy.language,
    isPartOf: { "@type": "WebSite", name: academy.name, url: origin },
  };
  const courses = sections.flatMap((section) =>
    section.kind === "course" && section.course ? [courseData(section.course, origin)] : [],
  );
  if (items.length === 0) return [page, ...courses];
  const faq = {
    "@context": "https://schema.org",
    "@type": "FAQPage",
    mainEntity: items.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  };
  return [page, ...courses, faq];
}

const courseData = ({ title, description, minutes, offer }: SoldCourse, origin: string) => ({
  "@context": "https://schema.org",
  "@type": "Course",
  name: title,
  ...(description ? { description } : {}),
  inLanguage: academy.language,
  provider: { "@type": "Organization", name: academy.name, url: origin },
  hasCourseInstance: {
    "@type": "CourseInstance",
    courseMode: "Online",
    courseWorkload: `PT${minutes}M`,
  },
  ...(offer
    ? {
        offers: {
          "@type": "Offer",
          category: offer.priceCents === 0 ? "Free" : "Paid",
          price: (offer.priceCents / 100).toFixed(2),
          priceCurrency: "USD",
          url: origin + offer.to,
        },
      }
    : {}),
});
