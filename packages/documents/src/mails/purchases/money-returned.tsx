import { Text } from "@react-email/components";
import { formatLongDate } from "../../long-date.ts";
import { formatMoney } from "../../money.ts";
import { MailLayout, textStyle } from "../mail-layout.tsx";
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

export function Refunded(props: RefundedProps) {
  const { offerName, amountCents, currency, isFull, accessEndsAt, hadAlready } = props;
  return (
    <MailLayout preview="It can take your bank a few days to show it." heading="Your refund is on its way">
      <Text style={textStyle}>
        We’ve refunded {formatMoney(amountCents, currency)}, {isFull ? "the full amount" : "part of what"} you
        paid for “{offerName}”, to your original payment method. It can take your bank a few days to show it.
      </Text>
      {accessEndsAt === null ? null : (
        <>
          <Text style={textStyle}>
            You have access to what you bought until {formatLongDate(accessEndsAt)}. We’ll save your progress
            and notes, in case you come back.
          </Text>
          <Text style={textStyle}>
            Any certificate you earned with it will no longer be valid after that.
          </Text>
        </>
      )}
      {accessEndsAt === null ? (
        <Text style={textStyle}>
          {hadAlready ? "You already had this, and nobody should pay twice. " : ""}Nothing else changes: you
          keep access to everything you have.
        </Text>
      ) : null}
    </MailLayout>
  );
}

export type PaymentDisputedProps = { offerName: string; accessEndsAt: string };

export function PaymentDisputed({ offerName, accessEndsAt }: PaymentDisputedProps) {
  return (
    <MailLayout preview="If it was a mistake, you can still fix it." heading="Your payment was disputed">
      <Text style={textStyle}>
        Your card’s bank told us that your payment for “{offerName}” was disputed.
      </Text>
      <Text style={textStyle}>
        If that was a mistake, please withdraw the dispute with your bank. If something is wrong with the
        payment, or you don’t know how this happened, contact us and we’ll figure it out together:{" "}
        <PageLink path="/contact" />
      </Text>
      <Text style={textStyle}>
        You have access to what you bought until {formatLongDate(accessEndsAt)}. If the dispute is still open
        then, your access ends. We’ll save your progress and notes.
      </Text>
    </MailLayout>
  );
}
