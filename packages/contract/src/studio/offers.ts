import { z } from "zod";
import { emailAddress } from "../account.ts";
import { openPayment } from "../fields/payment-providers.ts";
import { oneLine } from "../fields/text.ts";
import { maxCourses } from "../learning/courses.ts";
import { offerKey, offerKeys, orderEnds, orderStates } from "../orders.ts";
import { pageOf, pageQuery } from "../paging.ts";
import { missingPiece, offerBenefit } from "./benefits.ts";

const cents = z.int().min(0);
const moment = z.iso.datetime();
const instalments = z.strictObject({ count: z.int(), priceCents: cents }).nullable();

/** What is sold, with every version it was sold under, the newest first. */
export const studioOffer = z.strictObject({
  key: offerKey,
  name: z.string(),
  priceCents: cents,
  billing: z.enum(["one-time", "monthly"]),
  instalments,
  /** Whether it may be offered in two payments. */
  canBeInTwo: z.boolean(),
  /** The one on sale: whoever changes it says which they saw. */
  version: z.int(),
  /** A payment page of somebody else's. */
  checkoutLink: z.string().nullable(),
  /** The courses it opens, by title. */
  courses: z.array(z.string()),
  /** What it holds besides them. */
  benefits: z.array(offerBenefit),
  /** What is missing before all of it can be delivered: a live academy doesn’t sell it until then. */
  missing: z.array(missingPiece),
  versions: z.array(
    z.strictObject({
      number: z.int(),
      since: moment,
      name: z.string(),
      priceCents: cents,
      instalments,
    }),
  ),
});
export type StudioOffer = z.infer<typeof studioOffer>;
export const studioOffers = z.strictObject({
  payment: openPayment,
  /** Where the academy is, for links that are copied. */
  baseUrl: z.string(),
  offers: z.array(studioOffer),
});

export const studioOfferParams = z.strictObject({ offer: offerKey });
/** Where each money field is wrong, the server says which and why. */
export const offerBody = z.strictObject({
  name: z
    .string()
    .trim()
    .min(1, "Please enter a name.")
    .max(80, "Please use 80 characters or fewer for the name.")
    .regex(oneLine, "There are characters that can’t be shown.")
    .refine((name) => !/[{}\u2061-\u2064]/u.test(name), "A name can’t have braces in it."),
  priceCents: cents.max(99_999_999),
  /** Each of two payments; null where it is paid at once. */
  twoPaymentsCents: cents.max(99_999_999).nullable(),
  /** A price of nothing has to be meant. */
  isFree: z.boolean(),
  /** The version that was seen. */
  basedOn: z.int().min(1),
});
export type OfferBody = z.infer<typeof offerBody>;
/** How a course is sold by itself: its price, or null where it is not. */
export const courseOffer = z.strictObject({
  key: offerKey,
  priceCents: cents.nullable(),
  /** Each of two payments; null where it is paid at once. */
  twoPaymentsCents: cents.nullable(),
  /** Whoever changes it says which they saw; 0 is none yet. */
  version: z.int(),
});
export type CourseOffer = z.infer<typeof courseOffer>;
export const courseOfferBody = z.strictObject({
  priceCents: cents.max(99_999_999),
  twoPaymentsCents: cents.max(99_999_999).nullable().default(null),
  isFree: z.boolean(),
  basedOn: z.int().min(0),
});
export type CourseOfferBody = z.infer<typeof courseOfferBody>;
export const courseOfferParams = z.strictObject({ id: z.uuid().toLowerCase() });
export const checkoutLinkBody = z.strictObject({
  link: z
    .string()
    .trim()
    .max(2000, "Please use 2,000 characters or fewer.")
    .regex(oneLine, "There are characters that can’t be shown.")
    .refine(isHttps, "The address of a payment page must start with https://")
    .nullable(),
  /** The link that this one takes the place of. */
  basedOn: z.string().max(2000).nullable(),
});

function isHttps(text: string): boolean {
  return URL.canParse(text) && new URL(text).protocol === "https:";
}

export const couponQuery = z.strictObject({
  ...pageQuery.shape,
  show: z.enum(["active", "ended"]).optional(),
});
export const studioCoupon = z.strictObject({
  id: z.uuid(),
  code: z.string(),
  percentOff: z.int().nullable(),
  centsOff: cents.nullable(),
  offers: z.array(offerKey).nullable(),
  uses: z.int(),
  maxUses: z.int().nullable(),
  maxPerPerson: z.int().nullable(),
  /** The last day on which it counts. */
  until: z.iso.date().nullable(),
  /** Ended by somebody, or its last day has passed. */
  endedAt: moment.nullable(),
  createdAt: moment,
});
export type StudioCoupon = z.infer<typeof studioCoupon>;
export const couponPage = pageOf(studioCoupon);

export const couponBody = z
  .strictObject({
    code: z.string().trim().min(1, "Please enter a code.").max(60).regex(oneLine),
    percentOff: z.int().min(1).max(100, "At most 100 percent can come off.").nullable(),
    centsOff: z.int().min(1).max(9_999_999).nullable(),
    offers: z
      .array(offerKey)
      .min(1, "Please choose at least one offer.")
      .max(offerKeys.length + maxCourses)
      .nullable(),
    maxUses: z.int().min(1).max(1_000_000).nullable(),
    maxPerPerson: z.int().min(1).max(1000).nullable(),
    until: z.iso.date().nullable(),
  })
  .refine(({ percentOff, centsOff }) => (percentOff === null) !== (centsOff === null), {
    message: "Please enter either a percentage or an amount.",
    path: ["percentOff"],
  });
export type CouponBody = z.infer<typeof couponBody>;
export const couponParams = z.strictObject({ id: z.uuid() });

/** Somebody in the alumni group, or who was. */
export const member = z.strictObject({
  /** The order's. */
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  state: z.enum(orderStates),
  end: z.enum(orderEnds).nullable(),
  since: moment,
  monthlyCents: cents,
  nextPaymentAt: moment.nullable(),
  endsAt: moment.nullable(),
});
export type Member = z.infer<typeof member>;
export const memberPage = pageOf(member);

/** Taken: by those who pay or can still, and by those who were given one. */
export const seatsView = z.strictObject({ seats: z.int().nullable(), taken: z.int(), given: z.int() });

export const invitation = z.strictObject({
  id: z.uuid(),
  email: z.string(),
  state: z.enum(["waiting", "used", "expired", "withdrawn"]),
  sentAt: moment,
  expiresAt: moment,
  usedAt: moment.nullable(),
});
export type Invitation = z.infer<typeof invitation>;
export const invitationPage = pageOf(invitation);
export const invitationBody = z.strictObject({ email: emailAddress });
export const invitationParams = z.strictObject({ id: z.uuid() });
export const invited = z.strictObject({ email: z.string(), expiresAt: moment });
