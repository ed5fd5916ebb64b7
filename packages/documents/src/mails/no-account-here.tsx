import { Link, Text } from "@react-email/components";
import { useContext } from "react";
import { linkStyle, MailContext, MailLayout, textStyle } from "./mail-layout.tsx";

export function NoAccountHere() {
  const { baseUrl } = useContext(MailContext);
  return (
    <MailLayout preview="There is no account with this address." heading="No account with this address">
      <Text style={textStyle}>
        Somebody, probably you, tried to sign in with this address. There is no account with it; perhaps you
        used another one.
      </Text>
      <Text style={textStyle}>
        To sign in or to begin:{" "}
        <Link href={`${baseUrl}/sign-in`} style={linkStyle}>
          {baseUrl}/sign-in
        </Link>
      </Text>
      <Text style={textStyle}>If it was not you, you need not do anything.</Text>
    </MailLayout>
  );
}
