import { Text } from "@react-email/components";
import { type ReactNode, useContext } from "react";
import { LinkToPress, MailContext, textStyle } from "../mail-layout.tsx";
import { PageLink } from "./page-link.tsx";

/** For somebody who has no other way to sign in yet. */
export function WayIn({ token, children }: { token: string; children: ReactNode }) {
  const { baseUrl } = useContext(MailContext);
  return (
    <>
      <LinkToPress href={`${baseUrl}/welcome?token=${encodeURIComponent(token)}`}>{children}</LinkToPress>
      <Text style={textStyle}>
        The link works once, for seven days, and for nobody but you: please do not pass it on. After that you
        sign in with a code that we mail to this address: <PageLink path="/sign-in" />
      </Text>
    </>
  );
}
