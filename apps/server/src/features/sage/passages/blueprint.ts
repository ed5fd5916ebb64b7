import { buyingHelp } from "@academy/content/buying-help";
import { blueprintTiers } from "@academy/content/offers";
import { blueprintFaq } from "@academy/content/pages/blueprint/faq";
import {
  blueprintHero,
  blueprintMeta,
  pricing,
  whatChanges,
  whoItIsFor,
} from "@academy/content/pages/blueprint/page";
import { insideEachWeek, weekOverview } from "@academy/content/pages/blueprint/weeks";
import { answerTo, inARow, lastSentence, listed, sentence, sentenceWith } from "./compose.ts";
import type { WrittenPassage } from "./passage.ts";

const page = blueprintMeta.path;
type Question = (typeof blueprintFaq.items)[number]["question"];
const faq = (question: Question) => answerTo(blueprintFaq.items, question);
const [firstWeek, secondWeek, thirdWeek] = insideEachWeek.weeks;
const launchLesson = thirdWeek.lessons.find(({ title }) => title === "The ninety-day launch plan");
const workbooksFeature = blueprintTiers[0].features.find(({ name }) => name.startsWith("Workbooks"));

function weekText(week: (typeof insideEachWeek.weeks)[number]): string {
  const overview = weekOverview.weeks[week.number - 1];
  return [
    `${week.label}: ${overview?.title}.`,
    overview?.text,
    `Its lessons are ${inARow(week.lessons.map(({ title }) => `“${title}”`))}.`,
    `${insideEachWeek.outcomeLabel} ${week.outcome}`,
  ].join(" ");
}

/** The three-week course: what it is and what is in it. */
export const blueprintPassages: readonly WrittenPassage[] = [
  {
    id: "blueprint-what",
    title: blueprintHero.title,
    url: page,
    text: `${blueprintMeta.description} ${sentence(`${blueprintHero.promise.before}${blueprintHero.promise.exact}`)} ${blueprintHero.lead}`,
    asks: "What is the Healer’s Business Blueprint?",
    next: "blueprint-time",
  },
  {
    id: "blueprint-time",
    title: "Time needed for the Blueprint",
    url: `${page}#faq-heading`,
    text: faq("How much time does it take?"),
    asks: "How much time does the Blueprint take?",
    next: "blueprint-behind",
  },
  {
    id: "blueprint-weeks",
    title: weekOverview.heading,
    url: `${page}#weeks-heading`,
    text: `${listed(weekOverview.weeks.map(({ label, title }) => `${label}: ${title}`)).trim()}\n${insideEachWeek.heading}. ${insideEachWeek.lead}`,
    asks: "What happens in the three weeks?",
    next: "blueprint-week-1",
  },
  {
    id: "blueprint-week-1",
    title: `${firstWeek.label}: ${firstWeek.title}`,
    url: `${page}#inside-heading`,
    text: weekText(firstWeek),
    asks: "What is in week one?",
    next: "blueprint-week-2",
  },
  {
    id: "blueprint-week-2",
    title: `${secondWeek.label}: ${secondWeek.title}`,
    url: `${page}#inside-heading`,
    text: weekText(secondWeek),
    asks: "What is in week two?",
    next: "blueprint-week-3",
  },
  {
    id: "blueprint-week-3",
    title: `${thirdWeek.label}: ${thirdWeek.title}`,
    url: `${page}#inside-heading`,
    text: weekText(thirdWeek),
    asks: "What is in week three?",
    next: "launch-plan",
  },
  {
    id: "launch-plan",
    title: "The 90-day launch plan",
    url: `${page}#inside-heading`,
    text: `${blueprintHero.title} ends in it: ${blueprintTiers[0].features.at(-1)?.more} ${sentence(`“${launchLesson?.title}” is a lesson of week three: ${launchLesson?.text}`)} ${whatChanges.rows.at(-1)?.after} ${lastSentence(weekOverview.weeks[2].text)}`,
    asks: "What is the 90-day launch plan?",
    next: "blueprint-workbooks",
  },
  {
    id: "blueprint-workbooks",
    title: "The workbooks",
    url: `${page}#inside-heading`,
    text: `${workbooksFeature?.more} They are ${inARow(insideEachWeek.weeks.map(({ workbook }) => workbook))}. ${sentenceWith(faq("Do I need a website, a mailing list or a following?"), "PDFs to print")} All three tiers include them.`,
    asks: "Are there workbooks?",
    next: "launch-plan",
  },
  {
    id: "blueprint-for-whom",
    title: whoItIsFor.heading,
    url: `${page}#fit-heading`,
    text: `${whoItIsFor.forHeading} ${inARow(whoItIsFor.forItems, "; or ")}.`,
    asks: "Who is the Blueprint for?",
    next: "blueprint-not-for",
  },
  {
    id: "blueprint-not-for",
    title: "Who the Blueprint is not for",
    url: `${page}#fit-heading`,
    text: `${whoItIsFor.notForHeading} ${inARow(whoItIsFor.notForItems, "; or if ")}. ${whoItIsFor.note}`,
    asks: "Who is the Blueprint not for?",
    next: "blueprint-for-whom",
  },
  {
    id: "blueprint-method",
    title: "What the Blueprint teaches, and what it doesn’t",
    url: `${page}#fit-heading`,
    text: `No: ${whoItIsFor.notForItems[0].split("; ")[1]}. ${weekOverview.weeks[1].text} The Blueprint is about the business; your craft stays the way you learned it.`,
    asks: "Do you teach a healing method?",
    next: "blueprint-for-whom",
  },
  {
    id: "blueprint-unsure-gift",
    title: "Not sure what your gift is",
    url: `${page}#faq-heading`,
    text: faq("I am not sure what my gift is. Is it too early for me?"),
    asks: "I am not sure what my gift is. Is it too early for me?",
    next: "quiz-what",
  },
  {
    id: "blueprint-modalities",
    title: "Working with several modalities",
    url: `${page}#faq-heading`,
    text: faq("I work with several modalities. Must I choose one?"),
    asks: "I work with several modalities. Must I choose one?",
    next: "blueprint-selling",
  },
  {
    id: "blueprint-has-clients",
    title: "If you already have clients",
    url: `${page}#faq-heading`,
    text: faq("I already have clients. Will it be too basic?"),
    asks: "I already have clients. Will it be too basic?",
    next: "blueprint-which-tier",
  },
  {
    id: "blueprint-no-website",
    title: "Without a website or a following",
    url: `${page}#faq-heading`,
    text: faq("Do I need a website, a mailing list or a following?"),
    asks: "Do I need a website, a mailing list or a following?",
    next: "blueprint-selling",
  },
  {
    id: "blueprint-selling",
    title: "If you dislike selling",
    url: `${page}#faq-heading`,
    text: faq("I dislike selling. Will you make me do it?"),
    asks: "I dislike selling. Will you make me do it?",
    next: "blueprint-week-3",
  },
  {
    id: "blueprint-begin-access",
    title: "When it starts, and how long you have access",
    url: `${page}#faq-heading`,
    text: `${faq("When does it begin, and how long do I have access?")} ${buyingHelp.accessToBoth.text}`,
    asks: "When does the Blueprint start, and how long do I have access?",
    next: "blueprint-behind",
  },
  {
    id: "blueprint-behind",
    title: "Falling behind",
    url: `${page}#faq-heading`,
    text: faq("What if I fall behind?"),
    asks: "What if I fall behind?",
    next: "blueprint-begin-access",
  },
  {
    id: "blueprint-income",
    title: "What the Blueprint does not promise",
    url: `${page}#faq-heading`,
    text: `We promise no clients, no income and no qualification. ${faq("Do you promise clients, income or a qualification?").replace(/^No\. /, "")} ${pricing.disclaimer}`,
    asks: "Do you promise clients, income or a qualification?",
    next: "blueprint-not-for",
    isExact: true,
  },
];
