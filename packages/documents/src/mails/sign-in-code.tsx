import { Section, Text } from "@react-email/components";
import { codeStyle, MailLayout, textStyle } from "./mail-layout.tsx";

export type SignInCodeProps = { code: string; reason: "sign-in" | "sign-up" | "change-email" | "prove" };

const words = {
  "sign-in": {
    subject: "Your sign-in code",
    text: "Enter this code to sign in. It works once, for ten minutes.",
    otherwise: "If you didn’t ask for it, you can ignore this email. Nobody can sign in without the code.",
  },
  "sign-up": {
    subject: "Your code to confirm your email",
    text: "We’re glad you’re here. Enter this code to confirm your email address. It works once, for ten minutes.",
    otherwise: "If you didn’t sign up, you can ignore this email.",
  },
  "change-email": {
    subject: "Your code to confirm your new email",
    text: "Enter this code in your settings to start signing in with this address. It works once, for ten minutes.",
    otherwise: "If you didn’t ask for it, you can ignore this email.",
  },
  prove: {
    subject: "Your confirmation code",
    text: "You’re about to change how your account is protected. Enter this code to continue. It works once, for ten minutes.",
    otherwise:
      "If this wasn’t you, someone else is signed in to your account. Sign in, choose “Sign out everywhere” in your settings, and choose a new password.",
  },
};

export const signInCodeSubject = ({ reason }: SignInCodeProps) => words[reason].subject;

export function SignInCode({ code, reason }: SignInCodeProps) {
  const { subject, text, otherwise } = words[reason];
  return (
    <MailLayout preview={text} heading={subject}>
      <Text style={textStyle}>{text}</Text>
      <Code code={code} />
      <Text style={textStyle}>{otherwise}</Text>
    </MailLayout>
  );
}

/** Large, and in one piece, so that it can be copied. */
export function Code({ code }: { code: string }) {
  return (
    <Section style={{ margin: "24px 0", textAlign: "center" }}>
      <Text style={codeStyle}>{code}</Text>
    </Section>
  );
}
