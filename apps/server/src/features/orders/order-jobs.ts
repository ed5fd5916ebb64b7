import { z } from "zod";
import { defineJob } from "../../platform/jobs/job.ts";

/** Asks the provider how an order stands, and acts upon it. Carries the event that told us to, where there was one. */
export const refreshOrderJob = defineJob(
  "orders.refresh",
  z.object({ orderId: z.string(), eventId: z.string().optional(), checkoutId: z.string().optional() }),
);

/** Two payments are a subscription that must end by itself. */
export const endAfterTwoJob = defineJob("orders.end-after-two", z.object({ orderId: z.string() }));

/** Three days before the second payment. */
export const remindOfSecondJob = defineJob("orders.remind-of-second", z.object({ orderId: z.string() }));

export const deliverGiftJob = defineJob("orders.deliver-gift", z.object({ orderId: z.string() }));

/** Somebody paid for what they had already: the money goes back. */
export const refundJob = defineJob("orders.refund", z.object({ orderId: z.string(), paymentId: z.string() }));

/** What the owner has asked to be given back. */
export const makeRefundJob = defineJob("orders.make-refund", z.object({ refundId: z.string() }));

/** Whoever deletes their account is charged no more. */
export const endSubscriptionJob = defineJob(
  "orders.end-subscription",
  z.object({ subscriptionId: z.string() }),
);

/** Of orders that came in too fast to be told by themselves. */
export const mailNoticesJob = defineJob(
  "orders.mail-notices",
  z.object({}) as z.ZodType<Record<string, never>>,
);

export const reconcileJob = defineJob("orders.reconcile", z.object({}) as z.ZodType<Record<string, never>>);
