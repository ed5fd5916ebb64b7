import { Text } from "@react-email/components";
import { useContext } from "react";
import { formatLongDate } from "../../long-date.ts";
import { formatMoney } from "../../money.ts";
import { LinkToPress, MailContext, MailLayout, textStyle } from "../mail-layout.tsx";
import { ordersPath, PageLink } from "./page-link.tsx";

type Due = { offerName: string; amountCents: number; currency: string };

export type SecondPaymentDueProps = Due & { dueAt: string };

export function SecondPaymentDue({ offerName, amountCents, currency, dueAt }: SecondPaymentDueProps) {
  return (
    <MailLayout
      preview="A reminder, so that it does not take you by surprise."
      heading="Your second payment is coming up"
    >
      <Text style={textStyle}>
        On {formatLongDate(dueAt)} the second and last payment is due: {formatMoney(amountCents, currency)}{" "}
        for “{offerName}”.
      </Text>
      <Text style={textStyle}>
        It is taken from the card you paid with, and there is nothing you have to do. If you would rather use
        another card, you can change it under Settings → Orders: <PageLink path={ordersPath} />
      </Text>
    </MailLayout>
  );
}

export type PaymentFailedProps = Due & { kind: "second-of-two" | "membership"; accessEndsAt: string };

const missed = { "second-of-two": "The second payment", membership: "This month’s payment" };

export function PaymentFailed({ offerName, amountCents, currency, kind, accessEndsAt }: PaymentFailedProps) {
  const { baseUrl } = useContext(MailContext);
  const day = formatLongDate(accessEndsAt);
  return (
    <MailLayout
      preview="Nothing is lost. Perhaps it only takes another card."
      heading="A payment did not go through"
    >
      <Text style={textStyle}>
        {missed[kind]} of {formatMoney(amountCents, currency)} for “{offerName}” did not go through with your
        card. That happens: cards run out, and banks are careful. Nothing is lost.
      </Text>
      <Text style={textStyle}>
        Our payment provider tries the same card again by itself. If it needs to be another card, you can
        change it under Settings → Orders:
      </Text>
      <LinkToPress href={`${baseUrl}${ordersPath}`}>Change the card</LinkToPress>
      <Text style={textStyle}>
        {kind === "membership" ? "Your membership" : "What you bought"} stays open until {day}. If the payment
        has not arrived by then, it is closed after that day, and all your progress is kept.
      </Text>
    </MailLayout>
  );
}
