import type { Clock } from "../../platform/clock.ts";
import type { Db } from "../../platform/db/database.ts";
import type { Settings } from "../../platform/settings/settings.ts";
import type { PaymentProvider } from "./payment-provider.ts";
import { makeTestProvider } from "./test-checkout/test-provider.ts";

export type StripeAddress = { host: string; port: number; protocol: "http" | "https" };

type Deps = {
  settings: Pick<Settings, "isDemo" | "stripe">;
  db: Db;
  now: Clock;
  /** With which the test checkout signs what it tells. */
  testKey: string;
  /** Where a test has Stripe stand. */
  stripeAddress?: StripeAddress | undefined;
};

/** Stripe where its keys are set, the test checkout in a demo, and nothing where payment is not open. */
export async function openPaymentProvider(deps: Deps): Promise<PaymentProvider | undefined> {
  const { settings, db, now, testKey, stripeAddress } = deps;
  if (settings.stripe) {
    // Large, and of no use to an academy without it.
    const { openStripe } = await import("./stripe/open-stripe.ts");
    return openStripe({ ...settings.stripe, now, ...(stripeAddress ? { address: stripeAddress } : {}) });
  }
  return settings.isDemo ? makeTestProvider({ db, now, key: testKey }) : undefined;
}
