import { formatLongDate } from "@academy/content/format-date";
import { paymentDisputedMail, refundedMail } from "@academy/content/mails/payment-mails";
import { formatMoney } from "../../money.ts";
import { composeMailFromWords, fillLine, fillText, Paragraph } from "../mail-from-words.tsx";
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
  /** Paid as a difference to what had gone back meanwhile: it goes back by itself, too. */
  wasShort?: boolean;
};

export function composeRefunded(props: RefundedProps, words: typeof refundedMail.words) {
  const { offerName, amountCents, currency, isFull, accessEndsAt, hadAlready, wasShort } = props;
  const day = accessEndsAt === null ? "" : formatLongDate(accessEndsAt);
  const facts = { offerName, day, amount: formatMoney(amountCents, currency) };
  const refunded = fillLine(isFull ? words.refundedInFull : words.refundedInPart, facts);
  const after =
    accessEndsAt === null
      ? [wasShort ? words.wasShort : hadAlready ? words.hadItAlready : words.nothingEnds]
      : [words.accessEnds, words.certificateEnds];
  const blocks = {
    after: after.map((text) => <Paragraph key={text}>{fillText(text, facts)}</Paragraph>),
  };
  return composeMailFromWords(refundedMail, words, { filling: { ...facts, refunded }, blocks });
}

export type PaymentDisputedProps = { offerName: string; accessEndsAt: string };

export const composePaymentDisputed = (
  { offerName, accessEndsAt }: PaymentDisputedProps,
  words: typeof paymentDisputedMail.words,
) =>
  composeMailFromWords(paymentDisputedMail, words, {
    filling: { offerName, day: formatLongDate(accessEndsAt), contactPage: <PageLink path="/contact" /> },
  });
