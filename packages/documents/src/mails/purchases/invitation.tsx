import { alumniGroup } from "@academy/content/offers";
import { Text } from "@react-email/components";
import { useContext } from "react";
import { formatLongDate } from "../../long-date.ts";
import { LinkToPress, MailContext, MailLayout, textStyle } from "../mail-layout.tsx";
import { PageLink } from "./page-link.tsx";

export type InvitationProps = { token: string; expiresAt: string };

export function Invitation({ token, expiresAt }: InvitationProps) {
  const { baseUrl } = useContext(MailContext);
  const href = `${baseUrl}/checkout/${alumniGroup.key}?invitation=${encodeURIComponent(token)}`;
  return (
    <MailLayout preview="Your personal invitation works once." heading="You’re invited to the alumni group">
      <Text style={textStyle}>
        You’re invited to join the {alumniGroup.name}. Here’s what happens there, and what it costs:{" "}
        <PageLink path="/alumni-group" />
      </Text>
      <Text style={textStyle}>If you’d like to join:</Text>
      <LinkToPress href={href}>Join the group</LinkToPress>
      <Text style={textStyle}>
        This invitation is only for this email address. It works once, until {formatLongDate(expiresAt)}. If
        you’d rather not join, you can ignore this email.
      </Text>
    </MailLayout>
  );
}
