import type { OfferKey } from "@academy/content/offers";
import { findOnSale } from "../../offers/public.ts";
import type { OrderDeps } from "../order-deps.ts";

/** Whether an offer isn’t sold yet, since not all of it could be delivered. */
export async function opensSoon(
  { db, delivery, now }: Pick<OrderDeps, "db" | "delivery" | "now">,
  offer: OfferKey,
): Promise<boolean> {
  const onSale = await findOnSale(db, offer);
  return onSale !== undefined && (await delivery.listOpeningSoon(db, [onSale], now())).has(offer);
}
