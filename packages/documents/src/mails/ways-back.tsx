import {
  noAccountHereMail,
  resetPasswordMail,
  secondFactorOffMail,
  signInLinkMail,
} from "@academy/content/mails/account-mails";
import { composeMailFromWords } from "./mail-from-words.tsx";
import { PathToPress } from "./path-to-press.tsx";
import { PageLink } from "./purchases/page-link.tsx";
import { SignInRoute } from "./purchases/way-in.tsx";

export type SignInLinkProps = { token: string };

/** From the academy's owner, to somebody who can't get in. */
export const composeSignInLink = ({ token }: SignInLinkProps, words: typeof signInLinkMail.words) =>
  composeMailFromWords(signInLinkMail, words, {
    filling: {},
    blocks: { wayIn: <SignInRoute token={token}>{words.button}</SignInRoute> },
  });

export type ResetPasswordProps = {
  token: string;
  /** Whether somebody of the academy sends it, to help. */
  isHelp?: boolean;
};

export const composeResetPassword = (
  { token, isHelp = false }: ResetPasswordProps,
  words: typeof resetPasswordMail.words,
) =>
  composeMailFromWords(resetPasswordMail, words, {
    filling: { why: isHelp ? words.helped : words.asked },
    blocks: { button: <PathToPress path="/reset-password" token={token} label={words.button} /> },
  });

export type SecondFactorOffProps = { token: string };

/** From the academy's owner, to somebody who has lost their phone and their recovery codes. */
export const composeSecondFactorOff = (
  { token }: SecondFactorOffProps,
  words: typeof secondFactorOffMail.words,
) =>
  composeMailFromWords(secondFactorOffMail, words, {
    filling: {},
    blocks: { button: <PathToPress path="/two-step-off" token={token} label={words.button} /> },
  });

export const composeNoAccountHere = (words: typeof noAccountHereMail.words) =>
  composeMailFromWords(noAccountHereMail, words, { filling: { signInPage: <PageLink path="/sign-in" /> } });
