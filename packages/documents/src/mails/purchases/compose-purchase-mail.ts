import * as giftLetters from "@academy/content/mails/gift-letters";
import * as memberLetters from "@academy/content/mails/membership-letters";
import * as paymentLetters from "@academy/content/mails/payment-letters";
import * as welcomeLetters from "@academy/content/mails/welcome-letters";
import type { ComposedMail } from "../letter.tsx";
import type { WordsOf } from "../words-of.ts";
import { type AccessEndedProps, composeAccessEnded } from "./access-ended.tsx";
import * as gifts from "./gifts.tsx";
import { composeInvitation, type InvitationProps } from "./invitation.tsx";
import * as memberships from "./membership-notices.tsx";
import * as returned from "./money-returned.tsx";
import { composePaymentDifferences, type PaymentDifferencesProps } from "./payment-differences.tsx";
import * as payments from "./payment-notices.tsx";
import { composePaymentOpen, type PaymentOpenProps } from "./payment-open.tsx";
import { composePurchaseWelcome, type PurchaseWelcomeProps } from "./purchase-welcome.tsx";
import { composeReceipt, type ReceiptProps } from "./receipt.tsx";

/** The mails about buying. */
export type PurchaseMail =
  | { template: "purchase-welcome"; props: PurchaseWelcomeProps }
  | { template: "receipt"; props: ReceiptProps }
  | { template: "second-payment-due"; props: memberships.SecondPaymentDueProps }
  | { template: "payment-failed"; props: payments.PaymentFailedProps }
  | { template: "refunded"; props: returned.RefundedProps }
  | { template: "payment-disputed"; props: returned.PaymentDisputedProps }
  | { template: "access-ended"; props: AccessEndedProps }
  | { template: "membership-canceled"; props: memberships.MembershipCanceledProps }
  | { template: "membership-resumed"; props: memberships.MembershipResumedProps }
  | { template: "gift"; props: gifts.GiftProps }
  | { template: "gift-ordered"; props: gifts.GiftOrderedProps }
  | { template: "gift-delivered"; props: gifts.GiftDeliveredProps }
  | { template: "invitation"; props: InvitationProps }
  | { template: "payment-open"; props: PaymentOpenProps }
  | { template: "payment-differences"; props: PaymentDifferencesProps };

export function composePurchaseMail(mail: PurchaseMail, wordsOf: WordsOf): ComposedMail {
  switch (mail.template) {
    case "purchase-welcome":
      return composePurchaseWelcome(mail.props, wordsOf(welcomeLetters.welcomeLetter));
    case "receipt":
      return composeReceipt(mail.props, wordsOf(paymentLetters.receiptLetter));
    case "second-payment-due":
      return memberships.composeSecondPaymentDue(mail.props, wordsOf(memberLetters.secondPaymentLetter));
    case "payment-failed":
      return payments.composePaymentFailed(mail.props, wordsOf(paymentLetters.paymentFailedLetter));
    case "refunded":
      return returned.composeRefunded(mail.props, wordsOf(paymentLetters.refundedLetter));
    case "payment-disputed":
      return returned.composePaymentDisputed(mail.props, wordsOf(paymentLetters.paymentDisputedLetter));
    case "access-ended":
      return composeAccessEnded(mail.props, wordsOf(memberLetters.accessEndedLetter));
    case "membership-canceled":
      return memberships.composeMembershipCanceled(
        mail.props,
        wordsOf(memberLetters.membershipCanceledLetter),
      );
    case "membership-resumed":
      return memberships.composeMembershipResumed(mail.props, wordsOf(memberLetters.membershipResumedLetter));
    case "payment-open":
      return composePaymentOpen(mail.props, wordsOf(welcomeLetters.paymentOpenLetter));
    case "gift":
      return gifts.composeGift(mail.props, wordsOf(giftLetters.giftLetter));
    case "gift-ordered":
      return gifts.composeGiftOrdered(mail.props, wordsOf(giftLetters.giftOrderedLetter));
    case "gift-delivered":
      return gifts.composeGiftDelivered(mail.props, wordsOf(giftLetters.giftDeliveredLetter));
    case "invitation":
      return composeInvitation(mail.props, wordsOf(welcomeLetters.invitationLetter));
    case "payment-differences":
      return composePaymentDifferences(mail.props);
    default:
      throw new Error(`there is no mail called ${JSON.stringify((mail as { template: unknown }).template)}`);
  }
}
