import { studioOrdersPage } from "@academy/content/pages/studio/orders/orders-page";
import type { OrderRow } from "@academy/contract/studio/orders";
import type { ComponentProps } from "react";
import { formatDay } from "../../../lib/text/format-time.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Action } from "../kit/action.tsx";
import { Tabs } from "../kit/page.tsx";
import { OwnerOnly } from "../owner-only.tsx";
import { useFreshOrders } from "./calls.ts";

export const StateBadge = ({ order }: { order: OrderStatus }) => (
  <Badge look={stateLook(order)}>{stateWords(order)}</Badge>
);

/** Orders, what is sold, and everything around both. */
export const OrdersTabs = () => (
  <OwnerOnly>
    <Tabs {...studioOrdersPage.tabs} />
  </OwnerOnly>
);

/** Something done to a row of these lists; they are then asked for anew. */
export const OrderAction = (props: ComponentProps<typeof Action<unknown>>) => (
  <Action {...props} onSettled={useFreshOrders()} />
);

const { states, ends, endsOn } = studioOrdersPage;
type OrderStatus = Pick<OrderRow, "state" | "end" | "endsAt">;

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
