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
        This link works once, for seven days. It’s just for you, so please don’t share it. After that, sign in
        with a code we email to this address: <PageLink path="/sign-in" />
      </Text>
    </>
  );
}
