import { z } from "zod";
import { paidThrough } from "../fields/payment-providers.ts";
import { oneLine } from "../fields/text.ts";
import { offerKey, orderEnds, orderStates, plans } from "../orders.ts";
import { pageOf, pageQuery } from "../paging.ts";

const cents = z.int().min(0);
const moment = z.iso.datetime();
const yesOrNo = z.enum(["yes", "no"]).optional();

/** Everything by which the list, its count and its export are narrowed, alike. */
const filters = {
  /** The beginning of a name, a last name, an address, an order's number or a receipt's. */
  search: z.string().max(200).regex(oneLine).optional(),
  /** Without it, all but those that were never paid. */
  state: z.enum(orderStates).optional(),
  offer: offerKey.optional(),
  gift: yesOrNo,
  refunded: yesOrNo,
  /** A payment was missed, or was not what was agreed. */
  failed: z.literal("yes").optional(),
  /** From this moment on, and before that one. */
  from: z.iso.datetime({ offset: true }).optional(),
  until: z.iso.datetime({ offset: true }).optional(),
};

export const orderFilters = z.strictObject(filters);
export type OrderFilters = z.infer<typeof orderFilters>;
export const orderListQuery = z.strictObject({ ...pageQuery.shape, ...filters });
export type OrderListQuery = z.infer<typeof orderListQuery>;

/** An order in the list. */
export const orderRow = z.strictObject({
  id: z.uuid(),
  /** What people call it by: the beginning of its id. */
  number: z.string(),
  name: z.string(),
  email: z.string(),
  offer: offerKey,
  offerName: z.string(),
  plan: z.enum(plans),
  state: z.enum(orderStates),
  end: z.enum(orderEnds).nullable(),
  endsAt: moment.nullable(),
  /** All of it; for a membership, each month. */
  totalCents: cents,
  placedAt: moment,
  isGift: z.boolean(),
  isRefunded: z.boolean(),
});
export type OrderRow = z.infer<typeof orderRow>;
export const studioOrderPage = pageOf(orderRow);
export type StudioOrderPage = z.infer<typeof studioOrderPage>;

/** Counted only so far: at least so many, and with `isMore` there may be more. */
export const orderCount = z.strictObject({ count: z.int(), isMore: z.boolean() });

export const studioOrderParams = z.strictObject({ id: z.uuid() });
export const studioReceiptParams = z.strictObject({ id: z.uuid(), payment: z.uuid() });

export const refundReasons = ["guarantee", "mistake", "twice", "goodwill", "other"] as const;
export type RefundReason = (typeof refundReasons)[number];

const studioPayment = z.strictObject({
  id: z.uuid(),
  number: z.string(),
  paidAt: moment,
  amountCents: cents,
  taxCents: cents,
  refundedCents: cents,
  dispute: z.enum(["none", "open", "won", "lost"]),
  /** What can still be given back from here; nothing while a refund is under way or a dispute is open. */
  refundableCents: cents,
  /** The last one that was asked for here. */
  refund: z
    .strictObject({
      state: z.enum(["asked", "done", "failed"]),
      amountCents: cents,
      failure: z.string().nullable(),
    })
    .nullable(),
});
export type StudioPayment = z.infer<typeof studioPayment>;

/** What happened to an order, the newest first. */
const orderMoment = z.strictObject({
  at: moment,
  what: z.enum([
    "placed",
    "paid",
    "opened",
    "closed",
    "gift-delivered",
    "gift-sent-again",
    "refund-asked",
    "refund-made",
    "refund-failed",
    "access-ended",
  ]),
  amountCents: cents.nullable(),
  reason: z.enum(refundReasons).nullable(),
  /** Who did it in the studio; nobody any more, where the account is gone. */
  by: z.string().nullable(),
});
export type OrderMoment = z.infer<typeof orderMoment>;

/** All that is known of an order. */
export const orderDetail = z.strictObject({
  ...orderRow.shape,
  /** The account it belongs to, and its address. */
  accountId: z.uuid().nullable(),
  accountEmail: z.string().nullable(),
  isForgotten: z.boolean(),
  provider: paidThrough,
  version: z.strictObject({ number: z.int(), since: moment }),
  listCents: cents,
  discountCents: cents,
  upgradeCents: cents,
  paymentCents: cents,
  coupon: z.string().nullable(),
  /** What was agreed to when a membership was bought, word for word. */
  renewalTerms: z.string().nullable(),
  nextPaymentAt: moment.nullable(),
  /** When the provider was last asked. */
  checkedAt: moment,
  payments: z.array(studioPayment),
  gift: z
    .strictObject({
      name: z.string(),
      email: z.string(),
      note: z.string(),
      deliverOn: z.iso.date().nullable(),
      deliveredAt: moment.nullable(),
    })
    .nullable(),
  /** What it opened, and to whom. */
  access: z.array(
    z.strictObject({
      email: z.string(),
      givenAt: moment,
      endedAt: moment.nullable(),
    }),
  ),
  /** The order it builds upon, and those that build upon it. */
  upgrades: z.uuid().nullable(),
  upgradedBy: z.array(z.uuid()),
  moments: z.array(orderMoment),
  /** Whether there is a provider that knows it. */
  canRefresh: z.boolean(),
  /** What a refund of it may be given for: the guarantee only where what was bought came with one. */
  refundReasons: z.array(z.enum(refundReasons)),
  /** It ends on a named day, and that may be brought forward to now. */
  canEndAccess: z.boolean(),
});
export type OrderDetail = z.infer<typeof orderDetail>;

export const refundBody = z.strictObject({
  payment: z.uuid(),
  amountCents: z.int().min(1, "Please enter an amount."),
  /** What had been given back when whoever asks looked at it. */
  refundedCents: cents,
  reason: z.enum(refundReasons),
});
export type RefundBody = z.infer<typeof refundBody>;

export const studioGift = z.strictObject({
  /** The order's. */
  id: z.uuid(),
  fromName: z.string(),
  fromEmail: z.string(),
  toName: z.string(),
  toEmail: z.string(),
  offerName: z.string(),
  state: z.enum(orderStates),
  placedAt: moment,
  deliverOn: z.iso.date().nullable(),
  deliveredAt: moment.nullable(),
  /** To send the mail once more, or to hand over now what should have been by now. */
  can: z.enum(["send-again", "deliver"]).nullable(),
});
export type StudioGift = z.infer<typeof studioGift>;
export const studioGiftPage = pageOf(studioGift);

export const differenceQuery = z.strictObject({
  ...pageQuery.shape,
  show: z.enum(["open", "settled"]).optional(),
});
export const paymentDifference = z.strictObject({
  id: z.uuid(),
  kind: z.enum(["caught-up", "unknown", "refused"]),
  order: z
    .strictObject({ id: z.uuid(), number: z.string(), name: z.string(), offerName: z.string() })
    .nullable(),
  checkoutId: z.string().nullable(),
  from: z.enum(orderStates).nullable(),
  to: z.enum(orderStates).nullable(),
  foundAt: moment,
  settledAt: moment.nullable(),
});
export type PaymentDifference = z.infer<typeof paymentDifference>;
export const differencePage = pageOf(paymentDifference);

/** Whether owners are emailed about each order that is paid. */
export const orderMails = z.strictObject({ areOn: z.boolean() });
export const orderMailsBody = z.strictObject({ areOn: z.boolean(), was: z.boolean() });
