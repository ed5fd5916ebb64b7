import { buyingHelp } from "@academy/content/buying-help";
import { formatPrice } from "@academy/content/format-price";
import { blueprintTiers, subscribePackage } from "@academy/content/offers";
import { homePage } from "@academy/content/pages/home-page";
import { subscribePage } from "@academy/content/pages/subscribe-page";
import { termsPage } from "@academy/content/pages/terms-page";
import { listed, sentence, sentenceWith } from "./compose.ts";
import type { WrittenPassage } from "./passage.ts";

const url = "/subscribe";
const { name, accessLabel, guaranteeLabel, billingLabel } = subscribePackage;
const price = `${formatPrice(subscribePackage.priceCents)} ${billingLabel}`;
const termsSection = (anchor: string) => termsPage.sections.find((each) => each.anchor === anchor);
const lifetime = termsSection("lifetime-access");
const closes = sentenceWith(termsSection("guarantee")?.paragraphs[0] ?? "", "three days");
const movingUp = termsSection("paying")?.items.find(({ term }) => term === "Moving up.")?.text ?? "";
const nothingComesOff = sentenceWith(movingUp, "does not come off");
const { courses } = homePage;
const [foundation, strategy, advanced] = courses.items;

const courseText = ({ title, lead, learn, duration, level, modules }: (typeof courses.items)[number]) =>
  [
    `${lead} ${courses.learnLabel}:${listed(learn)}`,
    `${courses.durationLabel}: ${duration}. ${courses.levelLabel}: ${level}.`,
    `The modules of ${title}:${listed(modules)}`,
  ].join("\n");

/** The package that holds everything, and the courses in it. */
export const packagePassages: readonly WrittenPassage[] = [
  {
    id: "package-what",
    title: name,
    url,
    text: `${subscribePackage.shortDescription} ${subscribePage.packageCard.includedLabel}:${listed(subscribePackage.features.map((each) => each.name))}\n${accessLabel}, ${guaranteeLabel}.`,
    asks: "What is in the complete academy?",
    next: "package-price",
  },
  {
    id: "package-price",
    title: `${name}: the price`,
    url,
    text: `${name} costs ${price}. ${buyingHelp.packagePlan.text} ${accessLabel}, with a ${guaranteeLabel}. ${subscribePackage.shortDescription}`,
    asks: "What does the complete academy cost?",
    next: "package-refund",
  },
  {
    id: "package-refund",
    title: `${name}: ${guaranteeLabel}`,
    url,
    text: `The complete academy has a ${guaranteeLabel.charAt(0).toLowerCase()}${guaranteeLabel.slice(1)}. ${subscribePage.guarantee.text} ${closes}`,
    asks: "Can I get my money back for the complete academy?",
    next: "package-access",
    isExact: true,
  },
  {
    id: "package-access",
    title: "What lifetime access means",
    url: "/terms#lifetime-access",
    text: `${accessLabel} to the complete academy means: ${lifetime?.paragraphs.join(" ")} ${buyingHelp.accessToBoth.text}`,
    asks: "What does lifetime access mean?",
    next: "package-what",
    isExact: true,
  },
  {
    id: "package-vs-blueprint",
    title: `${name}, or the Blueprint alone`,
    url,
    text: `${name} (${price}) holds the courses listed on its page, the Blueprint among them. ${sentence(`The Blueprint alone starts at ${formatPrice(blueprintTiers[0].priceCents)}`)} ${nothingComesOff} ${subscribePage.elsewhere.text}`,
    asks: "Should I get the complete academy or just the Blueprint?",
    next: "package-what",
  },
  {
    id: "courses",
    title: courses.heading,
    url,
    text: `${courses.heading}:${listed(courses.items.map(({ title, level }) => `${title} (${level})`))}\nThere’s also the Healer’s Business Blueprint, a three-week course. ${courses.lead}`,
    asks: "What courses are there?",
    next: "package-what",
  },
  {
    id: "course-foundation",
    title: foundation.title,
    url,
    text: courseText(foundation),
    asks: "What is in Foundation & Mindset?",
    next: "course-strategy",
  },
  {
    id: "course-strategy",
    title: strategy.title,
    url,
    text: courseText(strategy),
    asks: "What is in Business Strategy?",
    next: "course-advanced",
  },
  {
    id: "course-advanced",
    title: advanced.title,
    url,
    text: courseText(advanced),
    asks: "What is in Advanced Healing?",
    next: "courses",
  },
];
