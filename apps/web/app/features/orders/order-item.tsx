import { formatPrice } from "@academy/content/format-price";
import { checkoutPage } from "@academy/content/pages/buying/checkout-page";
import { myOrders } from "@academy/content/pages/buying/my-orders";
import { getReceipt } from "@academy/contract/calls/orders";
import type { OrderView } from "@academy/contract/orders";
import { pathOf } from "@academy/contract/path-of";
import { useRef } from "react";
import { Link } from "react-router";
import { fillWords } from "../../lib/text/fill-words.ts";
import { formatCalendarDay, formatDay } from "../../lib/text/format-time.ts";
import { Badge } from "../../ui/badge.tsx";
import { PartList } from "../benefits/public.ts";
import { OrderActions } from "./order-actions.tsx";

/** States that its own page says more about. */
const unsettled = ["open", "processing", "refused"];

export function OrderItem({ order }: { order: OrderView }) {
  const { id, name, state, placedAt, nextPayment, gift, payments, includes } = order;
  const title = useRef<HTMLHeadingElement>(null);
  return (
    <li className="order-item">
      <div className="order-item-head">
        <h3 ref={title} tabIndex={-1} className="font-display text-lead outline-none">
          {name}
        </h3>
        <Badge look={state === "active" || state === "ending" ? "wash" : "outline"}>
          {stateWords(order)}
        </Badge>
      </div>
      <p className="text-small">
        {amountWords(order)}
        <span className="block text-ink-soft">
          {myOrders.placed} <time dateTime={placedAt}>{formatDay(placedAt)}</time>
        </span>
      </p>
      {gift && <p className="wrap-anywhere text-small">{giftWords(gift)}</p>}
      {nextPayment && (
        <p className="text-small">
          {fillWords(myOrders.next, {
            amount: formatPrice(nextPayment.amountCents),
            day: formatDay(nextPayment.at),
          })}
        </p>
      )}
      {unsettled.includes(state) && (
        <p>
          <Link
            to={`/thank-you?order=${encodeURIComponent(id)}`}
            className="text-link inline-flex min-h-11 items-center"
          >
            {myOrders.lookUp}
          </Link>
        </p>
      )}
      {includes.length > 0 && (
        <details className="text-small">
          <summary className="min-h-11 cursor-pointer">{checkoutPage.opensLabel}</summary>
          <PartList parts={includes} isMembership={order.plan === "monthly"} className="list-disc pl-5" />
        </details>
      )}
      {payments.length > 0 && <PaymentList order={id} payments={payments} />}
      <OrderActions order={order} title={title} />
    </li>
  );
}

/** How an order stands, in a few words. */
export function stateWords({ state, end, endsAt }: Pick<OrderView, "state" | "end" | "endsAt">): string {
  if (state === "ending" && endsAt) return fillWords(myOrders.ending, { day: formatDay(endsAt) });
  if (state !== "ended" && state !== "ending") return myOrders.states[state];
  const why = end ? myOrders.ends[end] : myOrders.ended;
  return state === "ended" && endsAt
    ? `${why} ${fillWords(myOrders.endedOn, { day: formatDay(endsAt) })}`
    : why;
}

export const amountWords = ({ plan, totalCents }: Pick<OrderView, "plan" | "totalCents">): string =>
  fillWords(myOrders.plans[plan], { amount: formatPrice(totalCents) });

export function giftWords(gift: NonNullable<OrderView["gift"]>): string {
  const { name, email, deliverOn, deliveredAt } = gift;
  const words = myOrders.gift;
  const when = deliveredAt
    ? fillWords(words.delivered, { day: formatDay(deliveredAt) })
    : deliverOn
      ? fillWords(words.onDay, { day: formatCalendarDay(deliverOn) })
      : words.atOnce;
  return `${fillWords(words.label, { name, email })} ${when}`;
}

const words = myOrders.payments;

/** What was paid and when, each with its receipt. */
function PaymentList({ order, payments }: { order: string } & Pick<OrderView, "payments">) {
  return (
    <ul aria-label={words.heading} className="payments">
      {payments.map(({ id, number, paidAt, amountCents, taxCents, refundedCents }) => (
        <li key={id}>
          <span>
            <time dateTime={paidAt}>{formatDay(paidAt)}</time>, {formatPrice(amountCents)}
            {taxCents > 0 && <Aside words={words.tax} cents={taxCents} />}
            {refundedCents > 0 && <Aside words={words.refunded} cents={refundedCents} />}
          </span>
          <a
            href={pathOf(getReceipt, { params: { id: order, payment: id } })}
            className="text-link inline-flex min-h-11 items-center"
          >
            {fillWords(words.receipt, { number })}
          </a>
        </li>
      ))}
    </ul>
  );
}

const Aside = ({ words: sentence, cents }: { words: string; cents: number }) => (
  <span className="block text-ink-soft">{fillWords(sentence, { amount: formatPrice(cents) })}</span>
);
