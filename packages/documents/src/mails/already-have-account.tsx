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
    <MailLayout preview="There’s already an account with this address." heading="You already have an account">
      <Text style={textStyle}>
        Someone, probably you, tried to sign up with this address. It already has an account. Nothing about it
        has changed, including the password.
      </Text>
      {code ? (
        <>
          <Text style={textStyle}>
            Enter this code on the page you came from to sign in. It works once, for ten minutes.
          </Text>
          <Code code={code} />
        </>
      ) : null}
      <Text style={textStyle}>
        You can sign in anytime, even without a password:{" "}
        <Link href={`${baseUrl}/sign-in`} style={linkStyle}>
          {baseUrl}/sign-in
        </Link>
      </Text>
    </MailLayout>
  );
}
