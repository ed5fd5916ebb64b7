import type { EditablePage } from "../editing/editable-page.ts";
import { accountMails } from "./account-mails.ts";
import { allMails } from "./all-mails.ts";
import { receiptDocumentKey, reportDocumentKey } from "./document-keys.ts";
import { receiptWords, reportWords } from "./document-words.ts";
import { type EditableMail, mailKey } from "./editable-mail.ts";
import { linkWords } from "./link-words.ts";
import { paymentMails } from "./payment-mails.ts";
import { firstSteps } from "./welcome-mails.ts";

export const firstStepsKey = "mail-first-steps";
export const linkWordsKey = "mail-link-words";

/** Whether a part of the words is read in mails alone: no page has to bring it along. */
export const isMailKey = (key: string) => key.startsWith("mail-");

/** What protects accounts or is about money: nobody but the owner says anything there. */
export const isOwnersMail = (id: string): boolean =>
  [...accountMails, ...paymentMails].some(({ template }) => mailKey(template) === id);

export const editableMailOf = (id: string): EditableMail | undefined =>
  allMails.find(({ template }) => mailKey(template) === id);

/** What is written beside a letter: what several of them have, and what comes with it as a PDF. */
const beside: Readonly<Record<string, EditablePage["parts"]>> = {
  "purchase-welcome": [
    { key: firstStepsKey, label: "First steps", words: firstSteps, lists: Object.keys(firstSteps) },
  ],
  "sign-in-link": [{ key: linkWordsKey, label: "Below the button, in every email", words: linkWords }],
  receipt: [{ key: receiptDocumentKey, label: "The receipt itself, as a PDF", words: receiptWords }],
  "quiz-result": [{ key: reportDocumentKey, label: "The report, as a PDF", words: reportWords }],
};

/** Every letter as what is drafted, published and restored: the same as a page, but seen in an inbox. */
export const editableMails: readonly EditablePage[] = allMails.map(({ template, title, words }) => ({
  id: mailKey(template),
  title,
  path: "",
  parts: [{ key: mailKey(template), label: "Email", words, lists: ["body"] }, ...(beside[template] ?? [])],
}));
