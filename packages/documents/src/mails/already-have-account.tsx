import { Link, Text } from "@react-email/components";
import { useContext } from "react";
import { linkStyle, MailContext, MailLayout, textStyle } from "./mail-layout.tsx";
import { Code } from "./sign-in-code.tsx";

export type AlreadyHaveAccountProps = {
  /** Signs in; left out where somebody else asked. */
  code?: string;
};

export function AlreadyHaveAccount({ code }: AlreadyHaveAccountProps) {
  const { baseUrl } = useContext(MailContext);
  return (
    <MailLayout
      preview="There is an account with this address already."
      heading="You already have an account"
    >
      <Text style={textStyle}>
        Somebody, probably you, gave us this address. There is an account with it already, and it is as it
        was: its password has not changed.
      </Text>
      {code ? (
        <>
          <Text style={textStyle}>
            Type this code where you were, and you are signed in. It works once, for ten minutes.
          </Text>
          <Code code={code} />
        </>
      ) : null}
      <Text style={textStyle}>
        You can sign in at any time, also without a password:{" "}
        <Link href={`${baseUrl}/sign-in`} style={linkStyle}>
          {baseUrl}/sign-in
        </Link>
      </Text>
    </MailLayout>
  );
}
