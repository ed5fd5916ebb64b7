import { formatLongDate } from "@academy/content/format-date";
import { paymentDisputedLetter, refundedLetter } from "@academy/content/mails/payment-letters";
import { formatMoney } from "../../money.ts";
import { composeLetter, fillLine, fillText, Paragraph } from "../letter.tsx";
import { PageLink } from "./page-link.tsx";

export type RefundedProps = {
  offerName: string;
  amountCents: number;
  currency: string;
  isFull: boolean;
  /** Null where nothing closes. */
  accessEndsAt: string | null;
  /** Paid for what they had: the money goes back by itself. */
  hadAlready: boolean;
};

export function composeRefunded(props: RefundedProps, words: typeof refundedLetter.words) {
  const { offerName, amountCents, currency, isFull, accessEndsAt, hadAlready } = props;
  const day = accessEndsAt === null ? "" : formatLongDate(accessEndsAt);
  const facts = { offerName, day, amount: formatMoney(amountCents, currency) };
  const refunded = fillLine(isFull ? words.refundedInFull : words.refundedInPart, facts);
  const after =
    accessEndsAt === null
      ? [hadAlready ? words.hadItAlready : words.nothingEnds]
      : [words.accessEnds, words.certificateEnds];
  const blocks = {
    after: after.map((text) => <Paragraph key={text}>{fillText(text, facts)}</Paragraph>),
  };
  return composeLetter(refundedLetter, words, { filling: { ...facts, refunded }, blocks });
}

export type PaymentDisputedProps = { offerName: string; accessEndsAt: string };

export const composePaymentDisputed = (
  { offerName, accessEndsAt }: PaymentDisputedProps,
  words: typeof paymentDisputedLetter.words,
) =>
  composeLetter(paymentDisputedLetter, words, {
    filling: { offerName, day: formatLongDate(accessEndsAt), contactPage: <PageLink path="/contact" /> },
  });
