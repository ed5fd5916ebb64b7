import { thankYouPage } from "@academy/content/pages/buying/thank-you-page";
import type { OrderStateView } from "@academy/contract/orders";
import { type ReactNode, useState } from "react";
import { fillWords } from "../../../lib/text/fill-words.ts";
import { buttonLook } from "../../../ui/buttons/button-look.ts";
import { LinkButton } from "../../../ui/buttons/link-button.tsx";
import { SpinnerMark } from "../../../ui/waiting/spinner.tsx";
import { checkoutPath } from "../paths.ts";
import { GiftPaid, Paid } from "./paid.tsx";
import { Standing } from "./standing.tsx";

const { contact, test, open, expired, ...words } = thankYouPage;
/** After that it is said that nothing is lost. */
const longMs = 60_000;

type OrderStandingProps = { order: string; view: OrderStateView; waitedMs: number; mailNote: ReactNode };

export function OrderStanding(props: OrderStandingProps) {
  const { testCheckout } = props.view;
  return (
    <>
      <State {...props} />
      {testCheckout && (
        <p className="thanks-test">
          <strong>{test.mark}</strong>{" "}
          <a href={testCheckout} className="text-link">
            {test.label}
          </a>
        </p>
      )}
    </>
  );
}

function State({ order, view, waitedMs, mailNote }: OrderStandingProps) {
  const { state, offer, offerName, isGift, payAt } = view;
  const [first] = useState(state);
  const isNews = state !== first;
  const fill = (sentence: string) => fillWords(sentence, { offer: offerName });
  if (state === "active") {
    return isGift ? (
      <GiftPaid order={order} offerName={offerName} isNews={isNews} />
    ) : (
      <Paid view={view} mailNote={mailNote} isNews={isNews} />
    );
  }
  if (state === "open") {
    return (
      <Standing heading={open.heading} text={<p>{fill(open.text)}</p>}>
        <p role="status" className="basis-full text-pretty empty:hidden">
          {waitedMs >= longMs ? open.long : ""}
        </p>
        <SpinnerMark className="size-8 text-gold-deep" />
        {payAt && (
          <a href={payAt} className={buttonLook({ variant: "secondary" })}>
            {open.pay}
          </a>
        )}
      </Standing>
    );
  }
  const { heading, text } = state === "expired" ? expired : words[state];
  return (
    <Standing heading={fill(heading)} text={<p>{fill(text)}</p>} isNews={isNews}>
      {state === "expired" && (
        <LinkButton to={checkoutPath(offer)} reloadDocument>
          {expired.again}
        </LinkButton>
      )}
      {state !== "processing" && (
        <LinkButton to={contact.to} variant={state === "refused" ? "primary" : "quiet"}>
          {contact.label}
        </LinkButton>
      )}
    </Standing>
  );
}
