import type { EditablePage } from "../editing/editable-page.ts";
import { accountLetters } from "./account-letters.ts";
import { type Letter, letterKey } from "./letter.ts";
import { letters } from "./letters.ts";
import { linkWords } from "./link-words.ts";
import { receiptPaperKey, reportPaperKey } from "./paper-keys.ts";
import { receiptWords, reportWords } from "./paper-words.ts";
import { paymentLetters } from "./payment-letters.ts";
import { firstSteps } from "./welcome-letters.ts";

export const firstStepsKey = "mail-first-steps";
export const linkWordsKey = "mail-link-words";

/** Whether a part of the words is read in mails alone: no page has to bring it along. */
export const isMailKey = (key: string) => key.startsWith("mail-");

/** What protects accounts or is about money: nobody but the owner says anything there. */
export const isOwnersLetter = (id: string): boolean =>
  [...accountLetters, ...paymentLetters].some(({ template }) => letterKey(template) === id);

export const letterOf = (id: string): Letter | undefined =>
  letters.find(({ template }) => letterKey(template) === id);

/** What is written beside a letter: what several of them have, and what comes with it as a PDF. */
const beside: Readonly<Record<string, EditablePage["parts"]>> = {
  "purchase-welcome": [
    { key: firstStepsKey, label: "First steps", words: firstSteps, lists: Object.keys(firstSteps) },
  ],
  "sign-in-link": [{ key: linkWordsKey, label: "Below the button, in every email", words: linkWords }],
  receipt: [{ key: receiptPaperKey, label: "The receipt itself, as a PDF", words: receiptWords }],
  "quiz-result": [{ key: reportPaperKey, label: "The report, as a PDF", words: reportWords }],
};

/** Every letter as what is drafted, published and restored: the same as a page, but seen in an inbox. */
export const editableMails: readonly EditablePage[] = letters.map(({ template, title, words }) => ({
  id: letterKey(template),
  title,
  path: "",
  parts: [{ key: letterKey(template), label: "Email", words, lists: ["body"] }, ...(beside[template] ?? [])],
}));
