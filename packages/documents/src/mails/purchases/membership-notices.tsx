import { Text } from "@react-email/components";
import { formatLongDate } from "../../long-date.ts";
import { MailLayout, textStyle } from "../mail-layout.tsx";
import { ordersPath, PageLink } from "./page-link.tsx";

export type MembershipCanceledProps = { offerName: string; endsAt: string };

export function MembershipCanceled({ offerName, endsAt }: MembershipCanceledProps) {
  const day = formatLongDate(endsAt);
  return (
    <MailLayout
      preview="You have access until the end of the time you’ve paid for."
      heading="Your membership is canceled"
    >
      <Text style={textStyle}>
        As you asked, your membership in “{offerName}” is canceled. You have access until {day}, the end of
        the time you’ve paid for, and you won’t be charged again.
      </Text>
      <Text style={textStyle}>
        If you change your mind before then, you can keep your membership under Settings → Orders:{" "}
        <PageLink path={ordersPath} />
      </Text>
      <Text style={textStyle}>Thank you for the time you’ve spent with us.</Text>
    </MailLayout>
  );
}

export type MembershipResumedProps = { offerName: string; nextPaymentAt: string };

export function MembershipResumed({ offerName, nextPaymentAt }: MembershipResumedProps) {
  return (
    <MailLayout
      preview="We’ve undone your cancellation, and nothing has changed."
      heading="Your membership continues"
    >
      <Text style={textStyle}>
        We’re glad you’re staying. We’ve undone your cancellation of “{offerName}”, and everything is as it
        was.
      </Text>
      <Text style={textStyle}>
        Your next payment is on {formatLongDate(nextPaymentAt)}. You can cancel anytime, in two clicks, under
        Settings → Orders: <PageLink path={ordersPath} />
      </Text>
    </MailLayout>
  );
}
