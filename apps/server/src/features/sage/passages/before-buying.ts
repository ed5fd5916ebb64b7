import { buyingHelp } from "@academy/content/buying-help";
import { alumniPage } from "@academy/content/pages/alumni-page";
import { blueprintMeta, pricing, whatChanges } from "@academy/content/pages/blueprint/page";
import { termsPage } from "@academy/content/pages/terms-page";
import { inARow, sentenceWith } from "./compose.ts";
import type { WrittenPassage } from "./passage.ts";

const page = blueprintMeta.path;
const termsSection = (anchor: string) => termsPage.sections.find((each) => each.anchor === anchor);
const currencyAndTax = sentenceWith(termsSection("what-you-buy")?.paragraphs[0] ?? "", "US dollars");
const atTheEnd = inARow(whatChanges.rows.map(({ after }) => lowerFirst(after.replace(/\.$/, ""))));

/** What people ask before they buy, and just after: refunds, dates, results, languages, taxes, and what is live. */
export const beforeBuyingPassages: readonly WrittenPassage[] = [
  {
    id: "refunds",
    ...buyingHelp.refunds,
    url: "/terms#guarantee",
    asks: "Do you offer refunds?",
    next: "free-lesson",
    isExact: true,
  },
  {
    id: "no-courses-yet",
    ...buyingHelp.noCoursesYet,
    url: "/settings#orders",
    asks: "I signed up. Why do I have no courses?",
    next: "course-locked",
  },
  {
    id: "seats",
    ...buyingHelp.seats,
    url: `/alumni-group#${alumniPage.pricing.anchor}`,
    asks: "How many seats are left?",
    next: "alumni-who-may-join",
    isExact: true,
  },
  {
    id: "schedule",
    ...buyingHelp.schedule,
    url: page,
    asks: "Is there a fixed schedule?",
    next: "blueprint-time",
  },
  {
    id: "outcome",
    title: buyingHelp.outcome.title,
    url: page,
    text: `After the three weeks of the Blueprint you have: ${atTheEnd}. ${buyingHelp.outcome.text}`,
    asks: "What will I have at the end?",
    next: "blueprint-income",
    isExact: true,
  },
  {
    id: "others",
    ...buyingHelp.others,
    url: `${page}#voices-heading`,
    asks: "Do you have testimonials?",
    next: "free-lesson",
    isExact: true,
  },
  {
    id: "language",
    ...buyingHelp.language,
    url: page,
    asks: "What language are the lessons in?",
    next: "lesson-video",
  },
  {
    id: "taxes",
    title: buyingHelp.taxes.title,
    url: "/terms#what-you-buy",
    text: `${currencyAndTax} ${buyingHelp.taxes.text}`,
    asks: "Is sales tax added?",
    next: "paying",
    isExact: true,
  },
  {
    id: "free-lesson",
    ...buyingHelp.freeLesson,
    url: page,
    asks: "Is there a free lesson?",
    next: "blueprint-price",
  },
  {
    id: "live-calls",
    ...buyingHelp.liveCalls,
    url: `${page}#${pricing.id}`,
    asks: "Are there live calls?",
    next: "tier-guided",
    isExact: true,
  },
  {
    id: "community",
    ...buyingHelp.community,
    url: "/terms#community",
    asks: "Is there a community?",
    next: "blueprint-which-tier",
    isExact: true,
  },
  {
    id: "film-sound",
    ...buyingHelp.filmSound,
    url: "/",
    asks: "Do the videos have sound?",
    next: "lesson-video",
  },
  {
    id: "cancel",
    ...buyingHelp.cancel,
    url: "/settings#orders",
    asks: "How do I cancel?",
    next: "refunds",
    isExact: true,
  },
  {
    id: "company",
    ...buyingHelp.company,
    url: "/terms#paying",
    asks: "Can you invoice my company?",
    next: "receipts",
    isExact: true,
  },
];

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
