import { createElement, type FunctionComponent, type ReactElement } from "react";
import { AccessEnded, type AccessEndedProps } from "./access-ended.tsx";
import * as gifts from "./gifts.tsx";
import { Invitation, type InvitationProps } from "./invitation.tsx";
import * as memberships from "./membership-notices.tsx";
import * as returned from "./money-returned.tsx";
import {
  PaymentDifferences,
  type PaymentDifferencesProps,
  paymentDifferencesSubject,
} from "./payment-differences.tsx";
import * as payments from "./payment-notices.tsx";
import { PaymentOpen, type PaymentOpenProps } from "./payment-open.tsx";
import { PurchaseWelcome, type PurchaseWelcomeProps } from "./purchase-welcome.tsx";
import { Receipt, type ReceiptProps, receiptSubject } from "./receipt.tsx";

/** The mails about buying. */
export type PurchaseMail =
  | { template: "purchase-welcome"; props: PurchaseWelcomeProps }
  | { template: "receipt"; props: ReceiptProps }
  | { template: "second-payment-due"; props: payments.SecondPaymentDueProps }
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

export type ComposedMail = { subject: string; element: ReactElement };

const letter = <P extends object>(subject: string, component: FunctionComponent<P>, props: P) => ({
  subject,
  element: createElement(component, props),
});

export function composePurchaseMail(mail: PurchaseMail): ComposedMail {
  switch (mail.template) {
    case "purchase-welcome":
      return letter("Welcome! Here’s how to get started", PurchaseWelcome, mail.props);
    case "receipt":
      return letter(receiptSubject(mail.props), Receipt, mail.props);
    case "second-payment-due":
      return letter("Your second payment is coming up", payments.SecondPaymentDue, mail.props);
    case "payment-failed":
      return letter("Your payment didn’t go through", payments.PaymentFailed, mail.props);
    case "refunded":
      return letter("Your refund is on its way", returned.Refunded, mail.props);
    case "payment-disputed":
      return letter("Your payment was disputed", returned.PaymentDisputed, mail.props);
    case "access-ended":
      return letter("Your access has ended", AccessEnded, mail.props);
    case "membership-canceled":
      return letter("Your membership is canceled", memberships.MembershipCanceled, mail.props);
    case "membership-resumed":
      return letter("Your membership continues", memberships.MembershipResumed, mail.props);
    case "payment-open":
      return letter("You can buy it now", PaymentOpen, mail.props);
    case "gift":
      return letter("You’ve received a gift", gifts.Gift, mail.props);
    case "gift-ordered":
      return letter("Your gift order", gifts.GiftOrdered, mail.props);
    case "gift-delivered":
      return letter("Your gift has been delivered", gifts.GiftDelivered, mail.props);
    case "invitation":
      return letter("You’re invited to the alumni group", Invitation, mail.props);
    case "payment-differences":
      return letter(paymentDifferencesSubject(mail.props), PaymentDifferences, mail.props);
    default:
      throw new Error(`there is no mail called ${JSON.stringify((mail as { template: unknown }).template)}`);
  }
}
