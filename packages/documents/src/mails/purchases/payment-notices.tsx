import { formatLongDate } from "@academy/content/format-date";
import { paymentFailedLetter } from "@academy/content/mails/payment-letters";
import { formatMoney } from "../../money.ts";
import { composeLetter, fillLine } from "../letter.tsx";
import { ordersPath, PageButton } from "./page-link.tsx";

type Due = { offerName: string; amountCents: number; currency: string };

export type PaymentFailedProps = Due & { kind: "second-of-two" | "membership"; accessEndsAt: string };

export function composePaymentFailed(props: PaymentFailedProps, words: typeof paymentFailedLetter.words) {
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
  return composeLetter(paymentFailedLetter, words, { filling, blocks });
}
