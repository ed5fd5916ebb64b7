import type { SubscribeBody, SubscribeReceipt } from "@academy/contract/orders";
import { inTransaction } from "../../../platform/db/database.ts";
import { AppError } from "../../../platform/errors.ts";
import type { User } from "../../account/public.ts";
import { noteInterest } from "../../leads/public.ts";
import { findOnSale } from "../../offers/public.ts";
import { actInTestCheckout } from "../../payments/public.ts";
import type { OrderDeps } from "../order-deps.ts";
import { findOrder } from "../orders.queries.ts";
import { refreshOrder } from "../refresh/refresh-order.ts";
import { opensSoon } from "./opens-soon.ts";
import { startCheckout } from "./start-checkout.ts";

const offer = "subscribePackage";

/**
 * The form of the subscribe page. In a demo it pays in the test checkout by itself, so that what the page then says is
 * so; with Stripe it leads to the payment page; without a provider, name and address are kept.
 */
export async function subscribe(
  deps: OrderDeps,
  { name, email, submission_id }: SubscribeBody,
  user: User | undefined,
): Promise<SubscribeReceipt> {
  if (await opensSoon(deps, offer)) {
    await noteInterest(deps, { offer, name, email });
    return { outcome: "noted" };
  }
  const link = (await findOnSale(deps.db, offer))?.checkoutLink;
  if (link) return { outcome: "checkout", order: null, url: link };
  if (!deps.provider) {
    await noteInterest(deps, { offer, name, email });
    return { outcome: "noted" };
  }
  const checkout = { offer, plan: "full", name, email, submission_id } as const;
  const { order, url } = await startCheckout(deps, checkout, user);
  if (deps.provider.name !== "test") return { outcome: "checkout", order, url };
  await payInTestCheckout(deps, order);
  await refreshOrder(deps, { orderId: order });
  return { outcome: "bought", order };
}

/** Once: a second press finds it paid. */
async function payInTestCheckout({ db, now }: OrderDeps, order: string): Promise<void> {
  const { checkout_id: checkoutId, state } = (await findOrder(db, order)) ?? {};
  if (!checkoutId || state !== "open") return;
  try {
    await inTransaction(db, (tx) => actInTestCheckout(tx, checkoutId, "pay", now()));
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== "CONFLICT") throw error;
  }
}
