import { studioOrdersPage } from "@academy/content/pages/studio/orders/orders-page";
import type { OrderRow } from "@academy/contract/studio/orders";
import { formatDay } from "../../../lib/text/format-time.ts";

const { states, ends, endsOn } = studioOrdersPage;
export type OrderStatus = Pick<OrderRow, "state" | "end" | "endsAt">;

/** How an order stands, in a few words: what it was ended by says more than that it has ended. */
export function stateWords({ state, end, endsAt }: OrderStatus): string {
  if (state === "ending" && endsAt) return endsOn(formatDay(endsAt));
  if (state === "ended" && end) return ends[end];
  return states[state];
}

/** What the owner should see at once, what runs, and all else. */
export function stateLook({ state, end }: OrderStatus): "danger" | "wash" | "outline" {
  if (state === "refused" || end === "payment-missed" || end === "disputed") return "danger";
  return state === "active" || state === "ending" ? "wash" : "outline";
}
