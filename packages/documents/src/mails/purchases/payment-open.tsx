import { type OfferKey, offers } from "@academy/content/offers";
import { Text } from "@react-email/components";
import { useContext } from "react";
import { LinkToPress, MailContext, MailLayout, textStyle } from "../mail-layout.tsx";

export type PaymentOpenProps = { offer: OfferKey };

/** To whoever came too early and left their address. */
export function PaymentOpen({ offer }: PaymentOpenProps) {
  const { baseUrl } = useContext(MailContext);
  const name = offers.find(({ key }) => key === offer)?.name ?? "";
  return (
    <MailLayout preview="You asked us to tell you." heading="It can be bought now">
      <Text style={textStyle}>
        You wanted “{name}” when payment was not open yet, and left your address so that we could tell you. It
        is open now.
      </Text>
      <LinkToPress href={`${baseUrl}/checkout/${offer}`}>See what it costs</LinkToPress>
      <Text style={textStyle}>
        This is the only mail you get about it. If you no longer want it, do nothing.
      </Text>
    </MailLayout>
  );
}
