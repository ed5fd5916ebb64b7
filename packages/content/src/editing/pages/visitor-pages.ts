import { archetypes, archetypesKey, firstArchetypes } from "@academy/quiz/archetypes";
import { founderSlug } from "../../academy.ts";
import * as offer from "../../offer-words.ts";
import { aboutPage } from "../../pages/about-page.ts";
import { alumniPage } from "../../pages/alumni-page.ts";
import { blueprintFaq } from "../../pages/blueprint/faq.ts";
import { blueprintForArchetypes } from "../../pages/blueprint/for-archetypes.ts";
import * as blueprint from "../../pages/blueprint/page.ts";
import { insideEachWeek, weekOverview } from "../../pages/blueprint/weeks.ts";
import { contactPage } from "../../pages/contact-page.ts";
import { freeLessonMeta } from "../../pages/free-lesson-meta.ts";
import { freeLessonPage } from "../../pages/free-lesson-page.ts";
import { homePage } from "../../pages/home-page.ts";
import { enrolledNote } from "../../pages/learning/enrolled-note.ts";
import { privacyPage } from "../../pages/privacy-page.ts";
import { leadForm } from "../../pages/quiz/lead-form.ts";
import * as quiz from "../../pages/quiz/quiz-page.ts";
import { quizPauses } from "../../pages/quiz/quiz-pauses.ts";
import { nextSteps, resultCard, shareCard } from "../../pages/quiz/result-words.ts";
import { quizSteps } from "../../pages/quiz-steps.ts";
import { subscribePage } from "../../pages/subscribe-page.ts";
import { termsPage } from "../../pages/terms-page.ts";
import { founderPortrait } from "../../pictures.ts";
import { afterResultTestimonials } from "../../proof/after-result-testimonials.ts";
import { socialProof } from "../../proof/social-proof.ts";
import { carouselTestimonials, moreTestimonials, testimonialCards } from "../../proof/testimonials.ts";
import { sampleTestimonials } from "../../quiz-samples.ts";
import { firstVersions } from "../editable.ts";
import type { EditablePage } from "../editable-page.ts";

// They are words of the quiz, which knows nothing of what is editable but the edits themselves.
firstVersions.set(archetypesKey, firstArchetypes);

const legalLists = ["sections.*.paragraphs", "sections.*.closing"];

/** What visitors read, in the order of the menu. */
export const visitorPages: readonly EditablePage[] = [
  {
    id: "home",
    title: "Home",
    path: "/home",
    parts: [
      {
        key: "home-page",
        label: "Home",
        words: homePage,
        lists: ["features.items", "about.paragraphs", "testimonials.items", "courses.items.*.learn"],
      },
    ],
  },
  {
    id: "quiz",
    title: "Quiz start",
    path: "/quiz",
    parts: [
      { key: "quiz-page", label: "Opening", words: quiz.quizPage },
      { key: "breathing-moment", label: "A breath first", words: quiz.breathingMoment },
      { key: "reminders", label: "Reminders", words: quiz.reminders },
      { key: "report-preview", label: "The report", words: quiz.reportPreview },
      { key: "the-ten", label: "The ten archetypes", words: quiz.theTen },
      { key: "heard-from", label: "Voices", words: quiz.heardFrom },
      { key: "sample-testimonials", label: "What they say", words: sampleTestimonials, lists: [""] },
      { key: "question-flow", label: "While answering", words: quiz.questionFlow },
      { key: "quiz-steps", label: "Around the questions", words: quizSteps },
      { key: "quiz-pauses", label: "Between the parts", words: quizPauses },
      { key: "lead-form", label: "After the last question", words: leadForm },
    ],
  },
  {
    id: "archetypes",
    title: "Names of the archetypes",
    path: "/quiz",
    parts: [{ key: archetypesKey, label: "The ten archetypes", words: archetypes }],
  },
  {
    id: "result",
    title: "Quiz result",
    path: "/test-results",
    parts: [
      { key: "result-page", label: "Result", words: quiz.resultPage },
      { key: "next-steps", label: "What comes next, for each archetype", words: nextSteps },
      { key: "share-card", label: "Sharing it", words: shareCard },
      { key: "result-card", label: "The picture to share", words: resultCard },
    ],
  },
  {
    id: "blueprint",
    title: "Blueprint",
    path: "/healers-business-blueprint",
    parts: [
      { key: "blueprint-meta", label: "For search engines", words: blueprint.blueprintMeta },
      { key: "blueprint-hero", label: "Opening", words: blueprint.blueprintHero },
      { key: "blueprint-claims", label: "Figures", words: blueprint.blueprintClaims },
      { key: "letter", label: "Letter", words: blueprint.letter, lists: ["paragraphs", "more"] },
      { key: "normal-to-feel", label: "It’s normal to feel", words: blueprint.normalToFeel },
      { key: "problem", label: "Problems", words: blueprint.problem },
      {
        key: "who-it-is-for",
        label: "Who it’s for",
        words: blueprint.whoItIsFor,
        lists: ["forItems", "notForItems"],
      },
      { key: "ten-archetypes", label: "The ten archetypes", words: blueprint.tenArchetypes },
      { key: "what-changes", label: "What changes", words: blueprint.whatChanges, lists: ["rows"] },
      { key: "stat-tiles", label: "The course in figures", words: blueprint.statTiles },
      { key: "students-say", label: "Students", words: blueprint.studentsSay },
      { key: "carousel-testimonials", label: "Their words", words: carouselTestimonials, lists: [""] },
      { key: "inside-each-week", label: "Week by week", words: insideEachWeek },
      { key: "week-overview", label: "The weeks in short", words: weekOverview },
      { key: "blueprint-for-archetypes", label: "After a result", words: blueprintForArchetypes },
      {
        key: "after-result-testimonials",
        label: "Voices after a result",
        words: afterResultTestimonials,
        lists: [""],
      },
      { key: "modality-groups", label: "Kinds of work", words: blueprint.modalityGroups },
      { key: "testimonial-cards-section", label: "Finished plans", words: blueprint.testimonialCardsSection },
      { key: "testimonial-cards", label: "Three voices", words: testimonialCards, lists: [""] },
      { key: "welcome-video", label: "Welcome film", words: blueprint.welcomeVideo },
      { key: "full-screen-quote", label: "Quote", words: blueprint.fullScreenQuote },
      { key: "more-testimonials-section", label: "More voices", words: blueprint.moreTestimonialsSection },
      { key: "more-testimonials", label: "Two more voices", words: moreTestimonials, lists: [""] },
      {
        key: "integrated-approach",
        label: "One plan",
        words: blueprint.integratedApproach,
        lists: ["paragraphs"],
      },
      { key: "pricing", label: "Prices", words: blueprint.pricing },
      { key: "price-words", label: "Beneath a price", words: offer.priceWords },
      {
        key: "self-guided-words",
        label: "The first tier",
        words: offer.selfGuidedWords,
        lists: ["features"],
      },
      { key: "guided-words", label: "The second tier", words: offer.guidedWords, lists: ["features"] },
      { key: "deep-dive-words", label: "The third tier", words: offer.deepDiveWords, lists: ["features"] },
      { key: "founder", label: "Founder", words: blueprint.founder, lists: ["biography", "credentials"] },
      { key: "blueprint-faq", label: "Questions", words: blueprintFaq, lists: ["items"] },
      { key: "closing-call", label: "Closing", words: blueprint.closingCall, lists: ["paragraphs"] },
      { key: "exit-intent", label: "When somebody leaves", words: blueprint.exitIntent },
      { key: "social-proof", label: "Enrollment notices", words: socialProof },
    ],
  },
  {
    id: "free-lesson",
    title: "Free lesson",
    path: "/free-lesson",
    parts: [
      { key: "free-lesson-meta", label: "For search engines", words: freeLessonMeta },
      { key: "free-lesson-page", label: "Free lesson", words: freeLessonPage },
    ],
  },
  {
    id: "alumni",
    title: "Alumni group",
    path: "/alumni-group",
    parts: [
      {
        key: "alumni-page",
        label: "Alumni group",
        words: alumniPage,
        lists: ["struggleAndSolution.pairs", "story.paragraphs", "storyAgain.paragraphs", "faq.items"],
      },
      { key: "group-words", label: "The membership", words: offer.groupWords, lists: ["features"] },
    ],
  },
  {
    id: "subscribe",
    title: "The complete academy",
    path: "/subscribe",
    parts: [
      {
        key: "subscribe-page",
        label: "The complete academy",
        words: subscribePage,
        lists: ["testimonials.items"],
      },
      { key: "package-words", label: "What’s included", words: offer.packageWords, lists: ["features"] },
      { key: "enrolled-note", label: "After the form", words: enrolledNote },
    ],
  },
  {
    id: "about",
    title: "The founder",
    path: `/about-${founderSlug}`,
    parts: [
      { key: "founder-portrait", label: "Her portrait, on every page", words: founderPortrait },
      {
        key: "about-page",
        label: "The founder",
        words: aboutPage,
        lists: [
          "biography.scenes.*.paragraphs",
          "archetypes.paragraphs",
          "howSheWorks.items",
          "credentials.items",
          "notPromised.items",
        ],
      },
    ],
  },
  {
    id: "contact",
    title: "Contact",
    path: "/contact",
    parts: [
      {
        key: "contact-page",
        label: "Contact",
        words: contactPage,
        lists: ["whatHappensNext.steps", "otherWays.address.lines"],
      },
    ],
  },
  {
    id: "privacy",
    title: "Privacy Policy",
    path: "/privacy",
    parts: [
      {
        key: "privacy-page",
        label: "Privacy Policy",
        words: privacyPage,
        lists: [...legalLists, "shortVersion.items"],
      },
    ],
  },
  {
    id: "terms",
    title: "Terms of Service",
    path: "/terms",
    parts: [{ key: "terms-page", label: "Terms of Service", words: termsPage, lists: legalLists }],
  },
];
