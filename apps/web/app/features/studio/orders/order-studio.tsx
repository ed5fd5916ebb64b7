import { formatPrice } from "@academy/content/format-price";
import { studioOrderPage } from "@academy/content/pages/studio/orders/order-page";
import { studioOrdersPage } from "@academy/content/pages/studio/orders/orders-page";
import { getOrder } from "@academy/contract/calls/studio/orders";
import type { OrderDetail, OrderMoment } from "@academy/contract/studio/orders";
import { useQuery } from "@tanstack/react-query";
import { Link, useParams } from "react-router";
import { apiQuery } from "../../../lib/api/query-client.ts";
import { formatCalendarDay, formatDay, formatTime } from "../../../lib/text/format-time.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Columns, DetailPage, PersonHead } from "../kit/detail-page.tsx";
import { type Fact, Facts, Section } from "../kit/section.tsx";
import { checkOrder } from "./calls.ts";
import { OrderAccess } from "./order-access.tsx";
import { OrderAction, StateBadge } from "./order-parts.tsx";
import { OrderPayments } from "./order-payments.tsx";

const words = studioOrderPage;
const { facts: said, history } = words;
/** While a refund is under way somebody may be waiting for it. */
const lookAgainMs = 1000;
const isRefunding = ({ payments }: OrderDetail) => payments.some(({ refund }) => refund?.state === "asked");

/** One order: who, what, what was paid, what it opened, and what happened. */
export function OrderStudio() {
  const { id = "" } = useParams();
  const query = useQuery({
    ...apiQuery(getOrder, { params: { id } }),
    refetchInterval: ({ state }) => (state.data && isRefunding(state.data) ? lookAgainMs : false),
  });
  return (
    <DetailPage query={query} words={words} title={({ name }) => name}>
      {(order) => <Order order={order} />}
    </DetailPage>
  );
}

function Order({ order }: { order: OrderDetail }) {
  return (
    <>
      <PersonHead
        back={words.back}
        above={words.number(order.number)}
        name={order.name}
        email={order.email}
        write={words.write}
        badges={
          <>
            <StateBadge order={order} />
            {order.gift && <Badge>{words.gift}</Badge>}
            {order.provider === "test" && <Badge>{words.test}</Badge>}
            {order.isForgotten && <Badge>{words.forgotten}</Badge>}
          </>
        }
      >
        {/* Asks the provider how the order stands, and makes the academy agree. */}
        {order.canRefresh && (
          <OrderAction
            variant="secondary"
            label={words.refresh.button}
            busy={words.refresh.busy}
            done={words.refresh.done}
            act={() => checkOrder(order.id)}
          />
        )}
      </PersonHead>
      <Columns
        side={
          <>
            <Section id="facts" heading={said.heading}>
              <Facts facts={[...whatFacts(order), ...giftFacts(order.gift), ...laterFacts(order)]} />
            </Section>
            <OrderAccess order={order} />
          </>
        }
      >
        <OrderPayments order={order} />
        <Section id="history" heading={history.heading}>
          <ol className="studio-list mt-2">
            {order.moments.map((moment) => (
              <Moment key={moment.at + moment.what} moment={moment} />
            ))}
          </ol>
        </Section>
      </Columns>
    </>
  );
}

const Moment = ({ moment: { what, at, amountCents, by, reason } }: { moment: OrderMoment }) => (
  <li>
    <p>
      {history.moments[what]}
      {amountCents !== null && `, ${formatPrice(amountCents)}`}
    </p>
    <p className="studio-small">
      <time dateTime={at}>{formatTime(at)}</time>
      {by && ` ${history.by(by)}`}
      {reason && `: ${words.reasons[reason]}`}
    </p>
  </li>
);

/** What comes off is told apart where something does. */
function whatFacts(order: OrderDetail): Fact[] {
  const { version, discountCents, upgradeCents, listCents, totalCents, plan } = order;
  const comesOff = discountCents > 0 || upgradeCents > 0;
  return [
    [said.offer, order.offerName],
    [said.version, said.versionSince(version.number, formatDay(version.since))],
    [said.listPrice, comesOff && formatPrice(listCents)],
    [said.code, discountCents > 0 && `${order.coupon ?? ""} ${said.minus(formatPrice(discountCents))}`],
    [said.upgrade, upgradeCents > 0 && said.minus(formatPrice(upgradeCents))],
    [comesOff ? said.total : said.price, `${formatPrice(totalCents)} ${studioOrdersPage.plans[plan]}`],
    [said.renewalTerms, order.renewalTerms],
  ];
}

function giftFacts(gift: OrderDetail["gift"]): Fact[] {
  if (!gift) return [];
  return [
    [said.forGift, `${gift.name}\n${gift.email}`],
    [said.giftNote, gift.note],
    [said.giftDay, gift.deliverOn ? formatCalendarDay(gift.deliverOn) : said.atOnce],
    [said.delivered, gift.deliveredAt ? formatTime(gift.deliveredAt) : said.notDelivered],
  ];
}

function laterFacts(order: OrderDetail): Fact[] {
  const { nextPaymentAt, paymentCents, endsAt, state, upgrades, upgradedBy } = order;
  const isEnding = state === "ending" || state === "ended";
  return [
    [said.next, nextPaymentAt && said.nextOn(formatPrice(paymentCents), formatDay(nextPaymentAt))],
    [said.ends, isEnding && endsAt && formatTime(endsAt)],
    [said.account, <Account key="account" order={order} />],
    [said.upgrades, upgrades && <OrderLink id={upgrades} />],
    [said.upgradedBy, upgradedBy.length > 0 && upgradedBy.map((id) => <OrderLink key={id} id={id} />)],
    [said.checked, formatTime(order.checkedAt)],
  ];
}

function Account({ order: { accountId, accountEmail } }: { order: OrderDetail }) {
  if (!accountId) return said.noAccount;
  return (
    <Link to={`/studio/learners/${accountId}`} className="text-link wrap-anywhere">
      {accountEmail}
    </Link>
  );
}

const OrderLink = ({ id }: { id: string }) => (
  <Link to={`/studio/orders/${id}`} className="text-link">
    {words.number(id.slice(0, 8))}
  </Link>
);
