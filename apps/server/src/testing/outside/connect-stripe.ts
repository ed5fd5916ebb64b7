import { onTestFinished } from "vitest";
import type { CheckoutRequest } from "../../features/payments/payment-provider.ts";
import { openStripe } from "../../features/payments/stripe/open-stripe.ts";
import { openStripeServer } from "./stripe-server.ts";

type Options = NonNullable<Parameters<typeof openStripeServer>[0]> & {
  isTaxOn?: boolean;
  hasInvoices?: boolean;
  patienceMs?: number;
};

/** Stripe's stand-in, and the academy's side of it: closed with the test. */
export async function startStripe({
  isTaxOn = false,
  hasInvoices = false,
  patienceMs,
  ...options
}: Options = {}) {
  const server = await openStripeServer(options);
  onTestFinished(server.close);
  const { secretKey, webhookSecret, address, clock } = server;
  const provider = await openStripe({
    secretKey,
    webhookSecret,
    isTaxOn,
    hasInvoices,
    now: clock.now,
    address,
    ...(patienceMs ? { patienceMs } : {}),
  });
  const request = (asked: Partial<CheckoutRequest> = {}): CheckoutRequest => ({
    ...sampleRequest,
    expiresAt: new Date(clock.now().getTime() + 2 * 60 * 60_000),
    ...asked,
  });
  return { server, provider, request };
}

const sampleRequest = {
  orderId: "order-1",
  offerName: "The Blueprint",
  description: "Self-guided",
  plan: "full" as const,
  amountCents: 49_700,
  currency: "USD",
  email: "ann@example.com",
  customerId: null,
  returnUrl: "https://academy.example.com/thank-you?order=order-1",
  cancelUrl: "https://academy.example.com/checkout",
};
