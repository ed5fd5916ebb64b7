import { type Db, inTransaction, type Tx } from "../../../platform/db/database.ts";
import { AppError } from "../../../platform/errors.ts";
import { enqueue } from "../../../platform/jobs/enqueue.ts";
import { handleJob, type JobHandler } from "../../../platform/jobs/job.ts";
import { sendMail } from "../../../platform/mail/send-mail.ts";
import { grantOffer } from "../../access/public.ts";
import { findOrCreateUser, findUserById, issueSignInLink, type User } from "../../account/public.ts";
import { findTerms, type OfferTerms } from "../../offers/public.ts";
import type { OrderDeps } from "../order-deps.ts";
import { deliverGiftJob } from "../order-jobs.ts";
import { orderParts } from "../order-parts.ts";
import { isOpenIn } from "../order-state.rules.ts";
import { findOrder, type Order } from "../orders.queries.ts";
import { findGift, type Gift, setDelivered } from "./gifts.queries.ts";

/** In the morning of the day in most of America. */
const dayOf = ({ deliver_on: day }: Pick<Gift, "deliver_on">) => day && new Date(`${day}T13:00:00.000Z`);

/** On its day; at once where no day was named, or it has passed. False when that is under way. */
export function scheduleGift(
  tx: Tx,
  order: Order,
  gift: Gift,
  now: Date,
  which: "first" | "again" = "first",
): Promise<boolean> {
  const day = dayOf(gift);
  const runAt = day && day > now ? day : now;
  const key = `orders.deliver-gift ${order.id} ${which === "first" ? order.revision : minuteOf(now)}`;
  return enqueue(tx, deliverGiftJob, { orderId: order.id }, { key, runAt, now });
}

const minuteOf = (now: Date) => now.toISOString().slice(0, 16);

/** Should have been handed over by now: the job takes some minutes at most. */
export function isOverdue(gift: Pick<Gift, "deliver_on">, now: Date): boolean {
  const day = dayOf(gift);
  return !day || day < now;
}

/** Whether the owner may have it sent once more, or handed over at last. */
export const canDeliver = (order: Order, gift: Gift, now: Date) =>
  isOpenIn(order.state) && (gift.delivered_at !== null || isOverdue(gift, now));

type Deps = Pick<OrderDeps, "now" | "hash"> & { db: Db };

/** Hands a gift over: an account, what was bought, and a mail with the note. A gift that was refunded before is not. */
export function handleDeliverGift(deps: Deps): JobHandler {
  return handleJob(deliverGiftJob, async ({ orderId }) => {
    await inTransaction(deps.db, (tx) => deliverGift(tx, deps, orderId));
  });
}

async function deliverGift(tx: Tx, deps: Omit<Deps, "db">, orderId: string): Promise<void> {
  const now = deps.now();
  const order = await findOrder(tx, orderId);
  const gift = await findGift(tx, orderId);
  if (!order || !gift || !isOpenIn(order.state)) return;
  const { name: toName, email } = gift;
  const receiver = await findOrCreateUser(tx, { email, name: toName }, now);
  const terms = await findTerms(tx, order.version_id);
  const { offer } = order;
  await grantOffer(tx, { userId: receiver.id, offer, source: "order", orderId, terms, reason: "gift", now });
  if (!(await setDelivered(tx, { id: gift.id, userId: receiver.id, now }))) return;
  await mailGift(tx, deps, { order, gift, receiver, terms });
  const giver = order.user_id === null ? undefined : await findUserById(tx, order.user_id);
  const told = { template: "gift-delivered", props: { toName, offerName: terms.name } } as const;
  await sendMail(tx, { address: giver?.email ?? order.email }, told, { now });
}

type GiftDelivery = { order: Order; gift: Gift; receiver: User; terms: OfferTerms };

/** With a way in that is new: the one before may have been used, or be too old. */
async function mailGift(
  tx: Tx,
  deps: Omit<Deps, "db">,
  { order, gift, receiver, terms }: GiftDelivery,
  key?: string,
): Promise<boolean> {
  const signInToken = await issueSignInLink(tx, deps, receiver.id);
  const { name: fromName, offer } = order;
  const { name: toName, note } = gift;
  const includes = (await orderParts(tx, [{ ...order, terms }], deps.now())).get(order.id) ?? [];
  const mail = {
    template: "gift",
    props: { fromName, toName, offerName: terms.name, offer, note, signInToken, includes },
  } as const;
  return sendMail(tx, { address: receiver.email }, mail, { now: deps.now(), ...(key ? { key } : {}) });
}

/** The mail to whoever was given it, once more. False when that was done within this minute. */
export async function sendGiftAgain(
  tx: Tx,
  deps: Omit<Deps, "db">,
  order: Order,
  gift: Gift,
): Promise<boolean> {
  const receiver = gift.user_id === null ? undefined : await findUserById(tx, gift.user_id);
  if (!receiver) throw new AppError("CONFLICT", { message: "Their account is gone." });
  const terms = await findTerms(tx, order.version_id);
  const key = `orders.gift-again ${order.id} ${minuteOf(deps.now())}`;
  return mailGift(tx, deps, { order, gift, receiver, terms }, key);
}
