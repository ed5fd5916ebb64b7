import { founderSlug } from "@academy/content/academy";
import { helpArticles } from "@academy/content/help";
import { aboutPage } from "@academy/content/pages/about-page";
import { tenArchetypes } from "@academy/content/pages/blueprint/page";
import { privacyPage } from "@academy/content/pages/privacy-page";
import { leadConsent, leadForm } from "@academy/content/pages/quiz/lead-form";
import { quizPage, reportPreview, resultPage, theTen } from "@academy/content/pages/quiz/quiz-page";
import { archetypeKeys, archetypes } from "@academy/quiz/archetypes";
import { stepsInPhase, totalSteps } from "@academy/quiz/steps";
import { inARow, lastSentence, sentenceWith } from "./compose.ts";
import type { WrittenPassage } from "./passage.ts";

const url = "/quiz";
const section = (anchor: string) => privacyPage.sections.find((each) => each.anchor === anchor);
const onDevice = section("your-device")?.items.find(({ term }) => term === "Your quiz answers");
const resultLink = section("quiz")?.closing.join(" ") ?? "";
const { paragraphs: heaps } = aboutPage.archetypes;

const scoring = helpArticles.quizScoring.text
  .replace("{steps}", String(totalSteps))
  .replace("{questions}", String(stepsInPhase[1]))
  .replace("{sets}", String(stepsInPhase[2]))
  .replace("{statements}", String(stepsInPhase[3]));

/** The quiz: what it is, what comes out of it, and what happens to the answers. */
export const quizPassages: readonly WrittenPassage[] = [
  {
    id: "quiz-what",
    title: quizPage.title,
    url,
    text: `${quizPage.description} ${quizPage.opening}`,
    asks: "What is the Lightworker Archetype quiz?",
    next: "quiz-time",
  },
  {
    id: "quiz-time",
    title: helpArticles.quizTime.title,
    url: `${url}#reminders-heading`,
    text: helpArticles.quizTime.text,
    asks: "How long does the quiz take?",
    next: "quiz-resume",
  },
  {
    id: "quiz-cost",
    title: "What the quiz costs",
    url,
    text: `Nothing: the quiz is free, and so is your report. ${reportPreview.text}`,
    asks: "Is the quiz free?",
    next: "quiz-results",
  },
  {
    id: "quiz-results",
    title: reportPreview.heading,
    url: `${url}#preview-heading`,
    text: `${reportPreview.text} ${leadForm.lead}`,
    asks: "What do I get after the quiz?",
    next: "quiz-share",
  },
  {
    id: "quiz-retake",
    title: helpArticles.quizRetake.title,
    url,
    text: helpArticles.quizRetake.text,
    asks: "Can I take the quiz again?",
    next: "quiz-accuracy",
  },
  {
    id: "quiz-resume",
    title: "An interrupted quiz",
    url,
    text: `${onDevice?.text} Open the quiz again in the same browser to pick up where you left off.`,
    asks: "I was interrupted. Can I continue the quiz later?",
    next: "quiz-time",
  },
  {
    id: "quiz-privacy",
    title: "What happens to your quiz answers",
    url: "/privacy#quiz",
    text: `${leadConsent.text} ${lastSentence(resultLink)}`,
    asks: "What happens with my email and my answers from the quiz?",
    next: "privacy",
    isExact: true,
  },
  {
    id: "quiz-scoring",
    title: helpArticles.quizScoring.title,
    url,
    text: scoring,
    asks: "How is my result calculated?",
    next: "quiz-accuracy",
  },
  {
    id: "quiz-accuracy",
    title: "How far to trust the quiz",
    url: `/about-${founderSlug}#heaps-heading`,
    text: `${quizPage.disclaimer} ${heaps[2]} ${theTen.closing}`,
    asks: "How accurate is the quiz?",
    next: "quiz-retake",
    isExact: true,
  },
  {
    id: "quiz-share",
    title: resultPage.keepHeading,
    url: "/privacy#quiz",
    text: `${resultPage.keepLead} “${resultPage.copy}” is near the top of your result, and so are the report as a PDF and a picture to share. ${resultLink}`,
    asks: "Can I share my result?",
    next: "quiz-results",
  },
  {
    id: "archetypes",
    title: theTen.heading,
    url: `${url}#contents`,
    text: `There are ten: ${inARow(
      archetypeKeys.map((key) => archetypes[key].title),
      ", ",
    )}. ${tenArchetypes.paragraphs[1]}`,
    asks: "What are the archetypes?",
    next: "secondary-archetype",
  },
  {
    id: "secondary-archetype",
    title: "The secondary archetype",
    url: `/about-${founderSlug}#heaps-heading`,
    text: `${lastSentence(heaps[1])} Its strength ${resultPage.strengthTooltip}. ${lastSentence(tenArchetypes.paragraphs[1])} ${sentenceWith(theTen.closing, "more than one")}`,
    asks: "What is the secondary archetype?",
    next: "archetypes",
  },
];
