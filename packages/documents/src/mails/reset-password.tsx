import { Text } from "@react-email/components";
import { useContext } from "react";
import { LinkToPress, MailContext, MailLayout, textStyle } from "./mail-layout.tsx";

export type ResetPasswordProps = { token: string };

export function ResetPassword({ token }: ResetPasswordProps) {
  const { baseUrl } = useContext(MailContext);
  const href = `${baseUrl}/reset-password?token=${encodeURIComponent(token)}`;
  return (
    <MailLayout preview="This link works once, for one hour." heading="Reset your password">
      <Text style={textStyle}>You asked to reset your password. This link works once, for one hour.</Text>
      <LinkToPress href={href}>Choose a new password</LinkToPress>
      <Text style={textStyle}>
        If you didn’t ask for this, you can ignore this email. Your password won’t change.
      </Text>
    </MailLayout>
  );
}
