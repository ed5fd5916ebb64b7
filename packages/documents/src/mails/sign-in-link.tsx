import { Text } from "@react-email/components";
import { MailLayout, textStyle } from "./mail-layout.tsx";
import { WayIn } from "./purchases/way-in.tsx";

export type SignInLinkProps = { token: string };

/** From the academy's owner, to somebody who can't get in. */
export function SignInLink({ token }: SignInLinkProps) {
  return (
    <MailLayout preview="One press, and you’re signed in." heading="Your link to sign in">
      <Text style={textStyle}>
        We’re sending you this to help you sign in. You don’t need your password for it.
      </Text>
      <WayIn token={token}>Sign in</WayIn>
      <Text style={textStyle}>If you didn’t ask us for help, you can ignore this email.</Text>
    </MailLayout>
  );
}
