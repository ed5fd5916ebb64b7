import { formatPrice } from "@academy/content/format-price";
import { inTransaction } from "../../../platform/db/database.ts";
import { findTerms } from "../../offers/public.ts";
import type { PaymentProvider } from "../../payments/public.ts";
import type { OrderDeps } from "../order-deps.ts";
import { findOrder, type Order, updateOrder } from "../orders.queries.ts";
import { providerFailure } from "../provider-failure.ts";

/** Opens the payment page of an order. Twice at once is one page: the provider knows the order by its id. */
export async function openCheckout(
  { db, baseUrl }: Pick<OrderDeps, "db" | "baseUrl">,
  provider: PaymentProvider,
  order: Order,
): Promise<string> {
  const terms = await findTerms(db, order.version_id);
  const { checkoutId, url } = await provider
    .openCheckout({
      orderId: order.id,
      offerName: terms.name,
      description: describe(order, terms.description),
      plan: order.plan,
      amountCents: order.payment_cents,
      currency: order.currency,
      email: order.email,
      customerId: order.customer_id,
      returnUrl: baseUrl + thankYouPath(order.id),
      cancelUrl: `${baseUrl}/checkout/${order.offer}`,
      expiresAt: order.closes_at,
    })
    .catch((cause) => {
      throw providerFailure(cause);
    });
  const isKept = await inTransaction(db, (tx) =>
    updateOrder(tx, order, { checkout_id: checkoutId, checkout_url: url }),
  );
  // Somebody who pressed at the same moment has written the same down, or an event was faster.
  if (isKept) return url;
  return (await findOrder(db, order.id))?.checkout_url ?? baseUrl + thankYouPath(order.id);
}

/** On the provider's page several payments look like a subscription without an end. */
function describe({ plan, payment_cents: cents }: Order, description: string): string {
  if (plan !== "two-payments") return description;
  return `Two payments of ${formatPrice(cents)}, a month apart. Nothing is charged after the second.`;
}

/** Where buyers come back to. */
export const thankYouPath = (orderId: string) => `/thank-you?order=${orderId}`;
