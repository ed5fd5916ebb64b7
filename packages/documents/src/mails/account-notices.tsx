import {
  emailChangedMail,
  emailRestoredMail,
  passwordChangedMail,
  secondFactorMails,
} from "@academy/content/mails/account-mails";
import { accountDeletedMail } from "@academy/content/mails/membership-mails";
import { composeMailFromWords, type WordsReader } from "./mail-from-words.tsx";
import { PathToPress } from "./path-to-press.tsx";
import { PageLink } from "./purchases/page-link.tsx";

const signInPage = <PageLink path="/sign-in" />;

/** Told after the fact, so that nobody's account changes hands in silence. */
export const composePasswordChanged = (words: WordsReader) =>
  composeMailFromWords(passwordChangedMail, words(passwordChangedMail), { filling: { signInPage } });

export type SecondFactorChangedProps = { isOn: boolean };

export function composeSecondFactorChanged({ isOn }: SecondFactorChangedProps, words: WordsReader) {
  const letter = isOn ? secondFactorMails.on : secondFactorMails.off;
  return composeMailFromWords(letter, words(letter), { filling: { signInPage } });
}

export type EmailChangedProps = { token: string };

export const composeEmailChanged = ({ token }: EmailChangedProps, words: typeof emailChangedMail.words) =>
  composeMailFromWords(emailChangedMail, words, {
    filling: {},
    blocks: { button: <PathToPress path="/restore-email" token={token} label={words.button} /> },
  });

export const composeEmailRestored = (words: typeof emailRestoredMail.words) =>
  composeMailFromWords(emailRestoredMail, words, { filling: {} });

export type AccountDeletedProps = { firstName: string };

export const composeAccountDeleted = (filling: AccountDeletedProps, words: typeof accountDeletedMail.words) =>
  composeMailFromWords(accountDeletedMail, words, { filling });
