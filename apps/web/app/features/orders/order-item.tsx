import { formatPrice } from "@academy/content/format-price";
import { myOrders } from "@academy/content/pages/buying/my-orders";
import type { OrderView } from "@academy/contract/orders";
import { useRef } from "react";
import { Link } from "react-router";
import { fillWords } from "../../lib/text/fill-words.ts";
import { formatDay } from "../../lib/text/format-time.ts";
import { Badge } from "../../ui/badge.tsx";
import { OrderActions } from "./order-actions.tsx";
import { amountWords, giftWords, stateWords } from "./order-words.ts";
import { PaymentList } from "./payment-list.tsx";

/** States that its own page says more about. */
const unsettled = ["open", "processing", "refused"];

export function OrderItem({ order }: { order: OrderView }) {
  const { id, name, state, placedAt, nextPayment, gift, payments } = order;
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
      {payments.length > 0 && <PaymentList order={id} payments={payments} />}
      <OrderActions order={order} title={title} />
    </li>
  );
}
