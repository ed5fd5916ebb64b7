import { Text } from "@react-email/components";
import { useContext } from "react";
import { LinkToPress, MailContext, MailLayout, textStyle } from "./mail-layout.tsx";

export type SecondFactorOffProps = { token: string };

/** From the academy's owner, to somebody who has lost their phone and their recovery codes. */
export function SecondFactorOff({ token }: SecondFactorOffProps) {
  const { baseUrl } = useContext(MailContext);
  const href = `${baseUrl}/two-step-off?token=${encodeURIComponent(token)}`;
  return (
    <MailLayout preview="This link works once, for one hour." heading="Turn off two-step verification">
      <Text style={textStyle}>
        You told us that you can’t get a code to sign in. With this link you can turn two-step verification
        off. It works once, for one hour, and signs you out everywhere.
      </Text>
      <LinkToPress href={href}>Turn it off</LinkToPress>
      <Text style={textStyle}>
        If you didn’t ask us for this, don’t use the link, and let us know. Nothing has changed so far.
      </Text>
    </MailLayout>
  );
}
