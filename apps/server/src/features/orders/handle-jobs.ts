import { inTransaction } from "../../platform/db/database.ts";
import { handleJob, type JobHandler, type PeriodicJob } from "../../platform/jobs/job.ts";
import { sendMail } from "../../platform/mail/send-mail.ts";
import { findUserById } from "../account/public.ts";
import { findTerms } from "../offers/public.ts";
import { handleDeliverGift } from "./gifts/deliver-gift.ts";
import type { OrderDeps } from "./order-deps.ts";
import {
  endAfterTwoJob,
  endSubscriptionJob,
  makeRefundJob,
  reconcileJob,
  refreshOrderJob,
  refundJob,
  remindOfSecondJob,
} from "./order-jobs.ts";
import { findOrder, updateOrder } from "./orders.queries.ts";
import { handleMailNotices } from "./owner-mails/tell-owners.ts";
import { listPayments } from "./payments.queries.ts";
import { reconcile } from "./reconciliation/reconcile.ts";
import { refreshOrder } from "./refresh/refresh-order.ts";
import { makeRefund } from "./refunds/make-refund.ts";

export const reconcileHourly: PeriodicJob = { job: reconcileJob, everyMs: 60 * 60 * 1000 };

/** Everything about orders that is done later, or again. */
export function orderJobHandlers(deps: OrderDeps): JobHandler[] {
  const { db, now, provider } = deps;
  return [
    handleJob(refreshOrderJob, async (asked) => {
      await refreshOrder(deps, asked);
      await expireUnopened(deps, asked.orderId);
    }),
    handleJob(endAfterTwoJob, async ({ orderId }) => {
      const subscription = (await findOrder(db, orderId))?.subscription_id;
      if (!subscription || !provider) return;
      const payments = await listPayments(db, [orderId]);
      // Too late to name an end: it is here.
      if (payments.length >= 2) await provider.endSubscription(subscription);
      else await provider.endAfterTwo(subscription);
      await refreshOrder(deps, { orderId });
    }),
    handleJob(remindOfSecondJob, ({ orderId }) => remindOfSecond(deps, orderId)),
    handleJob(refundJob, async ({ orderId, paymentId }) => {
      await provider?.refund(paymentId);
      await refreshOrder(deps, { orderId });
    }),
    handleJob(makeRefundJob, ({ refundId }) => makeRefund(deps, refundId)),
    handleJob(endSubscriptionJob, async ({ subscriptionId }) => provider?.endSubscription(subscriptionId)),
    handleJob(reconcileJob, () => reconcile({ ...deps, now: () => now() })),
    handleDeliverGift(deps),
    handleMailNotices(deps),
  ];
}

/** The process ended before the payment page was opened: nobody can pay, and nothing is kept for them. */
async function expireUnopened({ db, now }: OrderDeps, orderId: string): Promise<void> {
  const order = await findOrder(db, orderId);
  if (order?.state !== "open" || order.checkout_id || order.closes_at > now()) return;
  await inTransaction(db, (tx) => updateOrder(tx, order, { state: "expired" }));
}

/** Unless it was paid, or ended, meanwhile. */
async function remindOfSecond({ db, now }: OrderDeps, orderId: string): Promise<void> {
  const order = await findOrder(db, orderId);
  if (order?.state !== "active" || !order.next_payment_at || order.forgotten_at) return;
  if ((await listPayments(db, [orderId])).length !== 1) return;
  const { name: offerName } = await findTerms(db, order.version_id);
  const { payment_cents: amountCents, currency, next_payment_at: due } = order;
  const user = order.user_id === null ? undefined : await findUserById(db, order.user_id);
  const mail = {
    template: "second-payment-due",
    props: { offerName, amountCents, currency, dueAt: due.toISOString() },
  } as const;
  await sendMail(db, { address: user?.email ?? order.email }, mail, {
    key: `orders.second-payment-due ${orderId}`,
    now: now(),
  });
}
