import { formatPrice } from "@academy/content/format-price";
import { studioOrdersPage } from "@academy/content/pages/studio/orders/orders-page";
import type { OrderRow } from "@academy/contract/studio-orders";
import { Link, useLocation } from "react-router";
import { formatDay } from "../../../../lib/text/format-time.ts";
import { Badge } from "../../../../ui/badge.tsx";
import { stateLook, stateWords } from "../state-words.ts";

const words = studioOrdersPage.table;

/** A table on a desk, and cards on a phone. */
export function OrderTable({ orders }: { orders: OrderRow[] }) {
  return (
    <table className="sale-table" aria-label={words.label}>
      <thead>
        <tr>
          <th scope="col">{words.buyer}</th>
          <th scope="col">{words.offer}</th>
          <th scope="col">{words.price}</th>
          <th scope="col">{words.state}</th>
          <th scope="col">{words.ordered}</th>
          <th scope="col">{words.number}</th>
        </tr>
      </thead>
      <tbody>
        {orders.map((order) => (
          <Row key={order.id} order={order} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ order }: { order: OrderRow }) {
  const { search: filters } = useLocation();
  return (
    <tr>
      <th scope="row" className="sale-name">
        <Link to={`/studio/orders/${order.id}`} state={{ filters }} className="text-link">
          <bdi>{order.name}</bdi>
        </Link>
        <span>{order.email}</span>
      </th>
      <td data-label={words.offer}>{order.offerName}</td>
      <td data-label={words.price}>
        {formatPrice(order.totalCents)}
        <span className="sale-plan">{studioOrdersPage.plans[order.plan]}</span>
      </td>
      <td data-label={words.state}>
        <span className="sale-badges">
          <Badge look={stateLook(order)}>{stateWords(order)}</Badge>
          {order.isGift && <Badge>{words.gift}</Badge>}
          {order.isRefunded && order.end !== "refunded" && <Badge>{words.refunded}</Badge>}
        </span>
      </td>
      <td data-label={words.ordered} className="sale-day">
        <time dateTime={order.placedAt}>{formatDay(order.placedAt)}</time>
      </td>
      <td data-label={words.number} className="sale-number">
        {order.number}
      </td>
    </tr>
  );
}
