import { studioOrdersPage } from "@academy/content/pages/studio/orders/orders-page";
import type { ComponentProps } from "react";
import { Badge } from "../../../ui/badge.tsx";
import { Action } from "../kit/action.tsx";
import { Tabs } from "../kit/page.tsx";
import { OwnerOnly } from "../owner-only.tsx";
import { useFreshOrders } from "./calls.ts";
import { type OrderStatus, stateLook, stateWords } from "./state-words.ts";

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
