import { Text } from "@react-email/components";
import { formatLongDate } from "../../long-date.ts";
import { formatMoney } from "../../money.ts";
import { MailLayout, textStyle } from "../mail-layout.tsx";
import { Facts } from "./facts.tsx";
import { ordersPath, PageLink } from "./page-link.tsx";

export type ReceiptProps = {
  offerName: string;
  number: string;
  paidAt: string;
  /** With the tax in it. */
  amountCents: number;
  taxCents: number;
  currency: string;
  kind: "once" | "first-of-two" | "second-of-two" | "membership" | "renewal";
  nextPayment: { at: string; amountCents: number } | null;
};

const kinds: Record<ReceiptProps["kind"], string> = {
  once: "One payment",
  "first-of-two": "First of two payments",
  "second-of-two": "Second of two payments",
  membership: "First month of membership",
  renewal: "One month of membership",
};

/** Numbers are ours. */
export const receiptSubject = ({ number }: ReceiptProps) => `Your receipt ${number}`;

export function Receipt(props: ReceiptProps) {
  const { offerName, number, paidAt, amountCents, taxCents, currency, kind } = props;
  const isMembership = kind === "membership" || kind === "renewal";
  return (
    <MailLayout preview="Thank you. Your receipt is attached." heading="Your receipt">
      <Text style={textStyle}>Thank you for your payment. Your receipt is attached as a PDF.</Text>
      <Facts
        facts={[
          ["For", offerName],
          ["Amount", formatMoney(amountCents, currency)],
          ["Tax", taxCents === 0 ? "None charged" : `${formatMoney(taxCents, currency)}, included`],
          ["Payment", kinds[kind]],
          ["Date", formatLongDate(paidAt)],
          ["Receipt", number],
        ]}
      />
      <WhatComesNext {...props} />
      {isMembership ? (
        <Text style={textStyle}>
          You can cancel anytime, in two clicks, under Settings → Orders. You keep access until the end of the
          month you’ve paid for: <PageLink path={ordersPath} />
        </Text>
      ) : null}
    </MailLayout>
  );
}

function WhatComesNext({ kind, nextPayment, currency }: ReceiptProps) {
  if (nextPayment) {
    const what = `${formatMoney(nextPayment.amountCents, currency)} on ${formatLongDate(nextPayment.at)}`;
    return (
      <Text style={textStyle}>
        {kind === "first-of-two"
          ? `Your second and last payment is ${what}. We’ll remind you three days before.`
          : `Your next payment is ${what}, and then every month until you cancel.`}
      </Text>
    );
  }
  return kind === "once" || kind === "second-of-two" ? (
    <Text style={textStyle}>You’ve paid in full. There are no more payments.</Text>
  ) : null;
}
