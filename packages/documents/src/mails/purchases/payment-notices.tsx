import { Text } from "@react-email/components";
import { useContext } from "react";
import { formatLongDate } from "../../long-date.ts";
import { formatMoney } from "../../money.ts";
import { LinkToPress, MailContext, MailLayout, textStyle } from "../mail-layout.tsx";
import { ordersPath } from "./page-link.tsx";

type Due = { offerName: string; amountCents: number; currency: string };

export type PaymentFailedProps = Due & { kind: "second-of-two" | "membership"; accessEndsAt: string };

const missed = { "second-of-two": "The second payment", membership: "This month’s payment" };

export function PaymentFailed({ offerName, amountCents, currency, kind, accessEndsAt }: PaymentFailedProps) {
  const { baseUrl } = useContext(MailContext);
  const day = formatLongDate(accessEndsAt);
  return (
    <MailLayout
      preview="Nothing is lost. You may just need a different card."
      heading="Your payment didn’t go through"
    >
      <Text style={textStyle}>
        {missed[kind]} of {formatMoney(amountCents, currency)} for “{offerName}” didn’t go through on your
        card. It happens: cards expire, and banks are careful. Nothing is lost.
      </Text>
      <Text style={textStyle}>
        Our payment provider will try the same card again automatically. If you need to use a different card,
        you can change it under Settings → Orders:
      </Text>
      <LinkToPress href={`${baseUrl}${ordersPath}`}>Change card</LinkToPress>
      <Text style={textStyle}>
        You have access to {kind === "membership" ? "your membership" : "what you bought"} until {day}. If we
        haven’t received the payment by then, your access ends. We’ll save all your progress.
      </Text>
    </MailLayout>
  );
}
