import { formatPrice } from "@academy/content/format-price";
import { alumniGroup } from "@academy/content/offers";
import { alumniPage } from "@academy/content/pages/alumni-page";
import { termsPage } from "@academy/content/pages/terms-page";
import { answerTo, listed, sentence, sentenceWith } from "./compose.ts";
import type { WrittenPassage } from "./passage.ts";

const url = "/alumni-group";
const prices = `${url}#${alumniPage.pricing.anchor}`;
const questions = `${url}#questions-heading`;
type Question = (typeof alumniPage.faq.items)[number]["question"];
const faq = (question: Question) => answerTo(alumniPage.faq.items, question);
const { name, priceCents, billingLabel, perDayLabel, cancelLabel, guaranteeLabel } = alumniGroup;
const termsSection = (anchor: string) => termsPage.sections.find((each) => each.anchor === anchor);
const priceStays = sentenceWith(termsSection("what-you-buy")?.closing[0] ?? "", "A member’s price");
const seatIsHeld = sentenceWith(
  termsSection("paying")?.items.find(({ term }) => term === "Seats.")?.text ?? "",
  "is held",
);

/** The group for those who have finished: who may come, what happens there, what it costs. */
export const alumniPassages: readonly WrittenPassage[] = [
  {
    id: "alumni-what",
    title: name,
    url: `${url}#${alumniPage.features.anchor}`,
    text: `${alumniPage.hero.lead} It has:${listed(alumniPage.features.items.map(({ title }) => lowerFirst(title)))}`,
    asks: "What is the alumni group?",
    next: "alumni-who-may-join",
  },
  {
    id: "alumni-price",
    title: `${name}: the price`,
    url: prices,
    text: `Founding members pay ${formatPrice(priceCents)} ${billingLabel} (${perDayLabel}). ${cancelLabel}. ${sentence(guaranteeLabel)} ${sentence(alumniGroup.foundingLabel)} ${priceStays} ${seatIsHeld}`,
    asks: "What does the alumni group cost?",
    next: "alumni-refund",
  },
  {
    id: "alumni-who-may-join",
    title: "Who can join the alumni group",
    url: questions,
    text: faq("What does “invitation-only” mean?"),
    asks: "Who can join the alumni group?",
    next: "alumni-price",
  },
  {
    id: "alumni-calls",
    title: "Calls in the alumni group",
    url: `${url}#${alumniPage.features.anchor}`,
    text: `${alumniPage.features.items[0].text} ${faq("How much time does it take?")} ${faq("Where does it all happen?")}`,
    asks: "How often does the alumni group meet?",
    next: "alumni-recordings",
  },
  {
    id: "alumni-recordings",
    title: "Recordings of the alumni calls",
    url: questions,
    text: faq("What if I can’t make a call?"),
    asks: "What if I cannot come to a call?",
    next: "alumni-calls",
  },
  {
    id: "alumni-refund",
    title: `${name}: ${guaranteeLabel}`,
    url: prices,
    text: `About the alumni group: ${faq("How does the 30-day refund work?")} ${alumniPage.pricing.guarantee}`,
    asks: "Can I get my money back for the alumni group?",
    next: "alumni-cancel",
    isExact: true,
  },
  {
    id: "alumni-cancel",
    title: "Leaving the alumni group",
    url: questions,
    text: faq("Can I really cancel at any time?"),
    asks: "Can I cancel the alumni group at any time?",
    next: "alumni-how-long",
    isExact: true,
  },
  {
    id: "alumni-how-long",
    title: "How long members stay",
    url: questions,
    text: faq("How long do people stay?"),
    asks: "How long do people stay in the alumni group?",
    next: "alumni-cancel",
  },
  {
    id: "alumni-extras",
    title: alumniPage.bonusPerks.heading,
    url: `${url}#perks-heading`,
    text: `${alumniPage.bonusPerks.items.map(({ title, text }) => `${title}: ${text}`).join(" ")} ${faq("What is a manifestation session, if I distrust the word?")} ${faq("What counts as urgent, and is somebody there day and night?")}`,
    asks: "Which extras come with the alumni group?",
    next: "alumni-what",
  },
];

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
