import { accountDeletedLetter } from "@academy/content/mails/membership-letters";
import { quizLetter } from "@academy/content/mails/quiz-letter";
import { importedLetter } from "@academy/content/mails/welcome-letters";
import { render, toPlainText } from "@react-email/components";
import { createElement } from "react";
import { AcademyIsRunning, type AcademyIsRunningProps } from "./academy-is-running.tsx";
import {
  type AccountDeletedProps,
  composeAccountDeleted,
  EmailChanged,
  type EmailChangedProps,
  EmailRestored,
  PasswordChanged,
  SecondFactorChanged,
  type SecondFactorChangedProps,
} from "./account-notices.tsx";
import { AlreadyHaveAccount, type AlreadyHaveAccountProps } from "./already-have-account.tsx";
import {
  ContactMessage,
  type ContactMessageProps,
  ContactMessages,
  type ContactMessagesProps,
  contactMessageSubject,
  contactMessagesSubject,
} from "./contact-message.tsx";
import { ContactReply, type ContactReplyProps, contactReplySubject } from "./contact-reply.tsx";
import { composeImported, type ImportedProps } from "./imported.tsx";
import type { ComposedMail, LetterDrafts } from "./letter.tsx";
import { MailContext } from "./mail-layout.tsx";
import { NoAccountHere } from "./no-account-here.tsx";
import { composePurchaseMail, type PurchaseMail } from "./purchases/compose-purchase-mail.ts";
import { composeQuizResult, type QuizResultProps } from "./quiz-result.tsx";
import { ResetPassword, type ResetPasswordProps } from "./reset-password.tsx";
import { SecondFactorOff, type SecondFactorOffProps } from "./second-factor-off.tsx";
import { SignInCode, type SignInCodeProps, signInCodeSubject } from "./sign-in-code.tsx";
import { SignInLink, type SignInLinkProps } from "./sign-in-link.tsx";
import { WebhookOff, type WebhookOffProps } from "./webhook-off.tsx";
import { firstStepsOf, type WordsOf, wordsOf } from "./words-of.ts";

/** Every mail the academy sends: its template's name and what it is filled with. */
export type Mail =
  | { template: "academy-is-running"; props: AcademyIsRunningProps }
  | { template: "sign-in-code"; props: SignInCodeProps }
  | { template: "already-have-account"; props: AlreadyHaveAccountProps }
  | { template: "no-account-here"; props: Record<string, never> }
  | { template: "reset-password"; props: ResetPasswordProps }
  | { template: "email-changed"; props: EmailChangedProps }
  | { template: "email-restored"; props: Record<string, never> }
  | { template: "password-changed"; props: Record<string, never> }
  | { template: "second-factor-changed"; props: SecondFactorChangedProps }
  | { template: "account-deleted"; props: AccountDeletedProps }
  | { template: "quiz-result"; props: QuizResultProps }
  | { template: "contact-message"; props: ContactMessageProps }
  | { template: "contact-messages"; props: ContactMessagesProps }
  | { template: "contact-reply"; props: ContactReplyProps }
  | { template: "sign-in-link"; props: SignInLinkProps }
  | { template: "second-factor-off"; props: SecondFactorOffProps }
  | { template: "imported"; props: ImportedProps }
  | { template: "webhook-off"; props: WebhookOffProps }
  | PurchaseMail;

export type { LetterDrafts } from "./letter.tsx";
export type RenderedMail = { subject: string; html: string; text: string };

type Deps = {
  baseUrl: string;
  /** What is being written of letters, to be looked at before it is published. */
  drafts?: LetterDrafts | undefined;
};

export async function renderMail(mail: Mail, deps: Deps): Promise<RenderedMail> {
  const { subject, element } = compose(mail, wordsOf(deps.drafts));
  const html = await render(
    createElement(
      MailContext,
      { value: { baseUrl: deps.baseUrl, firstSteps: firstStepsOf(deps.drafts) } },
      element,
    ),
  );
  return { subject, html, text: toPlainText(html) };
}

/** Subjects are ours alone: nothing that anybody typed stands in one, no code shows on a locked screen. */
function compose(mail: Mail, words: WordsOf): ComposedMail {
  switch (mail.template) {
    case "academy-is-running":
      return { subject: "Your academy is running", element: createElement(AcademyIsRunning, mail.props) };
    case "sign-in-code":
      return { subject: signInCodeSubject(mail.props), element: createElement(SignInCode, mail.props) };
    case "already-have-account":
      return {
        subject: "You already have an account",
        element: createElement(AlreadyHaveAccount, mail.props),
      };
    case "no-account-here":
      return { subject: "No account with this address", element: createElement(NoAccountHere) };
    case "reset-password":
      return { subject: "Reset your password", element: createElement(ResetPassword, mail.props) };
    case "email-changed":
      return {
        subject: "Your email address was changed",
        element: createElement(EmailChanged, mail.props),
      };
    case "email-restored":
      return { subject: "An account no longer uses this address", element: createElement(EmailRestored) };
    case "password-changed":
      return { subject: "Your password was changed", element: createElement(PasswordChanged) };
    case "second-factor-changed":
      return {
        subject: mail.props.isOn ? "Two-step verification is on" : "Two-step verification is off",
        element: createElement(SecondFactorChanged, mail.props),
      };
    case "account-deleted":
      return composeAccountDeleted(mail.props, words(accountDeletedLetter));
    case "quiz-result":
      return composeQuizResult(mail.props, words(quizLetter));
    case "contact-message":
      return {
        subject: contactMessageSubject(mail.props),
        element: createElement(ContactMessage, mail.props),
      };
    case "contact-messages":
      return {
        subject: contactMessagesSubject(mail.props),
        element: createElement(ContactMessages, mail.props),
      };
    case "contact-reply":
      return { subject: contactReplySubject(mail.props), element: createElement(ContactReply, mail.props) };
    case "sign-in-link":
      return { subject: "Your link to sign in", element: createElement(SignInLink, mail.props) };
    case "second-factor-off":
      return {
        subject: "Turn off two-step verification",
        element: createElement(SecondFactorOff, mail.props),
      };
    case "imported":
      return composeImported(mail.props, words(importedLetter));
    case "webhook-off":
      return { subject: "A webhook was turned off", element: createElement(WebhookOff, mail.props) };
    default:
      return composePurchaseMail(mail, words);
  }
}
