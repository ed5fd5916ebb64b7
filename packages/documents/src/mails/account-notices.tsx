import { accountDeletedLetter } from "@academy/content/mails/membership-letters";
import { Link, Text } from "@react-email/components";
import { useContext } from "react";
import { composeLetter } from "./letter.tsx";
import { LinkToPress, linkStyle, MailContext, MailLayout, textStyle } from "./mail-layout.tsx";

/** Told after the fact, so that nobody's account changes hands in silence. */
type NoticeProps = { heading: string; text: string };

function Notice({ heading, text }: NoticeProps) {
  const { baseUrl } = useContext(MailContext);
  return (
    <MailLayout preview={text} heading={heading}>
      <Text style={textStyle}>{text}</Text>
      <Text style={textStyle}>
        If this was you, you’re all set. If it wasn’t, please set a new password right away:{" "}
        <Link href={`${baseUrl}/sign-in`} style={linkStyle}>
          {baseUrl}/sign-in
        </Link>
      </Text>
    </MailLayout>
  );
}

export const PasswordChanged = () => (
  <Notice
    heading="Your password was changed"
    text="The password for your account was just changed. You’ve been signed out on all other devices."
  />
);

export type EmailChangedProps = { token: string };

export function EmailChanged({ token }: EmailChangedProps) {
  const { baseUrl } = useContext(MailContext);
  const href = `${baseUrl}/restore-email?token=${encodeURIComponent(token)}`;
  return (
    <MailLayout
      preview="From now on, you sign in with a different address."
      heading="Your email address was changed"
    >
      <Text style={textStyle}>
        Your account now has a different email address, and you can no longer sign in with this one. This is
        the last email we’ll send here.
      </Text>
      <Text style={textStyle}>
        If this wasn’t you, get your account back. For seven days, this link moves it back to this address and
        signs everyone else out:
      </Text>
      <LinkToPress href={href}>Get my account back</LinkToPress>
    </MailLayout>
  );
}

export const EmailRestored = () => (
  <MailLayout
    preview="An account was moved back to its previous address."
    heading="An account no longer uses this address"
  >
    <Text style={textStyle}>
      The account that was using this address has been moved back to its previous one, with a link that was
      emailed there. You can no longer sign in with this address.
    </Text>
    <Text style={textStyle}>
      If you made the change and want to use this address, sign in with the previous one and change it again.
    </Text>
  </MailLayout>
);

export type SecondFactorChangedProps = { isOn: boolean };

export const SecondFactorChanged = ({ isOn }: SecondFactorChangedProps) =>
  isOn ? (
    <Notice
      heading="Two-step verification is on"
      text="From now on, signing in also takes a code from your authenticator app. Keep your recovery codes in a safe place: if you lose your phone, each one lets you in once."
    />
  ) : (
    <Notice
      heading="Two-step verification is off"
      text="Signing in no longer takes a code from an authenticator app, and your recovery codes no longer work."
    />
  );

export type AccountDeletedProps = { firstName: string };

export const composeAccountDeleted = (
  filling: AccountDeletedProps,
  words: typeof accountDeletedLetter.words,
) => composeLetter(accountDeletedLetter, words, { filling });
