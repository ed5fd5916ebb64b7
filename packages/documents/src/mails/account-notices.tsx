import { Link, Text } from "@react-email/components";
import { useContext } from "react";
import { LinkToPress, linkStyle, MailContext, MailLayout, textStyle } from "./mail-layout.tsx";

/** Told after the fact, so that nobody's account changes hands in silence. */
type NoticeProps = { heading: string; text: string };

function Notice({ heading, text }: NoticeProps) {
  const { baseUrl } = useContext(MailContext);
  return (
    <MailLayout preview={text} heading={heading}>
      <Text style={textStyle}>{text}</Text>
      <Text style={textStyle}>
        Was it you? Then all is well. If not, please set a new password at once:{" "}
        <Link href={`${baseUrl}/sign-in`} style={linkStyle}>
          {baseUrl}/sign-in
        </Link>
      </Text>
    </MailLayout>
  );
}

export const PasswordChanged = () => (
  <Notice
    heading="Your password has changed"
    text="The password of your account was changed just now. On every other device you have been signed out."
  />
);

export type EmailChangedProps = { token: string };

export function EmailChanged({ token }: EmailChangedProps) {
  const { baseUrl } = useContext(MailContext);
  const href = `${baseUrl}/restore-email?token=${encodeURIComponent(token)}`;
  return (
    <MailLayout
      preview="You sign in with another address from now on."
      heading="Your e-mail address has changed"
    >
      <Text style={textStyle}>
        Your account has another e-mail address from now on, and this one no longer opens it. This is the last
        mail we send here.
      </Text>
      <Text style={textStyle}>
        If it was not you, take your account back. For seven days this link returns it to this address and
        signs everybody else out:
      </Text>
      <LinkToPress href={href}>Take my account back</LinkToPress>
    </MailLayout>
  );
}

export const EmailRestored = () => (
  <MailLayout
    preview="An account went back to the address it had before."
    heading="An account no longer uses this address"
  >
    <Text style={textStyle}>
      The account that this address was set for has gone back to the address it had before, from a link that
      was mailed there. This address no longer opens it.
    </Text>
    <Text style={textStyle}>
      If you changed it yourself and want this address back, sign in with the old one and change it again.
    </Text>
  </MailLayout>
);

export type SecondFactorChangedProps = { isOn: boolean };

export const SecondFactorChanged = ({ isOn }: SecondFactorChangedProps) =>
  isOn ? (
    <Notice
      heading="Your second factor is on"
      text="From now on signing in also takes a code from your authenticator. Keep your recovery codes in a safe place: each opens your account once if the authenticator is lost."
    />
  ) : (
    <Notice
      heading="Your second factor is off"
      text="From now on signing in takes no code from an authenticator any more. Your recovery codes are worth nothing now."
    />
  );

export type AccountDeletedProps = { firstName: string };

export function AccountDeleted({ firstName }: AccountDeletedProps) {
  return (
    <MailLayout preview="Your account and what belonged to it are gone." heading="Farewell">
      <Text style={textStyle}>Dear {firstName},</Text>
      <Text style={textStyle}>
        Your account and what belonged to it are gone, as you asked. Thank you for the time you spent with us.
        If your way leads back here one day, you are welcome.
      </Text>
    </MailLayout>
  );
}
