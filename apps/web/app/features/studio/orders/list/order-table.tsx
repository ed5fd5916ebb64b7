import { formatPrice } from "@academy/content/format-price";
import { studioOrdersPage } from "@academy/content/pages/studio/orders/orders-page";
import type { OrderRow } from "@academy/contract/studio/orders";
import { Link, useLocation } from "react-router";
import { formatDay } from "../../../../lib/text/format-time.ts";
import { Badge } from "../../../../ui/badge.tsx";
import type { StudioColumn } from "../../table/columns.ts";
import { StudioTable } from "../../table/studio-table.tsx";
import { stateLook, stateWords } from "../state-words.ts";

const words = studioOrdersPage.table;

const columns: readonly StudioColumn<OrderRow>[] = [
  { id: "buyer", label: words.buyer, className: "sale-name", cell: (order) => <Buyer order={order} /> },
  { id: "offer", label: words.offer, className: "order-offer", cell: ({ offerName }) => offerName },
  {
    id: "price",
    label: words.price,
    className: "order-price",
    cell: ({ totalCents, plan }) => (
      <>
        {formatPrice(totalCents)}
        <span className="sale-plan">{studioOrdersPage.plans[plan]}</span>
      </>
    ),
  },
  {
    id: "state",
    label: words.state,
    className: "order-state",
    cell: (order) => (
      <span className="sale-badges">
        <Badge look={stateLook(order)}>{stateWords(order)}</Badge>
        {order.isGift && <Badge>{words.gift}</Badge>}
        {order.isRefunded && order.end !== "refunded" && <Badge>{words.refunded}</Badge>}
      </span>
    ),
  },
  {
    id: "ordered",
    label: words.ordered,
    className: "sale-day",
    cell: ({ placedAt }) => <time dateTime={placedAt}>{formatDay(placedAt)}</time>,
  },
  { id: "number", label: words.number, className: "sale-number", cell: ({ number }) => number },
];

export const OrderTable = ({ orders }: { orders: OrderRow[] }) => (
  <StudioTable label={words.label} className="sale-table order-table" columns={columns} rows={orders} />
);

function Buyer({ order: { id, name, email } }: { order: OrderRow }) {
  const { search: filters } = useLocation();
  return (
    <>
      <Link to={`/studio/orders/${id}`} state={{ filters }} className="text-link">
        <bdi>{name}</bdi>
      </Link>
      <span>{email}</span>
    </>
  );
}
