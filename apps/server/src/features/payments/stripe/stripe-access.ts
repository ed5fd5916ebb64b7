import type Stripe from "stripe";
import type { Clock } from "../../../platform/clock.ts";

/** What it takes to talk to Stripe, for one academy. */
export type StripeAccess = {
  stripe: Stripe;
  webhookSecret: string;
  /** Whether Stripe adds tax to what was agreed on. */
  isTaxOn: boolean;
  /** Whether Stripe makes an invoice for what is paid at once; for subscriptions it always does. */
  hasInvoices: boolean;
  now: Clock;
};
