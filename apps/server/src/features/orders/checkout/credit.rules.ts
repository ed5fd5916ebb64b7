import type { Payment } from "../payments.queries.ts";

type PaymentSums = Pick<Payment, "amount_cents" | "tax_cents" | "refunded_cents" | "dispute">;

/** What of payments has stayed with the academy, without taxes: given back, or in dispute, is not paid. */
export const keptCents = (payments: readonly PaymentSums[]): number =>
  payments.reduce((sum, payment) => sum + keptOf(payment), 0);

function keptOf({
  amount_cents: paid,
  tax_cents: tax,
  refunded_cents: refunded,
  dispute,
}: PaymentSums): number {
  if (paid <= 0 || dispute === "open" || dispute === "lost") return 0;
  // Of what is given back a part is tax.
  return Math.floor(((paid - tax) * Math.max(0, paid - refunded)) / paid);
}

export type ChainLink = { id: string; upgrades_order_id: string | null };

/** An order and those it builds upon, as far as they are among these. */
export function chainOf<Link extends ChainLink>(order: Link, among: readonly Link[]): Link[] {
  const base = among.find(({ id }) => id !== order.id && id === order.upgrades_order_id);
  return base ? [order, ...chainOf(base, among)] : [order];
}
