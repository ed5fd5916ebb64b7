import {
  noAccountHereLetter,
  resetPasswordLetter,
  secondFactorOffLetter,
  signInLinkLetter,
} from "@academy/content/mails/account-letters";
import { composeLetter } from "./letter.tsx";
import { PathToPress } from "./path-to-press.tsx";
import { PageLink } from "./purchases/page-link.tsx";
import { WayIn } from "./purchases/way-in.tsx";

export type SignInLinkProps = { token: string };

/** From the academy's owner, to somebody who can't get in. */
export const composeSignInLink = ({ token }: SignInLinkProps, words: typeof signInLinkLetter.words) =>
  composeLetter(signInLinkLetter, words, {
    filling: {},
    blocks: { wayIn: <WayIn token={token}>{words.button}</WayIn> },
  });

export type ResetPasswordProps = {
  token: string;
  /** Whether somebody of the academy sends it, to help. */
  isHelp?: boolean;
};

export const composeResetPassword = (
  { token, isHelp = false }: ResetPasswordProps,
  words: typeof resetPasswordLetter.words,
) =>
  composeLetter(resetPasswordLetter, words, {
    filling: { why: isHelp ? words.helped : words.asked },
    blocks: { button: <PathToPress path="/reset-password" token={token} label={words.button} /> },
  });

export type SecondFactorOffProps = { token: string };

/** From the academy's owner, to somebody who has lost their phone and their recovery codes. */
export const composeSecondFactorOff = (
  { token }: SecondFactorOffProps,
  words: typeof secondFactorOffLetter.words,
) =>
  composeLetter(secondFactorOffLetter, words, {
    filling: {},
    blocks: { button: <PathToPress path="/two-step-off" token={token} label={words.button} /> },
  });

export const composeNoAccountHere = (words: typeof noAccountHereLetter.words) =>
  composeLetter(noAccountHereLetter, words, { filling: { signInPage: <PageLink path="/sign-in" /> } });
