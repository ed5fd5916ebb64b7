import { Text } from "@react-email/components";
import { formatLongDate } from "../../long-date.ts";
import { MailLayout, textStyle } from "../mail-layout.tsx";
import { ordersPath, PageLink } from "./page-link.tsx";

export type MembershipCanceledProps = { offerName: string; endsAt: string };

export function MembershipCanceled({ offerName, endsAt }: MembershipCanceledProps) {
  const day = formatLongDate(endsAt);
  return (
    <MailLayout
      preview="It goes on to the end of what you have paid for."
      heading="Your membership is canceled"
    >
      <Text style={textStyle}>
        As you asked, your membership in “{offerName}” is canceled. It goes on until {day}, the end of what
        you have paid for, and no other payment is taken.
      </Text>
      <Text style={textStyle}>
        If you change your mind before that day, you can take it back under Settings → Orders:{" "}
        <PageLink path={ordersPath} />
      </Text>
      <Text style={textStyle}>Thank you for the time you have been with us.</Text>
    </MailLayout>
  );
}

export type MembershipResumedProps = { offerName: string; nextPaymentAt: string };

export function MembershipResumed({ offerName, nextPaymentAt }: MembershipResumedProps) {
  return (
    <MailLayout
      preview="Your cancellation is taken back, and nothing has changed."
      heading="Your membership goes on"
    >
      <Text style={textStyle}>
        We are glad that you stay. Your cancellation of “{offerName}” is taken back, and everything is as it
        was.
      </Text>
      <Text style={textStyle}>
        The next payment is taken on {formatLongDate(nextPaymentAt)}. You can cancel at any time, with two
        clicks, under Settings → Orders: <PageLink path={ordersPath} />
      </Text>
    </MailLayout>
  );
}
