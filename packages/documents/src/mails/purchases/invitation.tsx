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
    <MailLayout
      preview="For this e-mail address alone, and once."
      heading="You are invited to the alumni group"
    >
      <Text style={textStyle}>
        You are invited to take a seat in the {alumniGroup.name}. What happens there, and what it costs:{" "}
        <PageLink path="/alumni-group" />
      </Text>
      <Text style={textStyle}>If you would like to join, this is the way:</Text>
      <LinkToPress href={href}>Take your seat</LinkToPress>
      <Text style={textStyle}>
        The invitation is for this e-mail address alone. It works once, until {formatLongDate(expiresAt)}. If
        you would rather not, you need not do anything.
      </Text>
    </MailLayout>
  );
}
