import { z } from "zod";
import { emailAddress } from "./account.ts";
import { offerPart } from "./fields/offer-parts.ts";
import { openPayment } from "./fields/payment-providers.ts";
import { manyLines, oneLine, trimLines } from "./fields/text.ts";
import { pageOf } from "./paging.ts";
import { archetypeKey } from "./visitors/results.ts";

export const offerKeys = [
  "subscribePackage",
  "blueprintSelfGuided",
  "blueprintGuided",
  "blueprintDeepDive",
  "alumniGroup",
] as const;

/** One of these, or a course that is sold by itself. */
export const offerKey = z.union([z.enum(offerKeys), z.templateLiteral(["course-", z.uuid()])]);

/** How an offer is paid. */
export const plans = ["full", "two-payments", "monthly"] as const;
export type Plan = (typeof plans)[number];

/** Money is whole cents; the currency is written as ISO 4217 has it. */
const cents = z.int().min(0);
const currency = z.string().regex(/^[A-Z]{3}$/);

export const offerView = z.strictObject({
  key: offerKey,
  name: z.string(),
  currency,
  priceCents: cents,
  billing: z.enum(["one-time", "monthly"]),
  /** Where it can also be paid in parts. */
  instalments: z.strictObject({ count: z.int(), priceCents: cents }).nullable(),
  /** What is left of the seats, once some are taken; null where there is no limit, or nobody sits yet. */
  seatsLeft: z.int().min(0).nullable(),
  needsInvitation: z.boolean(),
  /** A payment page of somebody else's, which the owner has set. */
  checkoutLink: z.string().nullable(),
  canBeGiven: z.boolean(),
  /** Of a course that is sold by itself: what is said of it, whose drawing it wears, and its modules. */
  course: z
    .strictObject({ about: z.string(), archetype: archetypeKey, modules: z.array(z.string()) })
    .nullable(),
  /** What it is made of, as bought today: the courses it opens, then its benefits. */
  includes: z.array(offerPart),
  /** Whether it isn’t sold yet, since not all of it could be delivered. */
  opensSoon: z.boolean(),
});
export type OfferView = z.infer<typeof offerView>;

export const offersView = z.strictObject({
  payment: openPayment,
  offers: z.array(offerView),
});
export type OffersView = z.infer<typeof offersView>;

const couponCode = z
  .string()
  .trim()
  .max(40, "Please check the code. Ours are shorter.")
  .regex(oneLine, "The code has characters that can’t be shown.");

const invitationToken = z.string().max(100);

export const quoteBody = z.strictObject({
  offer: offerKey,
  plan: z.enum(plans),
  coupon: couponCode.optional(),
  isGift: z.boolean().optional(),
});
export type QuoteBody = z.infer<typeof quoteBody>;

/** What it would cost whoever asks, reckoned by the server. */
export const quote = z.strictObject({
  currency,
  listCents: cents,
  discountCents: cents,
  /** What a lower tier that was paid already takes off the price of a higher one. */
  upgradeCents: cents,
  totalCents: cents,
  /** Each payment, where there are several. */
  dueNowCents: cents,
});
export type Quote = z.infer<typeof quote>;

const buyerName = z
  .string()
  .trim()
  .min(1, "Please enter your name.")
  .max(160, "Please use 160 characters or fewer for the name.")
  .regex(oneLine, "The name has characters that can’t be shown.");

export const giftBody = z.strictObject({
  name: z
    .string()
    .trim()
    .min(1, "Please enter their name.")
    .max(160, "Please use 160 characters or fewer for the name.")
    .regex(oneLine, "The name has characters that can’t be shown."),
  email: emailAddress,
  note: z
    .string()
    .overwrite(trimLines)
    .max(1000, "Please use 1,000 characters or fewer for the note.")
    .regex(manyLines, "The note has characters that can’t be shown."),
  /** The day it is handed over, as the giver's calendar has it; null is at once. */
  deliverOn: z.iso.date().nullable(),
});
export type GiftBody = z.infer<typeof giftBody>;

export const startCheckoutBody = z.strictObject({
  offer: offerKey,
  plan: z.enum(plans),
  name: buyerName,
  email: emailAddress,
  coupon: couponCode.optional(),
  invitation: invitationToken.optional(),
  gift: giftBody.optional(),
  /** Whoever pays by the month has checked that they will be charged until they cancel. */
  agrees_to_renewal: z.boolean().optional(),
  /** What the buyer was shown: if it has become more meanwhile, they are told before anything is charged. */
  seen_total_cents: cents.optional(),
  /** Made by the client: the same submission twice is one order. */
  submission_id: z.uuid(),
});
export type StartCheckoutBody = z.infer<typeof startCheckoutBody>;

export const startedCheckout = z.strictObject({
  order: z.string(),
  /** Where to go on: the payment page, or straight to the thank-you page where nothing is left to pay. */
  url: z.string(),
});
export type StartedCheckout = z.infer<typeof startedCheckout>;

/** The form of `/subscribe`. */
export const subscribeBody = z.strictObject({
  name: buyerName,
  email: emailAddress,
  submission_id: z.uuid(),
});
export type SubscribeBody = z.infer<typeof subscribeBody>;

export const subscribed = z.discriminatedUnion("outcome", [
  /** Paid in the demo's test checkout: the courses are open. */
  z.strictObject({ outcome: z.literal("bought"), order: z.string() }),
  /** To the payment page: the provider's, or one of somebody else's, which knows no order of ours. */
  z.strictObject({ outcome: z.literal("checkout"), order: z.string().nullable(), url: z.string() }),
  /** Payment is not open: name and address are kept. */
  z.strictObject({ outcome: z.literal("noted") }),
]);
export type SubscribeReceipt = z.infer<typeof subscribed>;

/** Somebody who would like to be told when an offer can be bought. */
export const interestBody = z.strictObject({
  offer: offerKey,
  name: buyerName,
  email: emailAddress,
});
export type InterestBody = z.infer<typeof interestBody>;

export const orderParams = z.strictObject({ id: z.string().max(100) });
export const receiptParams = z.strictObject({ id: z.string().max(100), payment: z.string().max(100) });

export const orderStates = ["open", "processing", "expired", "active", "ending", "ended", "refused"] as const;
/**
 * open: not paid yet. processing: paid, and the money is under way. active: what was bought is open. ending: open until
 * a day that is known. ended: closed. expired: nobody paid in time. refused: what was paid is not what was agreed, and
 * the owner has been told.
 */
export type OrderState = (typeof orderStates)[number];

export const orderEnds = ["refunded", "disputed", "payment-missed", "canceled"] as const;
/** Why an order is ending or has ended. */
export type OrderEnd = (typeof orderEnds)[number];

/** What the thank-you page may say to whoever has its address: nobody's name, address or card. */
export const orderStateView = z.strictObject({
  state: z.enum(orderStates),
  offer: offerKey,
  offerName: z.string(),
  isGift: z.boolean(),
  /** Whether it belongs to whoever asks. */
  isMine: z.boolean(),
  /** What was bought, under the terms of its day. */
  includes: z.array(offerPart),
  /** Where it can still be paid. */
  payAt: z.string().nullable(),
  /** In a demo: the page where everything else can be tried. */
  testCheckout: z.string().nullable(),
});
export type OrderStateView = z.infer<typeof orderStateView>;

export const paymentView = z.strictObject({
  id: z.string(),
  /** As on the receipt. */
  number: z.string(),
  paidAt: z.iso.datetime(),
  amountCents: cents,
  taxCents: cents,
  refundedCents: cents,
});

export const orderView = z.strictObject({
  id: z.string(),
  offer: offerKey,
  name: z.string(),
  plan: z.enum(plans),
  state: z.enum(orderStates),
  end: z.enum(orderEnds).nullable(),
  /** When what was bought closes, or has closed. */
  endsAt: z.iso.datetime().nullable(),
  placedAt: z.iso.datetime(),
  currency,
  /** All of it; for a membership, each month. */
  totalCents: cents,
  nextPayment: z.strictObject({ at: z.iso.datetime(), amountCents: cents }).nullable(),
  payments: z.array(paymentView),
  /** What was bought, under the terms of its day. */
  includes: z.array(offerPart),
  gift: z
    .strictObject({
      name: z.string(),
      email: z.string(),
      deliverOn: z.iso.date().nullable(),
      deliveredAt: z.iso.datetime().nullable(),
    })
    .nullable(),
  /** A membership that runs; it then goes on to the end of the month. */
  canCancel: z.boolean(),
  /** A membership that was canceled and has not ended. */
  canResume: z.boolean(),
  /** Where more payments are to come: at the payment provider. */
  canChangeCard: z.boolean(),
});
export type OrderView = z.infer<typeof orderView>;

export const ordersPage = pageOf(orderView);
export type OrdersPage = z.infer<typeof ordersPage>;

export const cardPage = z.strictObject({ url: z.string() });
