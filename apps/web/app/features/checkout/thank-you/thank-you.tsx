import { thankYouPage } from "@academy/content/pages/buying/thank-you-page";
import { showOrderState } from "@academy/contract/calls/orders";
import type { OrderState, OrderStateView } from "@academy/contract/orders";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useEffect, useState } from "react";
import { ApiError } from "../../../lib/api/api-error.ts";
import { apiQuery } from "../../../lib/api/query-client.ts";
import { tabStorage } from "../../../lib/storage/storage.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { LinkButton } from "../../../ui/buttons/link-button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { toast } from "../../../ui/toast/toast-store.ts";
import { Spinner } from "../../../ui/waiting/spinner.tsx";
import { PageDrawing, RisingMandala } from "../../archetypes/public.ts";
import { forgetOrder } from "../order/form/order-choices.ts";
import { OrderStanding } from "./order-standing.tsx";
import { Standing } from "./standing.tsx";

const { unknown, failed, contact, asking } = thankYouPage;
const writeToUs = <LinkButton to={contact.to}>{contact.label}</LinkButton>;

type ThankYouProps = {
  order: string | null;
  /** Beside what is said to be mailed. */
  mailNote: ReactNode;
};

/** Where the payment page leads back to: what is so, and nothing more. */
export function ThankYou({ order, mailNote }: ThankYouProps) {
  return order ? <Known order={order} mailNote={mailNote} /> : <Unknown />;
}

/** No sun rises for an order that isn't there. */
const Unknown = () => (
  <Notice heading={unknown.heading} drawing={<PageDrawing of="missing" />}>
    <p className="text-lead text-pretty">{unknown.text}</p>
    {writeToUs}
  </Notice>
);

function Thanks({ children }: { children: ReactNode }) {
  return (
    <div className="thanks">
      <div className="thanks-drawing">
        <RisingMandala />
      </div>
      <div className="relative max-w-144">
        <p className="section-eyebrow">{thankYouPage.eyebrow}</p>
        {children}
      </div>
    </div>
  );
}

function Known({ order, mailNote }: { order: string; mailNote: ReactNode }) {
  const { data, error, isFetching, refetch, waitedMs, isUnknown } = useOrderState(order);
  const isPaid = data?.state === "active" || data?.state === "processing";
  const offer = data?.offer;
  useEffect(() => {
    if (isPaid && offer) forgetOrder(offer);
  }, [isPaid, offer]);
  useEffect(() => {
    if (data) welcomeOnce(order, data);
  }, [order, data]);

  if (isUnknown && !data) return <Unknown />;
  return (
    <Thanks>
      {data ? (
        <OrderStanding order={order} view={data} waitedMs={waitedMs} mailNote={mailNote} />
      ) : error ? (
        <Standing {...failed}>
          <Button isBusy={isFetching} onClick={() => void refetch()}>
            {failed.again}
          </Button>
        </Standing>
      ) : (
        <>
          <h1 className="sr-only">{asking}</h1>
          <Spinner size="large" label={asking} isLabelShown />
        </>
      )}
    </Thanks>
  );
}

const keyOf = (order: string) => `welcomed:${order}`;

/** Whoever has bought the whole academy is welcomed, however often they look at their order. */
function welcomeOnce(order: string, { state, offer, isGift }: OrderStateView): void {
  if (state !== "active" || offer !== "subscribePackage" || isGift) return;
  if (tabStorage.read(keyOf(order), () => true)) return;
  tabStorage.write(keyOf(order), true);
  toast(thankYouPage.toast);
}

/** A number that is not even one is as unknown as one that no order has. */
const isUnknown = (error: unknown) => error instanceof ApiError && [400, 404].includes(error.status);

/** How an order stands, asked again until there is nothing more to wait for. A hidden tab does not ask. */
function useOrderState(order: string) {
  const [since] = useState(() => Date.now());
  const { data, error, isFetching, refetch, dataUpdatedAt, errorUpdatedAt } = useQuery({
    ...apiQuery(showOrderState, { params: { id: order } }),
    // The way back from the payment page leads here again.
    staleTime: 0,
    refetchInterval: ({ state }) =>
      isUnknown(state.error) ? false : askAgainIn(state.data?.state, Date.now() - since),
  });
  const waitedMs = Math.max(dataUpdatedAt, errorUpdatedAt) - since;
  return { data, error, isFetching, refetch, waitedMs, isUnknown: isUnknown(error) };
}

const soonMs = 1500;
const laterMs = 5000;
/** By then most providers have told. */
const soonForMs = 30_000;

/**
 * After how long an order is asked about again; false when there is nothing to wait for. Money that takes days is
 * written about, not waited for.
 */
export function askAgainIn(state: OrderState | undefined, waitedMs: number): number | false {
  if (state !== undefined && state !== "open") return false;
  return waitedMs < soonForMs ? soonMs : laterMs;
}
