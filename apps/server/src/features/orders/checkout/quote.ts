import type { OfferKey } from "@academy/content/offers";
import type { Plan, Quote, QuoteBody } from "@academy/contract/orders";
import type { Db, Tx } from "../../../platform/db/database.ts";
import { AppError } from "../../../platform/errors.ts";
import {
  type Coupon,
  canBeGiven,
  findCoupon,
  findOnSale,
  findTerms,
  hasAllOf,
  holdCoupon,
  type OfferOnSale,
  plainCode,
  plansOf,
  refusalOf,
  tiersBelow,
} from "../../offers/public.ts";
import { countCouponUses, findStandingOrder, type Order } from "../orders.queries.ts";
import { listPayments } from "../payments.queries.ts";
import { priceOf } from "./price.rules.ts";

export type QuoteRequest = {
  offer: OfferKey;
  plan: Plan;
  coupon: string | undefined;
  isGift: boolean;
  userId: string | null;
  email: string | null;
  now: Date;
};

export type PricedOffer = {
  onSale: OfferOnSale;
  price: Quote;
  coupon: Coupon | undefined;
  /** The order for a lower tier that this one builds upon. */
  base: Order | undefined;
};

/** What an offer costs somebody, and every reason why they can't have it. In a transaction, uses of a coupon are counted alone. */
export async function reckon(db: Db | Tx, request: QuoteRequest): Promise<PricedOffer> {
  const onSale = await findOnSale(db, request.offer);
  if (!onSale) throw new AppError("NOT_FOUND", { message: "This offer is no longer for sale." });
  const { terms } = onSale;
  if (!plansOf(terms).includes(request.plan)) {
    throw new AppError("BAD_REQUEST", { field: "plan", message: "You can’t pay for this offer that way." });
  }
  if (request.isGift && (!canBeGiven(terms) || request.plan !== "full")) {
    throw new AppError("BAD_REQUEST", {
      field: "gift",
      message: "A gift has to be paid for in one payment.",
    });
  }
  await refuseTwice(db, request);
  const base = request.isGift ? undefined : await findBase(db, request);
  const coupon = request.coupon ? await findCountingCoupon(db, request) : undefined;
  const upgradeCents = base ? (await findTerms(db, base.version_id)).priceCents : 0;
  return {
    onSale,
    coupon,
    base,
    price: priceOf(terms, request.plan, { discount: coupon ?? null, upgradeCents }),
  };
}

export async function quoteOffer(
  db: Db,
  { offer, plan, coupon, isGift = false }: QuoteBody,
  user: { id: string; email: string } | undefined,
  now: Date,
): Promise<Quote> {
  const who = { userId: user?.id ?? null, email: user?.email ?? null };
  return (await reckon(db, { offer, plan, coupon, isGift, ...who, now })).price;
}

/** Whoever is signed in need not buy what they have. Others are not told what an address holds (apply-purchase.ts). */
async function refuseTwice(db: Db | Tx, { userId, offer, isGift }: QuoteRequest): Promise<void> {
  if (userId === null || isGift) return;
  if (await hasAllOf(db, userId, offer)) throw new AppError("ALREADY_YOURS");
}

async function findBase(db: Db | Tx, { userId, offer }: QuoteRequest): Promise<Order | undefined> {
  if (userId === null) return undefined;
  const base = await findStandingOrder(db, userId, tiersBelow(offer));
  if (base?.plan !== "two-payments") return base;
  const payments = await listPayments(db, [base.id]);
  if (payments.length >= 2) return base;
  throw new AppError("CONFLICT", {
    message: "Your second payment is still due. Once it’s made, you can upgrade for just the difference.",
  });
}

async function findCountingCoupon(db: Db | Tx, request: QuoteRequest): Promise<Coupon> {
  const { offer, userId, email, now } = request;
  const code = plainCode(request.coupon ?? "");
  const coupon = db.isTransaction ? await holdCoupon(db as Tx, code) : await findCoupon(db, code);
  const uses = coupon ? await countCouponUses(db, coupon.id, null) : 0;
  const isKnown = userId !== null || email !== null;
  const usesOfPerson = coupon && isKnown ? await countCouponUses(db, coupon.id, { userId, email }) : 0;
  const message = refusalOf(coupon, { offer, uses, usesOfPerson, now });
  if (message || !coupon)
    throw new AppError("COUPON_REFUSED", { field: "coupon", ...(message ? { message } : {}) });
  return coupon;
}
