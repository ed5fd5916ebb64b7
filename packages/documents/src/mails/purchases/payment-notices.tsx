import { formatLongDate } from "@academy/content/format-date";
import { paymentFailedMail } from "@academy/content/mails/payment-mails";
import { paymentOpenMail } from "@academy/content/mails/welcome-mails";
import { type OfferKey, offers } from "@academy/content/offers";
import { formatMoney } from "../../money.ts";
import { composeMailFromWords, fillLine } from "../mail-from-words.tsx";
import { ordersPath, PageButton } from "./page-link.tsx";

type DuePayment = { offerName: string; amountCents: number; currency: string };

export type PaymentFailedProps = DuePayment & { kind: "second-of-two" | "membership"; accessEndsAt: string };

export function composePaymentFailed(props: PaymentFailedProps, words: typeof paymentFailedMail.words) {
  const { offerName, amountCents, currency, kind, accessEndsAt } = props;
  const facts = {
    offerName,
    amount: formatMoney(amountCents, currency),
    day: formatLongDate(accessEndsAt),
  };
  const isMembership = kind === "membership";
  const filling = {
    ...facts,
    missed: fillLine(isMembership ? words.monthMissed : words.secondMissed, facts),
    access: fillLine(isMembership ? words.accessToMembership : words.accessToPurchase, facts),
  };
  const blocks = { button: <PageButton path={ordersPath}>{words.button}</PageButton> };
  return composeMailFromWords(paymentFailedMail, words, { filling, blocks });
}

export type PaymentOpenProps = {
  offer: OfferKey /** As it is called now. */;
  offerName?: string | undefined;
};

/** To whoever came too early and left their address. */
export function composePaymentOpen(props: PaymentOpenProps, words: typeof paymentOpenMail.words) {
  const { offer } = props;
  const offerName = props.offerName ?? offers.find(({ key }) => key === offer)?.name ?? "";
  const blocks = { button: <PageButton path={`/checkout/${offer}`}>{words.button}</PageButton> };
  return composeMailFromWords(paymentOpenMail, words, { filling: { offerName }, blocks });
}
