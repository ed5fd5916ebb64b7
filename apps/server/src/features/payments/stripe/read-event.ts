import { z } from "zod";
import { InvalidEvent, type PaymentEvent } from "../payment-provider.ts";
import type { StripeAccess } from "./stripe-access.ts";

/** How far a signature's time may lie behind, or ahead: clocks differ, and the way takes a moment. */
const toleranceSeconds = 300;

export function readEvent(
  { stripe, webhookSecret, now }: StripeAccess,
  rawBody: Buffer,
  signature: string | undefined,
): PaymentEvent {
  const at = now().getTime();
  let sent: unknown;
  try {
    sent = stripe.webhooks.constructEvent(
      rawBody,
      signature ?? "",
      webhookSecret,
      toleranceSeconds,
      undefined,
      at,
    );
  } catch {
    // What the library says about it quotes what was sent.
    throw new InvalidEvent("The signature is not Stripe's, or is too old");
  }
  // The library takes one from tomorrow: whoever kept such an event could send it for a day.
  if (!(signedAt(signature) * 1000 <= at + toleranceSeconds * 1000)) {
    throw new InvalidEvent("The signature is dated in the future");
  }
  const event = sentEvent.safeParse(sent);
  if (!event.success) throw new InvalidEvent("It is signed, but not an event");
  return namedIn(event.data);
}

/** The last time counts, as it does in the library: it is what the signature covers. */
function signedAt(signature = ""): number {
  return Number([...signature.matchAll(/(?:^|,)t=(\d+)/g)].at(-1)?.[1]);
}

/**
 * Only what is needed to find the purchase again. Events have the shape of the version the webhook was set up with, which
 * may be an older one: what can't be read is not there.
 */
const reference = z
  .union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)])
  .nullish()
  .catch(null);
const metadata = z.looseObject({ order_id: z.string().optional() }).nullish().catch(null);
const ofSubscription = z.object({ metadata, subscription: reference }).nullish().catch(null);

const subject = z.object({
  object: z.string(),
  id: z.string().optional().catch(undefined),
  metadata,
  client_reference_id: z.string().nullish().catch(null),
  payment_intent: reference,
  subscription: reference,
  /** Of an invoice. */
  parent: z.object({ subscription_details: ofSubscription }).nullish().catch(null),
  subscription_details: ofSubscription,
  /** Of an invoice's payment. */
  payment: z.object({ payment_intent: reference }).nullish().catch(null),
});

const sentEvent = z.object({
  id: z.string().min(1),
  type: z.string(),
  livemode: z.boolean(),
  data: z.object({ object: subject }),
});

function namedIn({ id, type, livemode, data }: z.infer<typeof sentEvent>): PaymentEvent {
  const it = data.object;
  const details = it.parent?.subscription_details ?? it.subscription_details;
  const own = (kind: string) => (it.object === kind ? it.id : undefined);
  return {
    id,
    type,
    isLive: livemode,
    orderId: it.metadata?.order_id ?? details?.metadata?.order_id ?? it.client_reference_id ?? null,
    checkoutId: own("checkout.session") ?? null,
    subscriptionId: own("subscription") ?? details?.subscription ?? it.subscription ?? null,
    paymentId: own("payment_intent") ?? it.payment?.payment_intent ?? it.payment_intent ?? null,
  };
}
