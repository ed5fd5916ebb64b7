import {
  alreadyHaveAccountMail,
  emailChangedMail,
  emailRestoredMail,
  noAccountHereMail,
  resetPasswordMail,
  roleGivenMail,
  secondFactorOffMail,
  signInLinkMail,
} from "@academy/content/mails/account-mails";
import { contactReplyMail } from "@academy/content/mails/contact-mail";
import * as gatheringMails from "@academy/content/mails/gathering-mails";
import { accountDeletedMail } from "@academy/content/mails/membership-mails";
import { quizMail } from "@academy/content/mails/quiz-mail";
import { recordingMail } from "@academy/content/mails/recording-mail";
import { accessGivenMail, importedMail } from "@academy/content/mails/welcome-mails";
import { render, toPlainText } from "@react-email/render";
import { createElement } from "react";
import { type AccessGivenProps, composeAccessGiven } from "./access-given.tsx";
import {
  type AccountDeletedProps,
  composeAccountDeleted,
  composeEmailChanged,
  composeEmailRestored,
  composePasswordChanged,
  composeSecondFactorChanged,
  type EmailChangedProps,
  type SecondFactorChangedProps,
} from "./account-notices.tsx";
import {
  type ContactMessageProps,
  type ContactMessagesProps,
  composeContactMessage,
  composeContactMessages,
} from "./contact-message.tsx";
import { type ContactReplyProps, composeContactReply } from "./contact-reply.tsx";
import {
  composeGatheringCanceled,
  composeGatheringMoved,
  composeGatheringReminder,
  type GatheringChangedProps,
  type GatheringReminderProps,
} from "./gatherings.tsx";
import { composeImported, type ImportedProps } from "./imported.tsx";
import {
  type AcademyIsRunningProps,
  type ComposedMail,
  composeAcademyIsRunning,
  composeWebhookOff,
  type MailWordsDrafts,
  sharedOf,
  type WebhookOffProps,
  type WordsReader,
  wordsOf,
} from "./mail-from-words.tsx";
import { MailContext } from "./mail-layout.tsx";
import { composePurchaseMail, type PurchaseMail } from "./purchases/compose-purchase-mail.ts";
import { composeQuizResult, type QuizResultProps } from "./quiz-result.tsx";
import { composeRecordingUp, type RecordingUpProps } from "./recording-up.tsx";
import { composeRoleGiven, type RoleGivenProps } from "./role-given.tsx";
import { composeSessionMail, isSessionMail, type SessionMail } from "./sessions.tsx";
import {
  type AlreadyHaveAccountProps,
  composeAlreadyHaveAccount,
  composeSignInCode,
  type SignInCodeProps,
} from "./sign-in-code.tsx";
import {
  composeNoAccountHere,
  composeResetPassword,
  composeSecondFactorOff,
  composeSignInLink,
  type ResetPasswordProps,
  type SecondFactorOffProps,
  type SignInLinkProps,
} from "./ways-back.tsx";

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
  | { template: "role-given"; props: RoleGivenProps }
  | { template: "imported"; props: ImportedProps }
  | { template: "access-given"; props: AccessGivenProps }
  | { template: "recording-up"; props: RecordingUpProps }
  | { template: "webhook-off"; props: WebhookOffProps }
  | { template: "gathering-reminder"; props: GatheringReminderProps }
  | { template: "gathering-moved"; props: GatheringChangedProps }
  | { template: "gathering-canceled"; props: GatheringChangedProps }
  | SessionMail
  | PurchaseMail;

export type { MailWordsDrafts } from "./mail-from-words.tsx";
export type { OrderNotice } from "./purchases/orders-paid.tsx";
export type { SessionNewsProps } from "./sessions.tsx";
export type RenderedMail = { subject: string; html: string; text: string };

type Deps = {
  baseUrl: string;
  /** What is being written of letters, to be looked at before it is published. */
  drafts?: MailWordsDrafts | undefined;
};

export async function renderMail(mail: Mail, deps: Deps): Promise<RenderedMail> {
  const { subject, element } = compose(mail, wordsOf(deps.drafts));
  const html = await render(
    createElement(MailContext, { value: { baseUrl: deps.baseUrl, ...sharedOf(deps.drafts) } }, element),
  );
  return { subject, html, text: toPlainText(html) };
}

/** Subjects are ours alone: nothing that anybody typed stands in one, no code shows on a locked screen. */
function compose(mail: Mail, words: WordsReader): ComposedMail {
  if (isSessionMail(mail)) return composeSessionMail(mail, words);
  switch (mail.template) {
    case "academy-is-running":
      return composeAcademyIsRunning(mail.props);
    case "sign-in-code":
      return composeSignInCode(mail.props, words);
    case "already-have-account":
      return composeAlreadyHaveAccount(mail.props, words(alreadyHaveAccountMail));
    case "no-account-here":
      return composeNoAccountHere(words(noAccountHereMail));
    case "reset-password":
      return composeResetPassword(mail.props, words(resetPasswordMail));
    case "email-changed":
      return composeEmailChanged(mail.props, words(emailChangedMail));
    case "email-restored":
      return composeEmailRestored(words(emailRestoredMail));
    case "password-changed":
      return composePasswordChanged(words);
    case "second-factor-changed":
      return composeSecondFactorChanged(mail.props, words);
    case "account-deleted":
      return composeAccountDeleted(mail.props, words(accountDeletedMail));
    case "quiz-result":
      return composeQuizResult(mail.props, words(quizMail));
    case "contact-message":
      return composeContactMessage(mail.props);
    case "contact-messages":
      return composeContactMessages(mail.props);
    case "contact-reply":
      return composeContactReply(mail.props, words(contactReplyMail));
    case "sign-in-link":
      return composeSignInLink(mail.props, words(signInLinkMail));
    case "second-factor-off":
      return composeSecondFactorOff(mail.props, words(secondFactorOffMail));
    case "role-given":
      return composeRoleGiven(mail.props, words(roleGivenMail));
    case "imported":
      return composeImported(mail.props, words(importedMail));
    case "recording-up":
      return composeRecordingUp(mail.props, words(recordingMail));
    case "access-given":
      return composeAccessGiven(mail.props, words(accessGivenMail));
    case "webhook-off":
      return composeWebhookOff(mail.props);
    case "gathering-reminder":
      return composeGatheringReminder(mail.props, words(gatheringMails.gatheringReminderMail));
    case "gathering-moved":
      return composeGatheringMoved(mail.props, words(gatheringMails.gatheringMovedMail));
    case "gathering-canceled":
      return composeGatheringCanceled(mail.props, words(gatheringMails.gatheringCanceledMail));
    default:
      return composePurchaseMail(mail, words);
  }
}
