import { Text } from "@react-email/components";
import { useContext } from "react";
import { LinkToPress, MailContext, MailLayout, textStyle } from "./mail-layout.tsx";

export type WebhookOffProps = {
  /** Of the address that can’t be reached. */
  host: string;
  /** Whether the other side said that it wants no more. */
  isGone: boolean;
};

/** To every owner. */
export function WebhookOff({ host, isGone }: WebhookOffProps) {
  const { baseUrl } = useContext(MailContext);
  return (
    <MailLayout
      preview="Your academy stopped sending events to one address."
      heading="A webhook was turned off"
    >
      <Text style={textStyle}>
        {isGone
          ? `${host} answered that it no longer accepts events, so we turned this webhook off.`
          : `For three days, nothing we sent to ${host} arrived, so we turned this webhook off.`}{" "}
        Your leads, orders and courses aren’t affected. Once the other side works again, you can turn the
        webhook on and send again what it missed.
      </Text>
      <LinkToPress href={`${baseUrl}/studio/settings/webhooks`}>See your webhooks</LinkToPress>
    </MailLayout>
  );
}
