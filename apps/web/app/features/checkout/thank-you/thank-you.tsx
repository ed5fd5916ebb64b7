import { thankYouPage } from "@academy/content/pages/buying/thank-you-page";
import { type ReactNode, useEffect } from "react";
import { Button } from "../../../ui/buttons/button.tsx";
import { LinkButton } from "../../../ui/buttons/link-button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { Spinner } from "../../../ui/waiting/spinner.tsx";
import { PageDrawing, RisingMandala } from "../../archetypes/public.ts";
import { forgetOrder } from "../order/form/order-choices.ts";
import { OrderStanding } from "./order-standing.tsx";
import { Standing } from "./standing.tsx";
import { useOrderState } from "./use-order-state.ts";
import { welcomeOnce } from "./welcome-once.ts";

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
