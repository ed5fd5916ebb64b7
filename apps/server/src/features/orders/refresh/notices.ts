import type { Mail } from "@academy/documents/mails";
import type { Tx } from "../../../platform/db/database.ts";
import { sendMail } from "../../../platform/mail/send-mail.ts";
import { hasOwnGrant } from "../../access/public.ts";
import { findUserById, listOwnerEmails } from "../../account/public.ts";
import { findTerms, type OfferTerms } from "../../offers/public.ts";
import { findGift } from "../gifts/gifts.queries.ts";
import { orderParts } from "../order-parts.ts";
import { isOpenIn, type OrderStatus } from "../order-state.rules.ts";
import type { Order } from "../orders.queries.ts";
import { listPayments, type Payment } from "../payments.queries.ts";
import { differenceLine } from "../reconciliation/difference-line.ts";
import { insertDifferences } from "../reconciliation/differences.queries.ts";

export type PaymentChange = { payment: Payment; isNew: boolean; newlyRefunded: number };

type Change = {
  order: Order;
  before: OrderStatus;
  after: OrderStatus;
  payments: PaymentChange[];
  /** For whoever was not signed in when they paid. */
  signInToken: string | null;
  /** Whether it opens nothing, and they get their money back. */
  goesBack: boolean;
  /** Whether something was open to somebody until now. */
  hasClosed: boolean;
  now: Date;
};

/** The mails that a change is told in. They leave with the commit that made it, each once. */
export async function sendOrderMails(tx: Tx, change: Change): Promise<void> {
  const { order, now } = change;
  const terms = await findTerms(tx, order.version_id);
  const user = order.user_id === null ? undefined : await findUserById(tx, order.user_id);
  const to = { address: user?.email ?? order.email };
  const send = (mail: Mail, attached?: Payment) =>
    sendMail(tx, to, mail, {
      now,
      ...(attached ? { attachment: { kind: "receipt", id: attached.id } } : {}),
    });

  if (isOpenIn(change.after.state) && !isOpenIn(change.before.state) && !change.goesBack) {
    await send(await welcomeOf(tx, change, terms, user?.firstName ?? ""));
  }
  for (const { payment, isNew, newlyRefunded } of change.payments) {
    if (isNew) await send(await receiptOf(tx, order, terms, payment, now), payment);
    const isFull = change.after.end === "refunded";
    if (newlyRefunded > 0 && !isFull) await send(refundOf(payment, newlyRefunded, terms, { endsAt: null }));
  }
  for (const mail of turnOf(change, terms, await closesSomething(tx, order.id))) await send(mail);
  if (change.hasClosed && change.after.end) {
    const props = { offerName: terms.name, offer: order.offer, why: change.after.end };
    const address = (await receiverOf(tx, order.id)) ?? to.address;
    await sendMail(tx, { address }, { template: "access-ended", props }, { now });
  }
  if (change.after.state === "refused" && change.before.state !== "refused") await warnOwners(tx, order, now);
}

/** An order for what somebody had already gave nothing, and so nothing closes with it. */
async function closesSomething(tx: Tx, orderId: string): Promise<boolean> {
  return (await hasOwnGrant(tx, orderId)) || (await findGift(tx, orderId)) !== undefined;
}

/** Whoever was given it is the one for whom it closes. */
async function receiverOf(tx: Tx, orderId: string): Promise<string | undefined> {
  const gift = await findGift(tx, orderId);
  const receiver = gift?.user_id ? await findUserById(tx, gift.user_id) : undefined;
  return receiver?.email;
}

/** Money came that was not agreed upon: nothing is opened, and somebody has to look. */
async function warnOwners(tx: Tx, { id, offer }: Order, now: Date): Promise<void> {
  const line = differenceLine("otherAmount", { order: id.slice(0, 8), offer });
  const mail: Mail = { template: "payment-differences", props: { lines: [line] } };
  for (const address of await listOwnerEmails(tx)) await sendMail(tx, { address }, mail, { now });
  await insertDifferences(tx, [{ key: `refused ${id}`, kind: "refused", order_id: id }], now);
}

async function welcomeOf(
  tx: Tx,
  { order, signInToken, now }: Change,
  terms: OfferTerms,
  firstName: string,
): Promise<Mail> {
  const gift = await findGift(tx, order.id);
  const { name: offerName } = terms;
  const includes = await partsOfOrder(tx, order, terms, now);
  return gift
    ? { template: "gift-ordered", props: { toName: gift.name, offerName, deliverOn: gift.deliver_on } }
    : {
        template: "purchase-welcome",
        props: { firstName, offerName, offer: order.offer, signInToken, includes },
      };
}

const partsOfOrder = async (tx: Tx, order: Order, terms: OfferTerms, now: Date) =>
  (await orderParts(tx, [{ ...order, terms }], now)).get(order.id) ?? [];

async function receiptOf(
  tx: Tx,
  order: Order,
  terms: OfferTerms,
  payment: Payment,
  now: Date,
): Promise<Mail> {
  const all = await listPayments(tx, [order.id]);
  const nth = all.findIndex(({ id }) => id === payment.id);
  const { number, amount_cents: amountCents, tax_cents: taxCents, currency, paid_at: paidAt } = payment;
  const at = order.next_payment_at;
  return {
    template: "receipt",
    props: {
      offerName: terms.name,
      number,
      paidAt: paidAt.toISOString(),
      amountCents,
      taxCents,
      currency,
      kind: kindOf(order, nth),
      includes: await partsOfOrder(tx, order, terms, now),
      nextPayment: at && { at: at.toISOString(), amountCents: order.payment_cents },
    },
  };
}

function kindOf({ plan }: Order, nth: number) {
  if (plan === "two-payments") return nth === 0 ? "first-of-two" : "second-of-two";
  if (plan === "monthly") return nth === 0 ? "membership" : "renewal";
  return "once";
}

const refundOf = (
  payment: Payment,
  amountCents: number,
  terms: OfferTerms,
  {
    endsAt,
    hadAlready = false,
    wasShort = false,
  }: { endsAt: Date | null; hadAlready?: boolean; wasShort?: boolean },
): Mail => ({
  template: "refunded",
  props: {
    offerName: terms.name,
    amountCents,
    currency: payment.currency,
    isFull: amountCents >= payment.amount_cents,
    accessEndsAt: endsAt?.toISOString() ?? null,
    hadAlready,
    wasShort,
  },
});

/** What somebody has to know before something closes. Where they had it already, nothing does. */
function turnOf(
  { order, before, after, payments, hasClosed }: Change,
  terms: OfferTerms,
  closes: boolean,
): Mail[] {
  const { name: offerName } = terms;
  if (after.end === before.end || hasClosed) return [];
  const accessEndsAt = after.endsAt?.toISOString() ?? "";
  switch (after.end) {
    case "refunded":
      return payments
        .filter(({ newlyRefunded }) => newlyRefunded > 0)
        .map(({ payment, newlyRefunded }) =>
          refundOf(payment, newlyRefunded, terms, {
            // What came off had gone back before, or they had what they paid for.
            wasShort: !closes && order.upgrade_cents > 0,
            hadAlready: !closes && order.upgrade_cents === 0,
            endsAt: closes ? after.endsAt : null,
          }),
        );
    case "disputed":
      return [{ template: "payment-disputed", props: { offerName, accessEndsAt } }];
    case "payment-missed": {
      const kind = order.plan === "monthly" ? "membership" : "second-of-two";
      const { payment_cents: amountCents, currency } = order;
      return [
        { template: "payment-failed", props: { offerName, amountCents, currency, kind, accessEndsAt } },
      ];
    }
    case "canceled":
      return [{ template: "membership-canceled", props: { offerName, endsAt: accessEndsAt } }];
    case null: {
      const nextPaymentAt = order.next_payment_at?.toISOString();
      const isBack = before.end === "canceled" && after.state === "active" && nextPaymentAt;
      return isBack ? [{ template: "membership-resumed", props: { offerName, nextPaymentAt } }] : [];
    }
  }
}
