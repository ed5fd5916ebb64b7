import { Text } from "@react-email/components";
import { useContext } from "react";
import { LinkToPress, MailContext, MailLayout, textStyle } from "./mail-layout.tsx";

export type ResetPasswordProps = { token: string };

export function ResetPassword({ token }: ResetPasswordProps) {
  const { baseUrl } = useContext(MailContext);
  const href = `${baseUrl}/reset-password?token=${encodeURIComponent(token)}`;
  return (
    <MailLayout preview="The link works once, for an hour." heading="Choose a new password">
      <Text style={textStyle}>
        You asked for a way to set a new password. This link works once, for an hour.
      </Text>
      <LinkToPress href={href}>Choose a new password</LinkToPress>
      <Text style={textStyle}>
        If it was not you who asked, you need not do anything: your password stays as it is.
      </Text>
    </MailLayout>
  );
}
