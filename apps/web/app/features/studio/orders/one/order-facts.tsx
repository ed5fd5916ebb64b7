import { formatPrice } from "@academy/content/format-price";
import { studioOrderPage } from "@academy/content/pages/studio/orders/order-page";
import { studioOrdersPage } from "@academy/content/pages/studio/orders/orders-page";
import type { OrderDetail } from "@academy/contract/studio/orders";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { formatCalendarDay, formatDay, formatTime } from "../../../../lib/text/format-time.ts";

const words = studioOrderPage.facts;

export function OrderFacts({ order }: { order: OrderDetail }) {
  const facts = [...whatFacts(order), ...giftFacts(order.gift), ...laterFacts(order)];
  return (
    <section aria-labelledby="facts">
      <h2 id="facts" className="text-heading">
        {words.heading}
      </h2>
      <dl className="sale-facts">
        {facts
          .filter(([, value]) => value)
          .map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
    </section>
  );
}

type Fact = [label: string, value: ReactNode];

/** What comes off is told apart where something does. */
function whatFacts(order: OrderDetail): Fact[] {
  const { version, discountCents, upgradeCents, listCents, totalCents, plan } = order;
  const comesOff = discountCents > 0 || upgradeCents > 0;
  return [
    [words.offer, order.offerName],
    [words.version, words.versionSince(version.number, formatDay(version.since))],
    [words.listPrice, comesOff && formatPrice(listCents)],
    [words.code, discountCents > 0 && `${order.coupon ?? ""} ${words.minus(formatPrice(discountCents))}`],
    [words.upgrade, upgradeCents > 0 && words.minus(formatPrice(upgradeCents))],
    [comesOff ? words.total : words.price, `${formatPrice(totalCents)} ${studioOrdersPage.plans[plan]}`],
  ];
}

function giftFacts(gift: OrderDetail["gift"]): Fact[] {
  if (!gift) return [];
  return [
    [words.forGift, `${gift.name}\n${gift.email}`],
    [words.giftNote, gift.note],
    [words.giftDay, gift.deliverOn ? formatCalendarDay(gift.deliverOn) : words.atOnce],
    [words.delivered, gift.deliveredAt ? formatTime(gift.deliveredAt) : words.notDelivered],
  ];
}

function laterFacts(order: OrderDetail): Fact[] {
  const { nextPaymentAt, paymentCents, endsAt, state } = order;
  const isEnding = state === "ending" || state === "ended";
  return [
    [words.next, nextPaymentAt && words.nextOn(formatPrice(paymentCents), formatDay(nextPaymentAt))],
    [words.ends, isEnding && endsAt && formatTime(endsAt)],
    [words.account, <Account key="account" order={order} />],
    [words.upgrades, order.upgrades && <OrderLink id={order.upgrades} />],
    [
      words.upgradedBy,
      order.upgradedBy.length > 0 && order.upgradedBy.map((id) => <OrderLink key={id} id={id} />),
    ],
    [words.checked, formatTime(order.checkedAt)],
  ];
}

function Account({ order: { accountId, accountEmail } }: { order: OrderDetail }) {
  if (!accountId) return words.noAccount;
  return (
    <Link to={`/studio/learners/${accountId}`} className="text-link wrap-anywhere">
      {accountEmail}
    </Link>
  );
}

const OrderLink = ({ id }: { id: string }) => (
  <Link to={`/studio/orders/${id}`} className="text-link">
    {studioOrderPage.number(id.slice(0, 8))}
  </Link>
);
