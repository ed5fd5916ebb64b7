import type { Tx } from "../../../platform/db/database.ts";
import { enqueue } from "../../../platform/jobs/enqueue.ts";
import { grantOffer, revokeOrder } from "../../access/public.ts";
import { findOrCreateUser, issueSignInLink, type User } from "../../account/public.ts";
import { findTerms, hasAllOf } from "../../offers/public.ts";
import type { Purchase } from "../../payments/public.ts";
import { scheduleGift } from "../gifts/deliver-gift.ts";
import { findGift } from "../gifts/gifts.queries.ts";
import { setInvitationUsed } from "../invitations/invitations.queries.ts";
import type { OrderDeps } from "../order-deps.ts";
import { refreshOrderJob } from "../order-jobs.ts";
import { isOpenIn, type OrderStatus, standingOf } from "../order-state.rules.ts";
import { findOrder, listUpgradesOf, type Order, updateOrder } from "../orders.queries.ts";
import { tellOwners } from "../owner-mails/tell-owners.ts";
import { insertPayment, listPayments, updatePayment } from "../payments.queries.ts";
import { giveBackPayments } from "./give-back-payments.ts";
import { type PaymentChange, sendOrderMails } from "./notices.ts";
import { closeUncovered, isCovered } from "./open-upgrades.ts";
import { tellOfPayments } from "./payment-events.ts";
import { scheduleNext } from "./schedule-next.ts";

type Deps = Pick<OrderDeps, "now" | "hash" | "baseUrl">;

export type AppliedPurchase = { order: Order; before: OrderStatus; after: OrderStatus };

/**
 * Makes the academy agree with the provider, in one commit: payments, access, mails, what comes next. Undefined when
 * the order has changed since it was read: then what the provider said is old, too. The same again changes nothing.
 */
export async function applyPurchase(
  tx: Tx,
  deps: Deps,
  order: Order,
  purchase: Purchase,
): Promise<AppliedPurchase | undefined> {
  const now = deps.now();
  const before: OrderStatus = { state: order.state, end: order.end_reason, endsAt: order.ends_at };
  if (order.forgotten_at !== null) return keepFigures(tx, order, purchase, now);
  const own = standingOf(
    {
      id: order.id,
      plan: order.plan,
      paymentCents: order.payment_cents,
      currency: order.currency,
      createdAt: order.created_at,
    },
    before,
    purchase,
    now,
  );
  const after = await withItsBase(tx, order, own);
  const opens = isOpenIn(after.state) && !isOpenIn(before.state);
  const buyer = opens && order.user_id === null ? await buyerOf(tx, order, purchase, now) : undefined;
  const changed: Order = {
    ...order,
    user_id: order.user_id ?? buyer?.id ?? null,
    state: after.state,
    end_reason: after.end,
    ends_at: after.endsAt,
    checkout_id: purchase.checkoutId,
    checkout_url: purchase.url,
    customer_id: purchase.customerId ?? order.customer_id,
    subscription_id: purchase.subscription?.id ?? order.subscription_id,
    next_payment_at: nextPaymentOf(order, purchase),
    is_refunded: hasRefund(purchase),
    checked_at: now,
  };
  const { id: _id, revision: _revision, ...columns } = changed;
  if (!(await updateOrder(tx, order, columns))) return undefined;
  const payments = await keepPayments(tx, order, purchase, now);
  const applied = { order: { ...changed, revision: order.revision + 1 }, before, after };

  if (payments.some(({ isNew, newlyRefunded }) => !isNew || newlyRefunded > 0)) {
    await closeUncovered(tx, applied.order, now);
  }

  const goesBack = opens && ((await hasAlready(tx, applied.order)) || !(await isCovered(tx, applied.order)));
  if (opens) await open(tx, applied.order, { goesBack, now });
  const closes = isOpenIn(before.state) && !isOpenIn(after.state);
  const hasClosed =
    closes && (await revokeOrder(tx, { orderId: order.id, reason: after.end ?? "ended", now }));
  if (before.end !== after.end || before.state !== after.state) await tellUpgrades(tx, applied.order, now);
  if (opens && order.invitation_id) await setInvitationUsed(tx, order.invitation_id, now);
  const signInToken = opens && buyer && !goesBack ? await issueSignInLink(tx, deps, buyer.id) : null;
  await sendOrderMails(tx, { ...applied, payments, signInToken, goesBack, hasClosed, now });
  await tellOfPayments(tx, applied.order, payments, now);
  if (opens && !goesBack) await tellOwners(tx, applied.order, now);
  if (goesBack) await giveBackPayments(tx, applied.order, payments, now);
  await scheduleNext(tx, applied.order, purchase, now);
  return applied;
}

/** Begun by somebody who has left since, and not paid until then. */
export const isForgottenUnpaid = ({ state, forgotten_at: forgottenAt }: Order) =>
  state === "expired" && forgottenAt !== null;

/** The account is gone: what the books need is kept right, and nothing else happens. */
async function keepFigures(
  tx: Tx,
  order: Order,
  purchase: Purchase,
  now: Date,
): Promise<AppliedPurchase | undefined> {
  const figures = { checked_at: now, is_refunded: hasRefund(purchase) };
  if (!(await updateOrder(tx, order, figures))) return undefined;
  const payments = await keepPayments(tx, order, purchase, now);
  // Paid at the moment they left, or an instant later: for nothing.
  if (isForgottenUnpaid(order)) await giveBackPayments(tx, order, payments, now);
  const standing = { state: order.state, end: order.end_reason, endsAt: order.ends_at };
  return { order: { ...order, revision: order.revision + 1 }, before: standing, after: standing };
}

/** Whose it becomes when nobody was signed in: whoever has the address it was paid with. */
function buyerOf(tx: Tx, order: Order, purchase: Purchase, now: Date): Promise<User> {
  const email = purchase.email?.trim().toLowerCase() || order.email;
  return findOrCreateUser(tx, { email, name: order.name }, now);
}

const hasRefund = ({ payments }: Purchase) => payments.some(({ refundedCents }) => refundedCents > 0);

function nextPaymentOf({ plan }: Order, { payments, subscription }: Purchase): Date | null {
  if (!subscription || subscription.status === "ended" || subscription.isCanceled) return null;
  return plan === "two-payments" && payments.length >= 2 ? null : subscription.periodEnd;
}

async function keepPayments(tx: Tx, order: Order, purchase: Purchase, now: Date): Promise<PaymentChange[]> {
  const known = new Map((await listPayments(tx, [order.id])).map((each) => [each.provider_id, each]));
  const changes: PaymentChange[] = [];
  for (const payment of purchase.payments) {
    const old = known.get(payment.id);
    if (!old) {
      const made = await insertPayment(tx, order.id, payment, now);
      changes.push({ payment: made, isNew: true, newlyRefunded: payment.refundedCents });
    } else if (old.refunded_cents !== payment.refundedCents || old.dispute !== payment.dispute) {
      await updatePayment(tx, old.id, payment);
      const newlyRefunded = payment.refundedCents - old.refunded_cents;
      changes.push({ payment: old, isNew: false, newlyRefunded });
    }
  }
  return changes;
}

/** Bought by somebody who was not signed in and had it already: they need not pay twice. */
async function hasAlready(tx: Tx, order: Order): Promise<boolean> {
  if (order.user_id === null || (await findGift(tx, order.id))) return false;
  return hasAllOf(tx, order.user_id, order.offer);
}

async function open(
  tx: Tx,
  order: Order,
  { goesBack, now }: { goesBack: boolean; now: Date },
): Promise<void> {
  const gift = await findGift(tx, order.id);
  if (gift) return void (await scheduleGift(tx, order, gift, now));
  if (order.user_id === null || goesBack) return;
  const terms = await findTerms(tx, order.version_id);
  const { id: orderId, user_id: userId, offer } = order;
  await grantOffer(tx, { userId, offer, source: "order", orderId, terms, reason: "paid", now });
}

/** What was paid as a difference stands and falls with what it is a difference to. */
async function withItsBase(
  tx: Tx,
  { upgrades_order_id: baseId }: Order,
  own: OrderStatus,
): Promise<OrderStatus> {
  const base = baseId !== null && isOpenIn(own.state) ? await findOrder(tx, baseId) : undefined;
  if (!base || base.end_reason === null) return own;
  return { state: base.state, end: base.end_reason, endsAt: base.ends_at };
}

async function tellUpgrades(tx: Tx, { id, revision }: Order, now: Date): Promise<void> {
  for (const { id: orderId } of await listUpgradesOf(tx, id)) {
    await enqueue(tx, refreshOrderJob, { orderId }, { key: `orders.base ${id} ${revision} ${orderId}`, now });
  }
}
