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
    <MailLayout preview="You asked us to let you know." heading="You can buy it now">
      <Text style={textStyle}>You asked us to let you know when you could buy “{name}”. Now you can.</Text>
      <LinkToPress href={`${baseUrl}/checkout/${offer}`}>See the price</LinkToPress>
      <Text style={textStyle}>
        This is the only email we’ll send about it. If you’re no longer interested, you can ignore it.
      </Text>
    </MailLayout>
  );
}
