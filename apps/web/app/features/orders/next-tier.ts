import { blueprintTiers } from "@academy/content/offers";
import type { OrderView } from "@academy/contract/orders";

type HeldOrder = Pick<OrderView, "offer" | "state" | "gift">;

/** The tier above the highest that somebody has for themselves; nothing where there is none, or no need of one. */
export function nextTierOf(orders: readonly HeldOrder[]) {
  const held = orders
    .filter(({ state, gift }) => (state === "active" || state === "ending") && gift === null)
    .map(({ offer }) => offer);
  if (held.includes("subscribePackage")) return undefined;
  const place = blueprintTiers.findLastIndex(({ key }) => held.includes(key));
  return place < 0 ? undefined : blueprintTiers[place + 1];
}
