import { academyIsRunningMail } from "@academy/content/mails/owner-mails";
import { composeMailFromWords, fillText, Paragraph } from "./mail-from-words.tsx";
import { PageLink } from "./purchases/page-link.tsx";

export type AcademyIsRunningProps = { firstName?: string };

/** To the owner: at a demo's first start, and whenever the operator checks that mail arrives. */
export function composeAcademyIsRunning({ firstName }: AcademyIsRunningProps) {
  const { words } = academyIsRunningMail;
  const greeting = fillText(firstName ? words.greeting : words.greetingWithoutName, { firstName });
  return composeMailFromWords(academyIsRunningMail, words, {
    filling: { quizPage: <PageLink path="/quiz" /> },
    blocks: { greeting: <Paragraph>{greeting}</Paragraph> },
  });
}
