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
import { countCouponUses, listStandingOrders, type Order } from "../orders.queries.ts";
import { listPayments } from "../payments.queries.ts";
import { chainOf, keptCents } from "./credit.rules.ts";
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
  const credit = request.isGift ? undefined : await findCredit(db, request, terms.currency);
  const coupon = request.coupon ? await findCountingCoupon(db, request) : undefined;
  const upgradeCents = credit?.cents ?? 0;
  return {
    onSale,
    coupon,
    base: credit?.base,
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

/**
 * What was paid for a lower tier, and kept, comes off a higher one: never what nobody paid, and no more than that tier
 * costs at once. Where that is nothing, the two have nothing to do with each other.
 */
async function findCredit(
  db: Db | Tx,
  { userId, offer }: QuoteRequest,
  currency: string,
): Promise<{ base: Order; cents: number } | undefined> {
  if (userId === null) return undefined;
  const standing = await listStandingOrders(db, userId, tiersBelow(offer));
  const [base] = standing;
  if (base?.currency !== currency) return undefined;
  const chain = chainOf(base, standing);
  const payments = await listPayments(
    db,
    chain.map(({ id }) => id),
  );
  const isDue = base.plan === "two-payments" && base.total_cents > 0;
  if (isDue && payments.filter(({ order_id: id }) => id === base.id).length < 2) {
    throw new AppError("CONFLICT", {
      message: "Your second payment is still due. Once it’s made, you can upgrade for just the difference.",
    });
  }
  const cents = Math.min(keptCents(payments), (await findTerms(db, base.version_id)).priceCents);
  return cents > 0 ? { base, cents } : undefined;
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
