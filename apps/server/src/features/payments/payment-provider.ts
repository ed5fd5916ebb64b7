import type { PaymentProviderName } from "@academy/contract/fields/payment-providers";
import type { Plan } from "@academy/contract/orders";

/** What is to be paid, and where the buyer comes back. The server has decided every figure. */
export type CheckoutRequest = {
  /** Ours; the provider hands it back with everything it tells about this purchase. Also makes opening twice once. */
  orderId: string;
  offerName: string;
  description: string;
  plan: Plan;
  /** Each payment: all of it, one of two, or each month. */
  amountCents: number;
  /** ISO 4217, in capitals. */
  currency: string;
  email: string;
  /** Somebody who has paid here before. */
  customerId: string | null;
  returnUrl: string;
  cancelUrl: string;
  /** Nobody can pay after that. */
  expiresAt: Date;
};

export type OpenedCheckout = { checkoutId: string; url: string };

/** How a purchase stands at the provider at this moment: everything we ever act upon. */
export type Purchase = {
  checkoutId: string;
  /** As we named it when the checkout was opened; null for one that is not ours. */
  orderId: string | null;
  isLive: boolean;
  status: "open" | "complete" | "expired";
  /** Whether the first payment has really arrived: some kinds take days. Also true where nothing was to be paid. */
  isSettled: boolean;
  /** Of the first payment, without tax. */
  amountCents: number;
  currency: string;
  /** Where it can be paid while it is open. */
  url: string | null;
  email: string | null;
  name: string | null;
  customerId: string | null;
  /** Every payment that has arrived, the oldest first. */
  payments: ProviderPayment[];
  /** Where more than one payment was agreed. */
  subscription: Subscription | null;
};

export type ProviderPayment = {
  /** The provider's. */
  id: string;
  /** Tax included. */
  amountCents: number;
  taxCents: number;
  currency: string;
  paidAt: Date;
  refundedCents: number;
  dispute: "none" | "open" | "won" | "lost";
};

export type Subscription = {
  id: string;
  /** past-due: a payment has failed and is tried again. ended: there will be no more payments. */
  status: "active" | "past-due" | "ended";
  /** When the next payment is due, or when it ends if it was canceled. */
  periodEnd: Date;
  isCanceled: boolean;
  /** Whether it ends by itself after the payments that were agreed. */
  hasEnd: boolean;
};

export type RefundPart = {
  amountCents: number;
  /** Makes asking twice once. Not all providers remember it for long: whoever asks again looks first. */
  key: string;
};

/** Something has happened; what exactly is asked for again. */
export type PaymentEvent = {
  id: string;
  type: string;
  isLive: boolean;
  /** Whatever the event names of the purchase. */
  orderId: string | null;
  checkoutId: string | null;
  subscriptionId: string | null;
  /** The provider's payment. */
  paymentId: string | null;
};

/** One way to take money. Two speak it: Stripe, and the demo's test checkout. */
export type PaymentProvider = {
  name: PaymentProviderName;
  /** Whether real money moves. */
  isLive: boolean;
  openCheckout(request: CheckoutRequest): Promise<OpenedCheckout>;
  /** Nobody can pay it any more, unless it was paid already. */
  closeCheckout(checkoutId: string): Promise<void>;
  readPurchase(checkoutId: string): Promise<Purchase>;
  /** Lets a subscription end by itself after two payments. Twice is once. */
  endAfterTwo(subscriptionId: string): Promise<void>;
  /** It goes on to the end of the period that is paid. */
  cancelSubscription(subscriptionId: string): Promise<void>;
  resumeSubscription(subscriptionId: string): Promise<void>;
  /** No more payments from this moment on: for somebody whose account is gone. */
  endSubscription(subscriptionId: string): Promise<void>;
  /** Gives a payment back: a part of it under a key of its own, or all that is left of it. Twice is once. */
  refund(paymentId: string, part?: RefundPart): Promise<void>;
  /** Where somebody changes their card. */
  openPortal(whose: { customerId: string; checkoutId: string; returnUrl: string }): Promise<string>;
  /** The header that an event’s signature comes in. */
  signatureHeader: string;
  /** Throws InvalidEvent unless the signature over these very bytes is genuine and of now. */
  readEvent(rawBody: Buffer, signature: string | undefined): PaymentEvent;
  /** Checkouts completed since then, for whoever looks for what was missed. */
  listCompleted(since: Date): AsyncIterable<{ checkoutId: string; orderId: string | null }>;
};

/** Not from the provider, or too old, or from tomorrow. */
export class InvalidEvent extends Error {
  override name = "InvalidEvent";
}

/** The provider is away, slow, or answers nonsense: nothing has been decided, and it may be asked again. */
export class ProviderUnavailable extends Error {
  override name = "ProviderUnavailable";
}
