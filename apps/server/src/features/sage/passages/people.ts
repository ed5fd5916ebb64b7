import { founderSlug } from "@academy/content/academy";
import { helpArticles } from "@academy/content/help";
import { aboutPage } from "@academy/content/pages/about-page";
import { founder } from "@academy/content/pages/blueprint/page";
import { contactPage } from "@academy/content/pages/contact-page";
import { privacyPage } from "@academy/content/pages/privacy-page";
import { termsPage } from "@academy/content/pages/terms-page";
import { siteFooter } from "@academy/content/site-footer";
import { inARow, sentence } from "./compose.ts";
import type { WrittenPassage } from "./passage.ts";

const privacySection = (anchor: string) => privacyPage.sections.find((each) => each.anchor === anchor);
const termsSection = (anchor: string) => termsPage.sections.find((each) => each.anchor === anchor);
const cookies = privacySection("cookies");
const notAdvice = termsSection("what-it-is-not");
const aboutSage = privacySection("writing-to-us")?.items.find(({ term }) => term === "Sage support");
const answerTime = contactPage.whatHappensNext.steps.at(-1);

/** The people behind the academy, and the rules of the house. */
export const peoplePassages: readonly WrittenPassage[] = [
  {
    id: "contact",
    title: contactPage.meta.title,
    url: "/contact",
    text: `${contactPage.hero.lead} ${sentence(`${answerTime?.title}: ${lowerFirst(answerTime?.text ?? "")}`)}`,
    asks: "How do I reach a person?",
    next: "founder",
  },
  {
    id: "founder",
    title: founder.heading,
    url: `/about-${founderSlug}`,
    text: `${founder.heading} is the ${lowerFirst(founder.role)}. ${aboutPage.hero.lead} ${founder.biography[0]} ${founder.credentialsLabel}: ${inARow(founder.credentials)}.`,
    asks: "Who is the founder?",
    next: "contact",
  },
  {
    id: "privacy",
    title: privacyPage.heading,
    url: "/privacy",
    text: `${privacyPage.lead} ${privacyPage.shortVersion.items.join(" ")}`,
    asks: "What do you do with my data?",
    next: "cookies",
    isExact: true,
  },
  {
    id: "cookies",
    title: cookies?.heading ?? privacyPage.heading,
    url: "/privacy#cookies",
    text: `${cookies?.paragraphs.join(" ")} ${cookies?.items.map(({ term, text }) => `${term}: ${text}`).join(" ")}`,
    asks: "Do you use cookies?",
    next: "privacy",
    isExact: true,
  },
  {
    id: "newsletter",
    ...helpArticles.newsletter,
    url: "/settings#mail",
    asks: "How do I unsubscribe from your emails?",
    next: "privacy",
  },
  {
    id: "terms",
    title: termsPage.heading,
    url: "/terms",
    text: `${termsPage.lead} ${termsSection("what-you-buy")?.closing[0]} ${termsSection("materials")?.paragraphs[0]} ${termsSection("community")?.items[0]?.term} ${termsSection("community")?.items[0]?.text}`,
    asks: "What are your terms?",
    next: "disclaimer",
    isExact: true,
  },
  {
    id: "disclaimer",
    title: notAdvice?.heading ?? termsPage.heading,
    url: "/terms#what-it-is-not",
    text: `${siteFooter.disclaimer} ${notAdvice?.paragraphs.join(" ")}`,
    asks: "Is this medical or legal advice?",
    next: "blueprint-income",
    isExact: true,
  },
  {
    id: "accessibility",
    ...helpArticles.accessibility,
    url: "/contact",
    asks: "Can I use the academy with a screen reader?",
    next: "contact",
  },
  {
    id: "sage-what",
    title: helpArticles.sageWhat.title,
    url: "/privacy#writing-to-us",
    text: `${helpArticles.sageWhat.text} ${sentence(capital(aboutSage?.text ?? ""))}`,
    asks: "Who is Sage support?",
    next: "contact",
  },
];

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
