import { Section, Text } from "@react-email/components";
import { codeStyle, MailLayout, textStyle } from "./mail-layout.tsx";

export type SignInCodeProps = { code: string; reason: "sign-in" | "sign-up" | "change-email" | "prove" };

const words = {
  "sign-in": {
    subject: "Your code to sign in",
    text: "Type this code to sign in. It works once, for ten minutes.",
    otherwise: "If it was not you who asked for it, nothing has happened: without the code nobody gets in.",
  },
  "sign-up": {
    subject: "Your code to begin",
    text: "We are glad that you are here. Type this code to confirm your address. It works once, for ten minutes.",
    otherwise: "If it was not you who signed up, you need not do anything.",
  },
  "change-email": {
    subject: "Your code to confirm this address",
    text: "Type this code in your settings, and this address becomes the one you sign in with. It works once, for ten minutes.",
    otherwise: "If you did not ask for it, you need not do anything.",
  },
  prove: {
    subject: "Your code to show that it is you",
    text: "Something that decides who can get into your account is about to change. Type this code to go on. It works once, for ten minutes.",
    otherwise:
      "If it was not you, somebody else is signed in to your account: sign in, end every session in your settings, and choose a new password.",
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
