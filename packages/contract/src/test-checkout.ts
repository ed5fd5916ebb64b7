import { z } from "zod";

/** What can be tried in the demo's checkout, as at a real provider. */
export const testActs = [
  "pay",
  "pay-later",
  "settle",
  "decline",
  "walk-away",
  "pay-next",
  "miss-next",
  "refund",
  "refund-part",
  "dispute",
  "win-dispute",
  "cancel",
  "end",
] as const;
export type TestAct = (typeof testActs)[number];

export const testCheckoutParams = z.strictObject({ id: z.string().max(100) });
export const testActBody = z.strictObject({ act: z.enum(testActs) });

export const testCheckoutView = z.strictObject({
  id: z.string(),
  status: z.enum(["open", "complete", "expired"]),
  offerName: z.string(),
  plan: z.enum(["full", "two-payments", "monthly"]),
  currency: z.string(),
  /** Each payment. */
  amountCents: z.int(),
  email: z.string(),
  /** Said after a declined card. */
  isDeclined: z.boolean(),
  payments: z.array(
    z.strictObject({
      paidAt: z.iso.datetime(),
      amountCents: z.int(),
      refundedCents: z.int(),
      isDisputed: z.boolean(),
      isSettled: z.boolean(),
    }),
  ),
  /** What can be done now. */
  acts: z.array(z.enum(testActs)),
  /** Back to the academy. */
  returnUrl: z.string(),
  cancelUrl: z.string(),
});
export type TestCheckoutView = z.infer<typeof testCheckoutView>;
