import type { OrderNotice } from "@academy/documents/mails";
import { type Db, inTransaction, type Tx } from "../../../platform/db/database.ts";
import { handleJob, type JobHandler, type PeriodicJob } from "../../../platform/jobs/job.ts";
import { sendMail } from "../../../platform/mail/send-mail.ts";
import { listOwnerEmails } from "../../account/public.ts";
import { findSessionDays } from "../../bookings/public.ts";
import { findAnswerPromise } from "../../contact/public.ts";
import { listTerms } from "../../offers/public.ts";
import { mailNoticesJob } from "../order-jobs.ts";
import { orderParts } from "../order-parts.ts";
import type { Order } from "../orders.queries.ts";
import { countMailedSince, insertNotice, listUnmailed, setMailed } from "./notices.queries.ts";
import { findOrderMails } from "./order-mails.ts";

const hourMs = 60 * 60 * 1000;
/** Beyond so many an hour they are gathered: a good day must not fill her mailbox. */
const maxAlone = 10;
/** As many as a mail can be read with; the next hour brings the next. */
const maxInOneMail = 50;

export const mailNoticesHourly: PeriodicJob = { job: mailNoticesJob, everyMs: hourMs };

/** Part of the commit that opens an order: every owner is told of it, once, by itself or with others. */
export async function tellOwners(tx: Tx, order: Order, now: Date): Promise<void> {
  if (!(await findOrderMails(tx)).areOn) return;
  const lately = await countMailedSince(tx, new Date(now.getTime() - hourMs), maxAlone);
  const isAlone = lately < maxAlone;
  const notice = { id: order.id, mailedAt: isAlone ? now : null, now };
  if ((await insertNotice(tx, notice)) && isAlone) await mailOwners(tx, [order], now);
}

/** Those that came in too fast to be told by themselves. */
export function handleMailNotices({ db, now }: { db: Db; now: () => Date }): JobHandler {
  return handleJob(mailNoticesJob, async () => {
    await inTransaction(db, async (tx) => {
      const waiting = await listUnmailed(tx, maxInOneMail);
      if (waiting.length === 0) return;
      const told = await setMailed(
        tx,
        waiting.map(({ id }) => id),
        now(),
      );
      const orders = waiting.filter(({ id }) => told.includes(id));
      if (orders.length > 0) await mailOwners(tx, orders, now());
    });
  });
}

async function mailOwners(tx: Tx, orders: Order[], now: Date): Promise<void> {
  const mail = { template: "orders-paid", props: { orders: await describe(tx, orders, now) } } as const;
  for (const address of await listOwnerEmails(tx)) await sendMail(tx, { address }, mail, { now });
}

/** What was bought, by whom, for how much, and what of it has to be done by hand. */
async function describe(tx: Tx, orders: Order[], now: Date): Promise<OrderNotice[]> {
  const terms = await listTerms(tx, [...new Set(orders.map(({ version_id }) => version_id))]);
  const sold = orders.flatMap((order) => {
    const known = terms.get(order.version_id);
    return known ? [{ ...order, terms: known }] : [];
  });
  const parts = await orderParts(tx, sold, now);
  const { days: answerDays } = await findAnswerPromise(tx);
  const sessionDays = await findSessionDays(tx);
  return sold.map(({ id, name, email, plan, is_gift, terms: { name: offerName }, ...order }) => ({
    id,
    offerName,
    name,
    email,
    amountCents: order.payment_cents,
    currency: order.currency,
    plan,
    isGift: is_gift,
    includes: parts.get(id) ?? [],
    answerDays,
    ...sessionDays,
  }));
}
