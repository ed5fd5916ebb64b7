import type { OrderFilters } from "@academy/contract/studio/orders";
import { servePieces } from "../../../platform/db/copying/serve-pieces.ts";
import { exportOrders } from "./export-orders.ts";

/** A thread of its own, as leads have one: nobody's request waits for it. */
servePieces<OrderFilters>(exportOrders);
