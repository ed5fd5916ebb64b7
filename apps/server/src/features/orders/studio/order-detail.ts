import type { OrderDetail, OrderMoment, StudioPayment } from "@academy/contract/studio/orders";
import type { Db } from "../../../platform/db/database.ts";
import { AppError } from "../../../platform/errors.ts";
import { listGrantsOf } from "../../access/public.ts";
import { findUserById } from "../../account/public.ts";
import { listAuditOf } from "../../audit/public.ts";
import { findCouponById, findVersion } from "../../offers/public.ts";
import { findGift, type Gift } from "../gifts/gifts.queries.ts";
import type { OrderDeps } from "../order-deps.ts";
import { findOrder, listUpgradesOf, type Order } from "../orders.queries.ts";
import { listPayments, type Payment } from "../payments.queries.ts";
import { refundableCents, refundReasonsOf } from "../refunds/ask-refund.ts";
import { listRefunds } from "../refunds/refunds.queries.ts";
import { canEndAccess } from "./end-access.ts";
import { orderRowOf } from "./list-orders.ts";

type Deps = Pick<OrderDeps, "db" | "provider">;
type Refunds = Awaited<ReturnType<typeof listRefunds>>;
type Grants = Awaited<ReturnType<typeof listGrantsOf>>;
type AuditTrail = Awaited<ReturnType<typeof listAuditOf>>;

const maxDone = 100;

/** Whether there is a provider that could be asked about it. */
export const canRefresh = (provider: OrderDeps["provider"], order: Order) =>
  provider?.name === order.provider && order.checkout_id !== null;

export async function readOrder({ db, provider }: Deps, id: string): Promise<OrderDetail> {
  // First: a refund is settled after its figures are written down, and whoever reads that it is must read those, too.
  const refunds = await listRefunds(db, id);
  const order = await findOrder(db, id);
  if (!order) throw new AppError("NOT_FOUND");
  const version = await findVersion(db, order.version_id);
  const payments = await listPayments(db, [id]);
  const gift = await findGift(db, id);
  const grants = await listGrantsOf(db, id);
  const upgrades = await listUpgradesOf(db, id);
  const account = order.user_id === null ? undefined : await findUserById(db, order.user_id);
  return {
    ...orderRowOf(order, version.terms.name),
    accountId: account?.id ?? null,
    accountEmail: account?.email ?? null,
    isForgotten: order.forgotten_at !== null,
    provider: order.provider,
    version: { number: version.number, since: version.created_at.toISOString() },
    listCents: order.list_cents,
    discountCents: order.discount_cents,
    upgradeCents: order.upgrade_cents,
    paymentCents: order.payment_cents,
    coupon: await codeOf(db, order),
    renewalTerms: order.renewal_terms,
    nextPaymentAt: isoOf(order.next_payment_at),
    checkedAt: order.checked_at.toISOString(),
    payments: payments.map((payment) => paymentOf(payment, refunds, { order, provider })),
    gift: gift ? giftOf(gift) : null,
    access: grants.map(({ email, granted_at, revoked_at }) => ({
      email,
      givenAt: granted_at.toISOString(),
      endedAt: isoOf(revoked_at),
    })),
    upgrades: order.upgrades_order_id,
    upgradedBy: upgrades.map((each) => each.id),
    moments: momentsOf(order, {
      payments,
      refunds,
      grants,
      gift,
      done: await listAuditOf(db, id, maxDone),
    }),
    canRefresh: canRefresh(provider, order),
    refundReasons: refundReasonsOf(version.terms),
    canEndAccess: canEndAccess(order),
  };
}

const isoOf = (date: Date | null) => date?.toISOString() ?? null;

async function codeOf(db: Db, { coupon_id: id }: Order): Promise<string | null> {
  return id === null ? null : ((await findCouponById(db, id))?.code ?? null);
}

const giftOf = ({ name, email, note, deliver_on, delivered_at }: Gift) => ({
  name,
  email,
  note,
  deliverOn: deliver_on,
  deliveredAt: isoOf(delivered_at),
});

function paymentOf(
  payment: Payment,
  refunds: Refunds,
  { order, provider }: { order: Order; provider: OrderDeps["provider"] },
): StudioPayment {
  const last = refunds.findLast(({ payment_id }) => payment_id === payment.id);
  return {
    id: payment.id,
    number: payment.number,
    paidAt: payment.paid_at.toISOString(),
    amountCents: payment.amount_cents,
    taxCents: payment.tax_cents,
    refundedCents: payment.refunded_cents,
    dispute: payment.dispute,
    refundableCents: last?.state === "asked" ? 0 : refundableCents(provider, order, payment),
    refund: last ? { state: last.state, amountCents: last.amount_cents, failure: last.failure } : null,
  };
}

type OrderRelations = {
  payments: Payment[];
  refunds: Refunds;
  grants: Grants;
  gift: Gift | undefined;
  done: AuditTrail;
};

const auditedMoments: Record<string, OrderMoment["what"]> = {
  "order.access-ended": "access-ended",
  "gift.sent-again": "gift-sent-again",
};

/** Everything with a time, the newest first. */
function momentsOf(order: Order, { payments, refunds, grants, gift, done }: OrderRelations): OrderMoment[] {
  const moment = (at: Date, what: OrderMoment["what"], more: Partial<OrderMoment> = {}): OrderMoment => ({
    at: at.toISOString(),
    what,
    amountCents: null,
    reason: null,
    by: null,
    ...more,
  });
  const all = [
    moment(order.created_at, "placed", { amountCents: order.total_cents }),
    ...payments.map(({ paid_at, amount_cents }) => moment(paid_at, "paid", { amountCents: amount_cents })),
    ...grants.flatMap(({ granted_at, revoked_at }) => [
      moment(granted_at, "opened"),
      ...(revoked_at ? [moment(revoked_at, "closed")] : []),
    ]),
    ...(gift?.delivered_at ? [moment(gift.delivered_at, "gift-delivered")] : []),
    ...refunds.flatMap(({ created_at, settled_at, state, amount_cents: amountCents, reason, by }) => [
      moment(created_at, "refund-asked", { amountCents, reason, by }),
      ...(settled_at
        ? [moment(settled_at, state === "done" ? "refund-made" : "refund-failed", { amountCents })]
        : []),
    ]),
    ...done.flatMap(({ action, created_at, by }) => {
      const what = auditedMoments[action];
      return what ? [moment(created_at, what, { by })] : [];
    }),
  ];
  return all.reverse().sort((a, b) => b.at.localeCompare(a.at));
}
