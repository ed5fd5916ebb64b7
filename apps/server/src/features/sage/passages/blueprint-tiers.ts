import { formatPrice } from "@academy/content/format-price";
import { blueprintTiers } from "@academy/content/offers";
import { blueprintFaq } from "@academy/content/pages/blueprint/faq";
import { blueprintMeta, pricing } from "@academy/content/pages/blueprint/page";
import { termsPage } from "@academy/content/pages/terms-page";
import { answerTo, listed, sentenceWith } from "./compose.ts";
import type { WrittenPassage } from "./passage.ts";

type Tier = (typeof blueprintTiers)[number];
type Question = (typeof blueprintFaq.items)[number]["question"];
const faq = (question: Question) => answerTo(blueprintFaq.items, question);
const url = `${blueprintMeta.path}#${pricing.id}`;
const [selfGuided, guided, deepDive] = blueprintTiers;
const paying = termsPage.sections.find(({ anchor }) => anchor === "paying");
const inTwo = paying?.items.find(({ term }) => term === "Two payments.")?.text ?? "";
const missed = ["does not go through", "Without the second payment"]
  .map((words) => sentenceWith(inTwo, words))
  .join(" ");

const priceOf = ({ name, priceCents, billingLabel, twoPayments }: Tier) =>
  `${name}: ${formatPrice(priceCents)} ${billingLabel}${twoPayments ? `, ${twoPayments.label}` : ""}.`;

const canBeInTwo = blueprintTiers.some(({ twoPayments }) => twoPayments !== null);

const tierText = (tier: Tier) =>
  `${priceOf(tier)} ${tier.shortDescription} ${tier.featuresLabel}:${listed(tier.features.map(({ name }) => name))}`;

/** The three ways to join, and what they cost. */
export const tierPassages: readonly WrittenPassage[] = [
  {
    id: "blueprint-price",
    title: "What the Blueprint costs",
    url,
    text: `${listed(blueprintTiers.map(priceOf)).trim()}\n${pricing.lead}`,
    asks: "What does the Blueprint cost?",
    next: "blueprint-two-payments",
  },
  {
    id: "tier-self-guided",
    title: selfGuided.name,
    url,
    text: tierText(selfGuided),
    asks: "What is in the Self-Guided Journey?",
    next: "tier-guided",
  },
  {
    id: "tier-guided",
    title: guided.name,
    url,
    text: tierText(guided),
    asks: "What is in the Guided Journey?",
    next: "tier-deep-dive",
  },
  {
    id: "tier-deep-dive",
    title: deepDive.name,
    url,
    text: tierText(deepDive),
    asks: "What is in the Deep-Dive Experience?",
    next: "blueprint-two-payments",
  },
  {
    id: "blueprint-which-tier",
    title: "Which of the three tiers",
    url,
    text: faq("Which of the three tiers is right for me?"),
    asks: "Which of the three tiers is right for me?",
    next: "blueprint-price",
  },
  {
    id: "blueprint-two-payments",
    title: "Paying in two parts",
    url,
    text: canBeInTwo
      ? `You can pay for the Blueprint in two parts, ${faq("Can I pay in two parts?").replace(/^Yes, /, "")} ${missed}`
      : "The Blueprint is paid in one payment. There is no payment plan for it at the moment.",
    asks: "Can I pay in two parts?",
    next: "blueprint-price",
  },
  {
    id: "blueprint-refund",
    title: "Money back for the Blueprint",
    url: `${blueprintMeta.path}#faq-heading`,
    text: faq("Can I get my money back?"),
    asks: "Can I get my money back for the Blueprint?",
    next: "package-refund",
    isExact: true,
  },
];
