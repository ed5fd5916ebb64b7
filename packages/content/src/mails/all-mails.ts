import { accountMails } from "./account-mails.ts";
import { contactReplyMail } from "./contact-mail.ts";
import type { EditableMail } from "./editable-mail.ts";
import { gatheringMails } from "./gathering-mails.ts";
import { giftDeliveredMail, giftMail, giftOrderedMail } from "./gift-mails.ts";
import {
  accessEndedMail,
  accountDeletedMail,
  membershipCanceledMail,
  membershipResumedMail,
} from "./membership-mails.ts";
import { paymentMails } from "./payment-mails.ts";
import { quizMail } from "./quiz-mail.ts";
import { recordingMail } from "./recording-mail.ts";
import { sessionMails } from "./session-mails.ts";
import {
  accessGivenMail,
  importedMail,
  invitationMail,
  paymentOpenMail,
  welcomeMail,
} from "./welcome-mails.ts";

/** Every mail whose words the owner can change, in the order in which people get them. */
export const allMails: readonly EditableMail[] = [
  quizMail,
  welcomeMail,
  importedMail,
  accessGivenMail,
  giftMail,
  giftOrderedMail,
  giftDeliveredMail,
  invitationMail,
  paymentOpenMail,
  recordingMail,
  ...paymentMails,
  ...sessionMails,
  membershipCanceledMail,
  membershipResumedMail,
  accessEndedMail,
  ...gatheringMails,
  contactReplyMail,
  accountDeletedMail,
  ...accountMails,
];
