import { studioOrderPage } from "@academy/content/pages/studio/orders/order-page";
import { studioPage } from "@academy/content/pages/studio/studio-page";
import { getOrder } from "@academy/contract/calls/studio/orders";
import type { OrderDetail } from "@academy/contract/studio/orders";
import { useQuery } from "@tanstack/react-query";
import { Link, useLocation, useParams } from "react-router";
import { explain, hasCode, isUnauthorized } from "../../../../lib/api/api-error.ts";
import { apiQuery } from "../../../../lib/api/query-client.ts";
import { useTitle } from "../../../../lib/use-title.ts";
import { Badge } from "../../../../ui/badge.tsx";
import { Button } from "../../../../ui/buttons/button.tsx";
import { buttonLook } from "../../../../ui/buttons/button-look.ts";
import { Notice } from "../../../../ui/notice.tsx";
import { WaitingPage } from "../../../../ui/waiting/waiting-page.tsx";
import { stateLook, stateWords } from "../state-words.ts";
import { CheckAgain } from "./check-again.tsx";
import { OrderAccess } from "./order-access.tsx";
import { OrderFacts } from "./order-facts.tsx";
import { OrderHistory } from "./order-history.tsx";
import { OrderPayments } from "./order-payments.tsx";

const words = studioOrderPage;
/** While a refund is under way somebody may be waiting for it. */
const lookAgainMs = 1000;
const isRefunding = ({ payments }: OrderDetail) => payments.some(({ refund }) => refund?.state === "asked");

/** One order: who, what, what was paid, what it opened, and what happened. */
export function OrderStudio() {
  const { id = "" } = useParams();
  const { data, error, refetch } = useQuery({
    ...apiQuery(getOrder, { params: { id } }),
    refetchInterval: ({ state }) => (state.data && isRefunding(state.data) ? lookAgainMs : false),
  });
  useTitle(data?.name);
  if (data) return <Order key={data.id} order={data} />;
  if (!error || isUnauthorized(error)) return <WaitingPage />;
  const isMissing = hasCode(error, "NOT_FOUND") || hasCode(error, "BAD_REQUEST");
  return (
    <Notice heading={isMissing ? words.missing.heading : studioPage.failed} role="alert">
      <p>{isMissing ? words.missing.text : explain(error)}</p>
      {isMissing ? <BackLink /> : <Button onClick={() => void refetch()}>{studioPage.tryAgain}</Button>}
    </Notice>
  );
}

function Order({ order }: { order: OrderDetail }) {
  return (
    <div className="studio-page column">
      <header className="sale-head">
        <BackLink />
        <p className="studio-small">{words.number(order.number)}</p>
        <h1 className="wrap-anywhere text-title">
          <bdi>{order.name}</bdi>
        </h1>
        <p className="wrap-anywhere">{order.email}</p>
        <div className="sale-head-badges">
          <Badge look={stateLook(order)}>{stateWords(order)}</Badge>
          {order.gift && <Badge>{words.gift}</Badge>}
          {order.provider === "test" && <Badge>{words.test}</Badge>}
          {order.isForgotten && <Badge>{words.forgotten}</Badge>}
        </div>
        <div className="form-actions">
          <a
            href={`mailto:${encodeURIComponent(order.email)}`}
            className={buttonLook({ variant: "secondary", size: "small" })}
          >
            {words.write}
          </a>
          {order.canRefresh && <CheckAgain id={order.id} />}
        </div>
      </header>
      <div className="sale-columns">
        <div className="sale-side">
          <OrderFacts order={order} />
          <OrderAccess order={order} />
        </div>
        <div className="sale-side">
          <OrderPayments order={order} />
          <OrderHistory moments={order.moments} />
        </div>
      </div>
    </div>
  );
}

/** To the list as it was left, where one came from there. */
function BackLink() {
  const state = useLocation().state as { filters?: unknown } | null;
  const filters = typeof state?.filters === "string" ? state.filters : "";
  return (
    <Link to={words.back.to + filters} className="text-link inline-flex min-h-11 items-center">
      {words.back.label}
    </Link>
  );
}
