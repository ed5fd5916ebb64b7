import { AppError } from "../../../platform/errors.ts";
import { ProviderUnavailable } from "../../payments/public.ts";
import type { OrderDeps } from "../order-deps.ts";
import { findOrder } from "../orders.queries.ts";
import { refreshOrder } from "../refresh/refresh-order.ts";
import { canRefresh } from "./order-detail.ts";

/** Asks the provider once more, while the owner waits. */
export async function refreshNow(deps: OrderDeps, orderId: string): Promise<void> {
  const order = await findOrder(deps.db, orderId);
  if (!order) throw new AppError("NOT_FOUND");
  if (!canRefresh(deps.provider, order)) throw new AppError("CONFLICT");
  try {
    await refreshOrder(deps, { orderId });
  } catch (cause) {
    if (!(cause instanceof ProviderUnavailable)) throw cause;
    const message = "The payment provider can’t be reached right now. Please try again shortly.";
    throw new AppError("PAYMENT_UNREACHABLE", { cause, retryAfter: 10, message });
  }
}
