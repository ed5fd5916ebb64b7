import { randomUUID } from "node:crypto";
import type { StartCheckoutBody, StartedCheckout } from "@academy/contract/orders";
import { inTransaction, type Tx } from "../../../platform/db/database.ts";
import { AppError } from "../../../platform/errors.ts";
import { enqueue } from "../../../platform/jobs/enqueue.ts";
import type { User } from "../../account/public.ts";
import { nameKeys } from "../../leads/public.ts";
import type { PaymentProvider } from "../../payments/public.ts";
import { insertGift } from "../gifts/gifts.queries.ts";
import { requireAdmission } from "../invitations/admission.ts";
import type { OrderDeps } from "../order-deps.ts";
import { refreshOrderJob } from "../order-jobs.ts";
import {
  findOrder,
  findSubmittedOrder,
  insertOrder,
  listOpenOrders,
  type Order,
  updateOrder,
} from "../orders.queries.ts";
import { providerFailure } from "../provider-failure.ts";
import { refreshOrder } from "../refresh/refresh-order.ts";
import { openCheckout, thankYouPath } from "./open-checkout.ts";
import { opensSoon } from "./opens-soon.ts";
import { reckon } from "./quote.ts";
import { agreedRenewal } from "./renewal.ts";
import { holdSeat } from "./seats.ts";

/** As short as Stripe allows: a seat is held meanwhile. */
const openForMs = 31 * 60_000;

/**
 * Writes an order down with every figure decided here, then opens its payment page. The same submission again is the
 * same order; another by the same person for the same offer ends the one before, so that both can't be paid.
 */
export async function startCheckout(
  deps: OrderDeps,
  body: StartCheckoutBody,
  user: User | undefined,
): Promise<StartedCheckout> {
  const { provider } = deps;
  if (!provider) throw new AppError("PAYMENT_CLOSED");
  const submissionId = body.submission_id.toLowerCase();
  const known = await findSubmittedOrder(deps.db, submissionId);
  if (!known && (await opensSoon(deps, body.offer))) throw new AppError("OPENS_SOON");
  if (!known) await endOthers(deps, provider, body, user);
  const order = known ?? (await placeOrder(deps, provider, { ...body, submission_id: submissionId }, user));
  try {
    // Another tab may have begun at the same moment: of the two, the later stays.
    if (!known) await endOthers(deps, provider, body, user, order);
    return { order: order.id, url: await payAt(deps, provider, order) };
  } catch (cause) {
    await letGo(deps, order);
    throw cause;
  }
}

/** Paid already, or not to be paid any more: the thank-you page says how it stands. */
async function payAt(deps: OrderDeps, provider: PaymentProvider, order: Order): Promise<string> {
  if (order.provider === "none") await refreshOrder(deps, { orderId: order.id });
  if (order.provider === "none" || order.state !== "open") return thankYouPath(order.id);
  return order.checkout_url ?? openCheckout(deps, provider, order);
}

/**
 * Whatever went wrong, its seat or coupon is free again at once, and the same submission may try anew: nobody has had
 * an address to pay at. What costs nothing needs none, and is finished by its job.
 */
async function letGo({ db, log }: OrderDeps, order: Order): Promise<void> {
  if (order.provider === "none" || order.checkout_id || order.state !== "open") return;
  try {
    await inTransaction(db, (tx) =>
      updateOrder(tx, order, { state: "expired", submission_id: randomUUID() }),
    );
  } catch (err) {
    // Then it goes when its time is over; what went wrong first is what is told.
    log.warn({ err, orderId: order.id }, "an order could not be let go");
  }
}

/** Whatever the same person has open for this offer, begun before, is closed at the provider. */
async function endOthers(
  deps: OrderDeps,
  provider: PaymentProvider,
  { offer, email, gift, submission_id }: StartCheckoutBody,
  user: User | undefined,
  latest?: Order,
): Promise<void> {
  if (gift) return;
  const open = await listOpenOrders(deps.db, { userId: user?.id ?? null, email, offer });
  for (const order of open) {
    // A double click is no other order.
    if (order.submission_id === submission_id.toLowerCase()) continue;
    if (latest && !isBefore(order, latest)) continue;
    try {
      if (order.checkout_id) await provider.closeCheckout(order.checkout_id);
    } catch (cause) {
      throw providerFailure(cause);
    }
    if (order.checkout_id) await refreshOrder(deps, { orderId: order.id });
    else await inTransaction(deps.db, (tx) => updateOrder(tx, order, { state: "expired" }));
  }
}

const isBefore = (one: Order, other: Order) =>
  one.created_at < other.created_at ||
  (one.created_at.getTime() === other.created_at.getTime() && one.id < other.id);

async function placeOrder(
  deps: OrderDeps,
  provider: PaymentProvider,
  body: StartCheckoutBody,
  user: User | undefined,
): Promise<Order> {
  const now = deps.now();
  const { offer, plan, name, email, coupon, gift } = body;
  const userId = user?.id ?? null;
  const placed = await inTransaction(deps.db, async (tx) => {
    const quoteRequest = {
      offer,
      plan,
      coupon,
      isGift: gift !== undefined,
      userId,
      email: user?.email ?? email,
      now,
    };
    const { onSale, price, base, coupon: counted } = await reckon(tx, quoteRequest);
    // Nobody pays more than they were shown.
    if (body.seen_total_cents !== undefined && price.totalCents > body.seen_total_cents) {
      throw new AppError("PRICE_CHANGED");
    }
    const invitationId = await requireAdmission(tx, deps, {
      offer,
      invitation: body.invitation,
      email: user?.email ?? email,
      userId,
    });
    const renewalTerms = agreedRenewal(body, price);
    await holdSeat(tx, onSale.terms);
    const keys = nameKeys(name);
    const order: Order = {
      id: randomUUID(),
      submission_id: body.submission_id,
      user_id: userId,
      email: user?.email ?? email,
      name,
      name_key: keys.nameKey,
      last_name_key: keys.lastNameKey,
      is_gift: gift !== undefined,
      is_refunded: false,
      offer,
      version_id: onSale.versionId,
      plan,
      currency: price.currency,
      list_cents: price.listCents,
      discount_cents: price.discountCents,
      upgrade_cents: price.upgradeCents,
      total_cents: price.totalCents,
      payment_cents: price.dueNowCents,
      coupon_id: counted?.id ?? null,
      invitation_id: invitationId,
      renewal_terms: renewalTerms,
      upgrades_order_id: base?.id ?? null,
      provider: price.totalCents === 0 ? "none" : provider.name,
      checkout_id: null,
      checkout_url: null,
      customer_id: base?.customer_id ?? null,
      subscription_id: null,
      state: "open",
      end_reason: null,
      ends_at: null,
      next_payment_at: null,
      closes_at: new Date(now.getTime() + openForMs),
      revision: 0,
      forgotten_at: null,
      checked_at: now,
      created_at: now,
    };
    if (!(await insertOrder(tx, order))) return undefined;
    if (gift) await insertGift(tx, order.id, gift);
    await closeLater(tx, order, now);
    return order;
  });
  // A double click: the other one has written it down.
  const order = placed ?? (await findSubmittedOrder(deps.db, body.submission_id));
  if (!order) throw new AppError("CONFLICT");
  return (await findOrder(deps.db, order.id)) ?? order;
}

async function closeLater(tx: Tx, { id: orderId, closes_at: runAt }: Order, now: Date): Promise<void> {
  await enqueue(tx, refreshOrderJob, { orderId }, { key: `orders.close ${orderId}`, runAt, now });
}
