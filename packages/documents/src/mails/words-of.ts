import { firstStepsKey, linkWordsKey } from "@academy/content/mails/editable-mails";
import { type Letter, type LetterWords, letterKey } from "@academy/content/mails/letter";
import type { linkWords } from "@academy/content/mails/link-words";
import type { firstSteps } from "@academy/content/mails/welcome-letters";
import type { LetterDrafts } from "./letter.tsx";

/** What a letter says: what is published, or what is being written of it. */
export type WordsOf = <Words extends LetterWords>(letter: Letter<Words>) => Words;

export const wordsOf =
  (drafts: LetterDrafts = {}): WordsOf =>
  (letter) =>
    (drafts[letterKey(letter.template)] as typeof letter.words | undefined) ?? letter.words;

/** What several letters have, as far as it is being written. */
export const sharedOf = (drafts: LetterDrafts = {}) => ({
  firstSteps: drafts[firstStepsKey] as unknown as typeof firstSteps | undefined,
  linkWords: drafts[linkWordsKey] as unknown as typeof linkWords | undefined,
});
