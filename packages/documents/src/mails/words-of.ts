import { firstStepsKey, linkWordsKey } from "@academy/content/mails/editable-mails";
import { type EditableMail, type MailWords, mailKey } from "@academy/content/mails/editable-mail";
import type { linkWords } from "@academy/content/mails/link-words";
import type { firstSteps } from "@academy/content/mails/welcome-mails";
import type { MailWordsDrafts } from "./mail-from-words.tsx";

/** What a letter says: what is published, or what is being written of it. */
export type WordsReader = <Words extends MailWords>(letter: EditableMail<Words>) => Words;

export const wordsOf =
  (drafts: MailWordsDrafts = {}): WordsReader =>
  (letter) =>
    (drafts[mailKey(letter.template)] as typeof letter.words | undefined) ?? letter.words;

/** What several letters have, as far as it is being written. */
export const sharedOf = (drafts: MailWordsDrafts = {}) => ({
  firstSteps: drafts[firstStepsKey] as unknown as typeof firstSteps | undefined,
  linkWords: drafts[linkWordsKey] as unknown as typeof linkWords | undefined,
});
