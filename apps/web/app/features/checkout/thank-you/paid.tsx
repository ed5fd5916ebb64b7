import { benefitWords } from "@academy/content/pages/benefit-words";
import { thankYouPage } from "@academy/content/pages/buying/thank-you-page";
import type { OrderStateView } from "@academy/contract/orders";
import type { ReactNode } from "react";
import { fillWords } from "../../../lib/text/fill-words.ts";
import { formatCalendarDay } from "../../../lib/text/format-time.ts";
import { LinkButton } from "../../../ui/buttons/link-button.tsx";
import { PartList } from "../../benefits/public.ts";
import { readGiftDay } from "../gift-day.ts";
import { Standing } from "./standing.tsx";

const { active, gift } = thankYouPage;

type PaidProps = { view: OrderStateView; mailNote: ReactNode; isNews: boolean };

/** It is open: in this account, or behind the link that was mailed. */
export function Paid({ view, mailNote, isNews }: PaidProps) {
  const heading = fillWords(active.heading, { offer: view.offerName });
  if (!view.isMine) {
    return (
      <Standing
        heading={heading}
        text={
          <>
            <p>{active.mailed}</p>
            {mailNote}
            <Included view={view} />
          </>
        }
        isNews={isNews}
      >
        <section aria-labelledby="thanks-next" className="thanks-next">
          <h2 id="thanks-next" className="font-display text-lead">
            {active.next.heading}
          </h2>
          <ol>
            {active.next.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </section>
      </Standing>
    );
  }
  return (
    <Standing heading={heading} text={<Mine view={view} />} isNews={isNews}>
      {/* A full navigation: the server decides what "/" is. */}
      <LinkButton to={active.open.to} size="large" reloadDocument>
        {view.includes.some(({ kind }) => kind === "course") ? active.open.label : active.openWithoutCourse}
      </LinkButton>
      <LinkButton to={active.orders.to} variant="quiet">
        {active.orders.label}
      </LinkButton>
    </Standing>
  );
}

const Mine = ({ view }: Pick<PaidProps, "view">) => (
  <>
    <p>{active.mine}</p>
    <Included view={view} />
  </>
);

/** What was bought, as the checkout said it. */
function Included({ view: { includes, offer } }: Pick<PaidProps, "view">) {
  if (includes.length === 0) return null;
  return (
    <section aria-labelledby="thanks-included" className="mt-6 text-body">
      <h2 id="thanks-included" className="font-display text-lead">
        {benefitWords.heading}
      </h2>
      <PartList parts={includes} isMembership={offer === "alumniGroup"} className="mt-2 list-disc pl-5" />
    </section>
  );
}

type GiftPaidProps = { order: string; offerName: string; isNews: boolean };

export function GiftPaid({ order, offerName, isNews }: GiftPaidProps) {
  const day = readGiftDay(order);
  const when =
    day === undefined
      ? gift.unknownDay
      : day === null
        ? gift.atOnce
        : fillWords(gift.onDay, { day: formatCalendarDay(day) });
  return (
    <Standing
      heading={gift.heading}
      text={
        <>
          <p>{fillWords(gift.what, { offer: offerName })}</p>
          <p className="mt-3">{when}</p>
          <p className="mt-3">{gift.receipt}</p>
        </>
      }
      isNews={isNews}
    />
  );
}
