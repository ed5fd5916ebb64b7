import { type Db, inTransaction, type Tx } from "../../../platform/db/database.ts";
import { enqueue } from "../../../platform/jobs/enqueue.ts";
import { handleJob, type JobHandler } from "../../../platform/jobs/job.ts";
import { sendMail } from "../../../platform/mail/send-mail.ts";
import { grantOffer } from "../../access/public.ts";
import { findOrCreateUser, findUserById, issueSignInLink } from "../../account/public.ts";
import { findTerms } from "../../offers/public.ts";
import type { OrderDeps } from "../order-deps.ts";
import { deliverGiftJob } from "../order-jobs.ts";
import { isOpenIn } from "../order-state.rules.ts";
import { findOrder, type Order } from "../orders.queries.ts";
import { findGift, type Gift, setDelivered } from "./gifts.queries.ts";

/** In the morning of the day in most of America; at once where no day was named, or it has passed. */
export async function scheduleGift(tx: Tx, order: Order, gift: Gift, now: Date): Promise<void> {
  const day = gift.deliver_on && new Date(`${gift.deliver_on}T13:00:00.000Z`);
  const runAt = day && day > now ? day : now;
  await enqueue(
    tx,
    deliverGiftJob,
    { orderId: order.id },
    { key: `orders.deliver-gift ${order.id} ${order.revision}`, runAt, now },
  );
}

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
  const { name: toName, email, note } = gift;
  const receiver = await findOrCreateUser(tx, { email, name: toName }, now);
  const terms = await findTerms(tx, order.version_id);
  const { offer } = order;
  await grantOffer(tx, { userId: receiver.id, offer, source: "order", orderId, terms, reason: "gift", now });
  if (!(await setDelivered(tx, { id: gift.id, userId: receiver.id, now }))) return;
  const signInToken = await issueSignInLink(tx, deps, receiver.id);
  const { name: offerName } = terms;
  const { name: fromName } = order;
  const mail = {
    template: "gift",
    props: { fromName, toName, offerName, offer, note, signInToken },
  } as const;
  await sendMail(tx, { address: receiver.email }, mail, { now });
  const giver = order.user_id === null ? undefined : await findUserById(tx, order.user_id);
  const told = { template: "gift-delivered", props: { toName, offerName } } as const;
  await sendMail(tx, { address: giver?.email ?? order.email }, told, { now });
}
