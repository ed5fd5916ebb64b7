import { Link, Text } from "@react-email/components";
import { useContext } from "react";
import { linkStyle, MailContext, MailLayout, textStyle } from "./mail-layout.tsx";

export function NoAccountHere() {
  const { baseUrl } = useContext(MailContext);
  return (
    <MailLayout preview="There’s no account with this email address." heading="No account with this address">
      <Text style={textStyle}>
        Someone, probably you, tried to sign in with this address. It doesn’t have an account. You may have
        used a different address.
      </Text>
      <Text style={textStyle}>
        To sign in or create an account:{" "}
        <Link href={`${baseUrl}/sign-in`} style={linkStyle}>
          {baseUrl}/sign-in
        </Link>
      </Text>
      <Text style={textStyle}>If this wasn’t you, you can ignore this email.</Text>
    </MailLayout>
  );
}
