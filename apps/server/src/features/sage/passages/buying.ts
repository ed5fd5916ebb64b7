import { helpArticles } from "@academy/content/help";
import { termsPage } from "@academy/content/pages/terms-page";
import { sentenceWith } from "./compose.ts";
import type { WrittenPassage } from "./passage.ts";

const termsSection = (anchor: string) => termsPage.sections.find((each) => each.anchor === anchor);
const paying = termsSection("paying");
const url = "/terms#paying";
const payingItem = (term: string) => paying?.items.find((item) => item.term === term)?.text;
const notOpenYet = sentenceWith(paying?.paragraphs[0] ?? "", "not open yet");
const currencyAndTax = sentenceWith(termsSection("what-you-buy")?.paragraphs[0] ?? "", "US dollars");
const missed = sentenceWith(payingItem("Two payments.") ?? "", "fourteen days");
const closes = sentenceWith(payingItem("Two payments.") ?? "", "Without the second payment");
const disputed = paying?.closing.join(" ");

/** Help with paying: how, with what proof, for whom, for less, for more, and when it fails. */
export const buyingPassages: readonly WrittenPassage[] = [
  {
    id: "paying",
    title: helpArticles.paying.title,
    url,
    text: `${helpArticles.paying.text} ${payingItem("No account needed.")} ${currencyAndTax} ${notOpenYet}`,
    asks: "How do I pay?",
    next: "receipts",
  },
  {
    id: "receipts",
    title: helpArticles.receipts.title,
    url: "/settings#orders",
    text: `${helpArticles.receipts.text} ${payingItem("Receipts.")}`,
    asks: "Where do I find my receipts?",
    next: "paying",
  },
  {
    id: "payment-trouble",
    title: helpArticles.paymentTrouble.title,
    url,
    text: `${helpArticles.paymentTrouble.text} ${payingItem("Paid twice.")} ${missed} ${closes} ${disputed}`,
    asks: "My payment didn’t go through. What now?",
    next: "receipts",
  },
  {
    id: "gifts",
    title: helpArticles.gifts.title,
    url,
    text: `${payingItem("Gifts.")} ${helpArticles.gifts.text}`,
    asks: "Can I give a course as a gift?",
    next: "paying",
    isExact: true,
  },
  {
    id: "codes",
    title: helpArticles.codes.title,
    url,
    text: `${helpArticles.codes.text} ${payingItem("Codes.")}`,
    asks: "Is there a discount code?",
    next: "blueprint-two-payments",
    isExact: true,
  },
  {
    id: "move-up",
    title: helpArticles.moveUp.title,
    url: "/profile",
    text: `${helpArticles.moveUp.text} ${payingItem("Moving up.")}`,
    asks: "Can I upgrade to a higher tier later?",
    next: "blueprint-which-tier",
    isExact: true,
  },
];
