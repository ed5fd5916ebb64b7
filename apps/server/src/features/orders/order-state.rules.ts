import type { OrderEnd, OrderState, Plan } from "@academy/contract/orders";
import type { Purchase } from "../payments/public.ts";

const day = 24 * 60 * 60 * 1000;

/** How long what was bought stays open once there is a reason to close it, so that nobody is surprised. */
export const graceDays = { refunded: 3, disputed: 7, "payment-missed": 14 } as const;

/** Money that takes longer than that does not come. */
const maxSettlingMs = 14 * day;

export type AgreedTerms = {
  id: string;
  plan: Plan;
  paymentCents: number;
  currency: string;
  createdAt: Date;
};

export type OrderStatus = { state: OrderState; end: OrderEnd | null; endsAt: Date | null };

/** Whether what was bought is open. */
export const isOpenIn = (state: OrderState) => state === "active" || state === "ending";

/** Whether it takes a seat, or a use of a coupon: paid, being paid, or still able to be. */
export const countingStates = ["open", "processing", "active", "ending"] as const satisfies OrderState[];

/**
 * How an order stands, from how its purchase stands at the provider now. What was there before matters for one thing:
 * a day that was named to somebody stays that day.
 */
export function standingOf(
  agreed: AgreedTerms,
  before: OrderStatus,
  purchase: Purchase,
  now: Date,
): OrderStatus {
  if (purchase.status === "open") return plain("open");
  const hasPaid = purchase.isSettled || purchase.payments.length > 0;
  if (purchase.status === "expired" && !hasPaid) return plain("expired");
  if (!hasPaid) {
    const isLate = now.getTime() - agreed.createdAt.getTime() > maxSettlingMs;
    return plain(isLate ? "expired" : "processing");
  }
  if (!isAsAgreed(agreed, purchase)) return plain("refused");
  const ending = endingOf(agreed, before, purchase, now);
  if (!ending) return plain("active");
  return { state: ending.endsAt <= now ? "ended" : "ending", ...ending };
}

const plain = (state: OrderState): OrderStatus => ({ state, end: null, endsAt: null });

/** Neither another order, nor another amount, nor another currency. */
function isAsAgreed({ id, paymentCents, currency }: AgreedTerms, purchase: Purchase): boolean {
  return purchase.orderId === id && purchase.currency === currency && purchase.amountCents === paymentCents;
}

function endingOf(agreed: AgreedTerms, before: OrderStatus, purchase: Purchase, now: Date) {
  const end = reasonToEnd(agreed.plan, purchase);
  if (!end) return undefined;
  if (end === "canceled") {
    const { subscription } = purchase;
    const isOver = !subscription || subscription.status === "ended";
    return { end, endsAt: isOver ? earlier(before.endsAt, now) : subscription.periodEnd };
  }
  const endsAt = new Date(now.getTime() + graceDays[end] * day);
  return { end, endsAt: before.end === null ? endsAt : earlier(before.endsAt, endsAt) };
}

const earlier = (named: Date | null, other: Date) => (named && named < other ? named : other);

function reasonToEnd(plan: Plan, { payments, subscription }: Purchase): OrderEnd | null {
  if (payments.some(({ dispute }) => dispute === "open" || dispute === "lost")) return "disputed";
  // A membership is paid month by month: the month that runs is what counts.
  const paidFor = plan === "monthly" ? payments.slice(-1) : payments;
  const isRefunded = ({ amountCents, refundedCents }: (typeof payments)[number]) =>
    refundedCents >= amountCents;
  if (paidFor.length > 0 && paidFor.every(isRefunded)) return "refunded";
  if (plan === "full" || !subscription) return null;
  const isPaidUp = plan === "two-payments" && payments.length >= 2;
  if (isPaidUp) return null;
  if (subscription.status === "past-due") return "payment-missed";
  if (plan === "two-payments") return subscription.status === "ended" ? "payment-missed" : null;
  return subscription.status === "ended" || subscription.isCanceled ? "canceled" : null;
}
