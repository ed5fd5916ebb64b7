import { academy } from "@academy/content/academy";
import type { OwnPage, Section } from "@academy/contract/visitors/own-pages";

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
  if (items.length === 0) return [page];
  const faq = {
    "@context": "https://schema.org",
    "@type": "FAQPage",
    mainEntity: items.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  };
  return [page, faq];
}
