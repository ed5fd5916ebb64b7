import { setImmediate } from "node:timers/promises";
import type { OrderEnd, OrderState, Plan } from "@academy/contract/orders";
import type { OrderFilters } from "@academy/contract/studio/orders";
import { byteOrderMark, csvLine } from "../../../platform/csv.rules.ts";
import type { Cursor } from "../../../platform/db/cursor-paging.ts";
import type { Db } from "../../../platform/db/database.ts";
import { listPayments, type Payment } from "../payments.queries.ts";
import { type FoundOrder, listFilteredOrders } from "./filtered-orders.queries.ts";
import { offerNames } from "./list-orders.ts";
import { orderNumber } from "./order-number.rules.ts";

/** So few that nobody waits long for their turn on SQLite, so many that many take little time. */
const atOnce = 500;

const columns = [
  "Order",
  "Ordered at (UTC)",
  "Name",
  "Email",
  "Offer",
  "Plan",
  "State",
  "Ended because",
  "Currency",
  "Agreed",
  "Paid",
  "Of that, tax",
  "Refunded",
  "Receipts",
  "Gift",
];

const states: Record<OrderState, string> = {
  open: "Not paid yet",
  processing: "Payment processing",
  expired: "Never paid",
  active: "Active",
  ending: "Ending",
  ended: "Ended",
  refused: "Needs a look",
};
const ends: Record<OrderEnd, string> = {
  refunded: "Refunded",
  disputed: "Disputed",
  "payment-missed": "Payment missed",
  canceled: "Canceled",
};
const plans: Record<Plan, string> = {
  full: "One payment",
  "two-payments": "Two payments",
  monthly: "Monthly",
};

/** The lines of the file, some orders at a time: what was sent is forgotten. `onEnd` hears how many there were. */
export async function* exportOrders(
  db: Db,
  filters: OrderFilters,
  onEnd: (count: number) => void,
): AsyncGenerator<string> {
  yield byteOrderMark + csvLine(columns);
  let after: Cursor | undefined;
  let count = 0;
  for (;;) {
    const orders = await listFilteredOrders(db, filters, { after, limit: atOnce });
    count += orders.length;
    if (orders.length > 0) yield await linesOf(db, orders);
    const last = orders.at(-1);
    if (!last || orders.length < atOnce) break;
    after = { at: last.created_at, id: last.id };
    // SQLite answers without ever letting anybody else have a turn.
    await setImmediate();
  }
  onEnd(count);
}

async function linesOf(db: Db, orders: FoundOrder[]): Promise<string> {
  const ids = orders.map(({ id }) => id);
  const payments = Map.groupBy(await listPayments(db, ids), ({ order_id }) => order_id);
  const nameOf = await offerNames(db, orders);
  return orders.map((order) => lineOf(order, nameOf(order), payments.get(order.id) ?? [])).join("");
}

function lineOf(order: FoundOrder, offerName: string, payments: Payment[]): string {
  const sum = (column: "amount_cents" | "tax_cents" | "refunded_cents") =>
    moneyOf(payments.reduce((all, payment) => all + payment[column], 0));
  return csvLine([
    orderNumber(order.id),
    order.created_at.toISOString().slice(0, 19).replace("T", " "),
    order.name,
    order.email,
    offerName,
    plans[order.plan],
    states[order.state],
    order.end_reason ? ends[order.end_reason] : "",
    order.currency,
    moneyOf(order.total_cents),
    sum("amount_cents"),
    sum("tax_cents"),
    sum("refunded_cents"),
    payments.map(({ number }) => number).join(" "),
    order.is_gift ? "yes" : "no",
  ]);
}

/** As spreadsheets take it for a number. */
const moneyOf = (cents: number) => (cents / 100).toFixed(2);
