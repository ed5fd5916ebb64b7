import {
  emailChangedLetter,
  emailRestoredLetter,
  passwordChangedLetter,
  secondFactorLetters,
} from "@academy/content/mails/account-letters";
import { accountDeletedLetter } from "@academy/content/mails/membership-letters";
import { composeLetter } from "./letter.tsx";
import { PathToPress } from "./path-to-press.tsx";
import { PageLink } from "./purchases/page-link.tsx";
import type { WordsOf } from "./words-of.ts";

const signInPage = <PageLink path="/sign-in" />;

/** Told after the fact, so that nobody's account changes hands in silence. */
export const composePasswordChanged = (words: WordsOf) =>
  composeLetter(passwordChangedLetter, words(passwordChangedLetter), { filling: { signInPage } });

export type SecondFactorChangedProps = { isOn: boolean };

export function composeSecondFactorChanged({ isOn }: SecondFactorChangedProps, words: WordsOf) {
  const letter = isOn ? secondFactorLetters.on : secondFactorLetters.off;
  return composeLetter(letter, words(letter), { filling: { signInPage } });
}

export type EmailChangedProps = { token: string };

export const composeEmailChanged = ({ token }: EmailChangedProps, words: typeof emailChangedLetter.words) =>
  composeLetter(emailChangedLetter, words, {
    filling: {},
    blocks: { button: <PathToPress path="/restore-email" token={token} label={words.button} /> },
  });

export const composeEmailRestored = (words: typeof emailRestoredLetter.words) =>
  composeLetter(emailRestoredLetter, words, { filling: {} });

export type AccountDeletedProps = { firstName: string };

export const composeAccountDeleted = (
  filling: AccountDeletedProps,
  words: typeof accountDeletedLetter.words,
) => composeLetter(accountDeletedLetter, words, { filling });
