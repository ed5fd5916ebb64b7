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
    <MailLayout preview="Your bank needs some days to show it." heading="Your refund is on its way">
      <Text style={textStyle}>
        We have returned {formatMoney(amountCents, currency)} to you,{" "}
        {isFull ? "all that you paid for" : "a part of what you paid for"} “{offerName}”. It goes back the way
        it came; your bank needs some days to show it.
      </Text>
      {accessEndsAt === null ? null : (
        <>
          <Text style={textStyle}>
            What you bought stays open until {formatLongDate(accessEndsAt)}, and closes then. Your progress
            and notes are kept, in case you come back.
          </Text>
          <Text style={textStyle}>A certificate that you earned under it ends with it.</Text>
        </>
      )}
      {accessEndsAt === null ? (
        <Text style={textStyle}>
          {hadAlready ? "It was yours already, and nobody needs to pay twice. " : ""}
          Nothing else changes: what you have stays open.
        </Text>
      ) : null}
    </MailLayout>
  );
}

export type PaymentDisputedProps = { offerName: string; accessEndsAt: string };

export function PaymentDisputed({ offerName, accessEndsAt }: PaymentDisputedProps) {
  return (
    <MailLayout
      preview="If it was a mistake, it can still be put right."
      heading="Your bank told us of a dispute"
    >
      <Text style={textStyle}>
        The bank behind your card has told us that the payment for “{offerName}” was disputed.
      </Text>
      <Text style={textStyle}>
        If that was a mistake, please withdraw the dispute at your bank. If something is wrong with the
        payment, or you do not know how this came about, write to us, and we will look at it together:{" "}
        <PageLink path="/contact" />
      </Text>
      <Text style={textStyle}>
        What you bought stays open until {formatLongDate(accessEndsAt)}. If the dispute still stands then, it
        is closed after that day. Your progress and notes are kept.
      </Text>
    </MailLayout>
  );
}
