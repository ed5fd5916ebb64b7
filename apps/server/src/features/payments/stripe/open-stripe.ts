import type { Clock } from "../../../platform/clock.ts";
import type { Settings } from "../../../platform/settings/settings.ts";
import type { PaymentProvider } from "../payment-provider.ts";
import { makeStripeProvider } from "./stripe-provider.ts";

/** What is written against: another version may name things differently. Changed together with the library. */
const apiVersion = "2026-10-28.endive";
/** Each of the three tries may take that long. */
const usualPatienceMs = 8000;

type Options = NonNullable<Settings["stripe"]> & {
  now: Clock;
  /** Where Stripe is, in tests. */
  address?: { host: string; port: number; protocol: "http" | "https" };
  patienceMs?: number;
};

/** The library is large, and only an academy that sells through Stripe needs it. Nothing is asked of Stripe yet. */
export async function openStripe(options: Options): Promise<PaymentProvider> {
  const { default: Stripe } = await import("stripe");
  const stripe = new Stripe(options.secretKey, {
    apiVersion,
    timeout: options.patienceMs ?? usualPatienceMs,
    maxNetworkRetries: 2,
    telemetry: false,
    ...options.address,
  });
  const { webhookSecret, isTaxOn, hasInvoices, now } = options;
  return makeStripeProvider(
    { stripe, webhookSecret, isTaxOn, hasInvoices, now },
    options.secretKey.includes("_live_"),
  );
}
