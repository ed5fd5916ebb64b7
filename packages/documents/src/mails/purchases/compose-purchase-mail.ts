import * as giftMails from "@academy/content/mails/gift-mails";
import * as memberMails from "@academy/content/mails/membership-mails";
import * as paymentMails from "@academy/content/mails/payment-mails";
import * as welcomeMails from "@academy/content/mails/welcome-mails";
import type { ComposedMail, WordsReader } from "../mail-from-words.tsx";
import { type AccessEndedProps, composeAccessEnded } from "./access-ended.tsx";
import * as gifts from "./gifts.tsx";
import { composeInvitation, type InvitationProps } from "./invitation.tsx";
import * as memberships from "./membership-notices.tsx";
import { composeOrdersPaid, type OrdersPaidProps } from "./orders-paid.tsx";
import { composePaymentDifferences, type PaymentDifferencesProps } from "./payment-differences.tsx";
import * as payments from "./payment-notices.tsx";
import { composePaymentOpen, type PaymentOpenProps } from "./payment-notices.tsx";
import { composePurchaseWelcome, type PurchaseWelcomeProps } from "./purchase-welcome.tsx";
import { composeReceipt, type ReceiptProps } from "./receipt.tsx";
import * as returned from "./refund.tsx";

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
  | { template: "orders-paid"; props: OrdersPaidProps }
  | { template: "payment-differences"; props: PaymentDifferencesProps };

export function composePurchaseMail(mail: PurchaseMail, wordsOf: WordsReader): ComposedMail {
  switch (mail.template) {
    case "purchase-welcome":
      return composePurchaseWelcome(mail.props, wordsOf(welcomeMails.welcomeMail));
    case "receipt":
      return composeReceipt(mail.props, wordsOf(paymentMails.receiptMail));
    case "second-payment-due":
      return memberships.composeSecondPaymentDue(mail.props, wordsOf(memberMails.secondPaymentMail));
    case "payment-failed":
      return payments.composePaymentFailed(mail.props, wordsOf(paymentMails.paymentFailedMail));
    case "refunded":
      return returned.composeRefunded(mail.props, wordsOf(paymentMails.refundedMail));
    case "payment-disputed":
      return returned.composePaymentDisputed(mail.props, wordsOf(paymentMails.paymentDisputedMail));
    case "access-ended":
      return composeAccessEnded(mail.props, wordsOf(memberMails.accessEndedMail));
    case "membership-canceled":
      return memberships.composeMembershipCanceled(mail.props, wordsOf(memberMails.membershipCanceledMail));
    case "membership-resumed":
      return memberships.composeMembershipResumed(mail.props, wordsOf(memberMails.membershipResumedMail));
    case "payment-open":
      return composePaymentOpen(mail.props, wordsOf(welcomeMails.paymentOpenMail));
    case "gift":
      return gifts.composeGift(mail.props, wordsOf(giftMails.giftMail));
    case "gift-ordered":
      return gifts.composeGiftOrdered(mail.props, wordsOf(giftMails.giftOrderedMail));
    case "gift-delivered":
      return gifts.composeGiftDelivered(mail.props, wordsOf(giftMails.giftDeliveredMail));
    case "invitation":
      return composeInvitation(mail.props, wordsOf(welcomeMails.invitationMail));
    case "orders-paid":
      return composeOrdersPaid(mail.props);
    case "payment-differences":
      return composePaymentDifferences(mail.props);
    default:
      throw new Error(`there is no mail called ${JSON.stringify((mail as { template: unknown }).template)}`);
  }
}
