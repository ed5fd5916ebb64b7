import type { OrderView } from "@academy/contract/orders";
import { AppError } from "../../../platform/errors.ts";
import type { User } from "../../account/public.ts";
import { type PaymentProvider, ProviderUnavailable } from "../../payments/public.ts";
import type { OrderDeps } from "../order-deps.ts";
import { findOrder, type Order } from "../orders.queries.ts";
import { providerFailure } from "../provider-failure.ts";
import { refreshOrder } from "../refresh/refresh-order.ts";
import { viewOrders } from "./order-view.ts";

/** What is not theirs is not there. */
export async function requireOwnOrder({ db }: Pick<OrderDeps, "db">, user: User, id: string): Promise<Order> {
  const order = await findOrder(db, id);
  if (!order || order.user_id !== user.id) throw new AppError("NOT_FOUND");
  return order;
}

/** Cancels a membership to the end of the month that is paid, or takes that back. The provider has the last word. */
export async function changeMembership(
  deps: OrderDeps,
  user: User,
  { id, isCanceled }: { id: string; isCanceled: boolean },
): Promise<OrderView> {
  const order = await requireOwnOrder(deps, user, id);
  const view = await viewOf(deps, order);
  // Pressed twice, or in two tabs: it is as they want it.
  if (isCanceled ? view.canResume : view.canCancel) return view;
  if (!(isCanceled ? view.canCancel : view.canResume)) throw new AppError("CONFLICT");
  await atProvider(deps, order, (provider, subscription) =>
    isCanceled ? provider.cancelSubscription(subscription) : provider.resumeSubscription(subscription),
  );
  const applied = await refreshOrder(deps, { orderId: id });
  return viewOf(deps, applied?.order ?? order);
}

/** Where the card is changed: a page of the provider's, since no card ever touches ours. */
export async function changeCard(deps: OrderDeps, user: User, id: string): Promise<{ url: string }> {
  const order = await requireOwnOrder(deps, user, id);
  const { customer_id: customerId, checkout_id: checkoutId } = order;
  const { canChangeCard } = await viewOf(deps, order);
  if (!canChangeCard || !customerId || !checkoutId) throw new AppError("CONFLICT");
  const returnUrl = `${deps.baseUrl}/settings#orders`;
  return {
    url: await atProvider(deps, order, (provider) =>
      provider.openPortal({ customerId, checkoutId, returnUrl }),
    ),
  };
}

async function viewOf({ db, now }: Pick<OrderDeps, "db" | "now">, order: Order): Promise<OrderView> {
  const [view] = await viewOrders(db, [order], now());
  if (!view) throw new AppError("NOT_FOUND");
  return view;
}

const refused = {
  message:
    "We can’t do this right now: something is wrong on our side. Nothing has changed. Please contact us.",
};

async function atProvider<Result>(
  { provider }: OrderDeps,
  order: Order,
  work: (provider: PaymentProvider, subscription: string) => Promise<Result>,
): Promise<Result> {
  if (!provider || provider.name !== order.provider || !order.subscription_id) {
    throw new AppError("PAYMENT_CLOSED");
  }
  try {
    return await work(provider, order.subscription_id);
  } catch (cause) {
    if (!(cause instanceof ProviderUnavailable)) throw providerFailure(cause, refused);
    throw new AppError("PAYMENT_UNREACHABLE", {
      cause,
      retryAfter: 10,
      message:
        "We can’t reach the payment provider right now. Nothing has changed. Please try again shortly.",
    });
  }
}
