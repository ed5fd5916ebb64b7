import { Text } from "@react-email/components";
import { useContext } from "react";
import { LinkToPress, MailContext, MailLayout, textStyle } from "./mail-layout.tsx";

export type ResetPasswordProps = {
  token: string;
  /** Whether somebody of the academy sends it, to help. */
  isHelp?: boolean;
};

export function ResetPassword({ token, isHelp = false }: ResetPasswordProps) {
  const { baseUrl } = useContext(MailContext);
  const href = `${baseUrl}/reset-password?token=${encodeURIComponent(token)}`;
  return (
    <MailLayout preview="This link works once, for one hour." heading="Reset your password">
      <Text style={textStyle}>
        {isHelp
          ? "We’re sending you this to help you sign in. Choose a new password here. The link works once, for one hour."
          : "You asked to reset your password. This link works once, for one hour."}
      </Text>
      <LinkToPress href={href}>Choose a new password</LinkToPress>
      <Text style={textStyle}>
        If you didn’t ask for this, you can ignore this email. Your password won’t change.
      </Text>
    </MailLayout>
  );
}
