import { accountLetters } from "./account-letters.ts";
import { contactReplyLetter } from "./contact-letter.ts";
import { giftDeliveredLetter, giftLetter, giftOrderedLetter } from "./gift-letters.ts";
import type { Letter } from "./letter.ts";
import {
  accessEndedLetter,
  accountDeletedLetter,
  membershipCanceledLetter,
  membershipResumedLetter,
} from "./membership-letters.ts";
import { paymentLetters } from "./payment-letters.ts";
import { quizLetter } from "./quiz-letter.ts";
import { importedLetter, invitationLetter, paymentOpenLetter, welcomeLetter } from "./welcome-letters.ts";

/** Every mail whose words the owner can change, in the order in which people get them. */
export const letters: readonly Letter[] = [
  quizLetter,
  welcomeLetter,
  importedLetter,
  giftLetter,
  giftOrderedLetter,
  giftDeliveredLetter,
  invitationLetter,
  paymentOpenLetter,
  ...paymentLetters,
  membershipCanceledLetter,
  membershipResumedLetter,
  accessEndedLetter,
  contactReplyLetter,
  accountDeletedLetter,
  ...accountLetters,
];
