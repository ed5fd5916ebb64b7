import { helpArticles } from "@academy/content/help";
import { blueprintFaq } from "@academy/content/pages/blueprint/faq";
import { termsPage } from "@academy/content/pages/terms-page";
import { answerTo, sentenceWith } from "./compose.ts";
import type { WrittenPassage } from "./passage.ts";

const certificates = termsPage.sections.find(({ anchor }) => anchor === "certificates");
const onAPhone = sentenceWith(
  answerTo(blueprintFaq.items, "Do I need a website, a mailing list or a following?"),
  "works on a phone",
);

/** Help with learning: lessons, films, workbooks, certificates, and the machines they run on. */
export const learningPassages: readonly WrittenPassage[] = [
  {
    id: "dashboard",
    ...helpArticles.dashboard,
    url: "/",
    asks: "Where do I find my courses?",
    next: "continue-lesson",
  },
  {
    id: "continue-lesson",
    ...helpArticles.continueLesson,
    url: "/",
    asks: "How do I pick up where I left off?",
    next: "progress",
  },
  {
    id: "lesson-video",
    ...helpArticles.lessonVideo,
    url: "/",
    asks: "Can I change the speed or turn on captions?",
    next: "notes",
  },
  {
    id: "notes",
    ...helpArticles.notes,
    url: "/",
    asks: "Where can I write notes?",
    next: "downloads",
  },
  {
    id: "downloads",
    ...helpArticles.downloads,
    url: "/resources",
    asks: "Where do I download the workbooks?",
    next: "offline",
  },
  {
    id: "progress",
    ...helpArticles.progress,
    url: "/",
    asks: "How is my progress counted?",
    next: "certificate",
  },
  {
    id: "certificate",
    title: helpArticles.certificate.title,
    url: "/profile#certificates",
    text: `${helpArticles.certificate.text} ${certificates?.paragraphs[0]}`,
    asks: "Do I get a certificate?",
    next: "certificate-verify",
  },
  {
    id: "certificate-name",
    ...helpArticles.certificateName,
    url: "/profile#certificates",
    asks: "The name on my certificate is wrong. How do I correct it?",
    next: "certificate-verify",
  },
  {
    id: "certificate-verify",
    ...helpArticles.certificateVerify,
    url: "/terms#certificates",
    asks: "How can someone verify my certificate?",
    next: "certificate",
  },
  {
    id: "offline",
    ...helpArticles.offline,
    url: "/",
    asks: "What happens if my connection is bad?",
    next: "video-trouble",
  },
  {
    id: "course-locked",
    ...helpArticles.courseLocked,
    url: "/subscribe",
    asks: "Why is my course locked?",
    next: "contact",
  },
  {
    id: "devices",
    title: helpArticles.devices.title,
    url: "/healers-business-blueprint#faq-heading",
    text: `${onAPhone} ${helpArticles.devices.text}`,
    asks: "Does it work on my phone?",
    next: "offline",
    isExact: true,
  },
  {
    id: "video-trouble",
    ...helpArticles.videoTrouble,
    url: "/contact",
    asks: "The film does not play. What can I do?",
    next: "offline",
  },
];
