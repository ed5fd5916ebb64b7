import { alreadyHaveAccountMail, codeLetters } from "@academy/content/mails/account-mails";
import { Section } from "@react-email/section";
import { Text } from "@react-email/text";
import { composeMailFromWords, Paragraph, type WordsReader } from "./mail-from-words.tsx";
import { codeStyle } from "./mail-layout.tsx";
import { PageLink } from "./purchases/page-link.tsx";

export type SignInCodeProps = { code: string; reason: keyof typeof codeLetters };

export function composeSignInCode({ code, reason }: SignInCodeProps, words: WordsReader) {
  const letter = codeLetters[reason];
  return composeMailFromWords(letter, words(letter), { filling: {}, blocks: { code: <Code code={code} /> } });
}

export type AlreadyHaveAccountProps = {
  /** Signs in; left out where somebody else asked. */
  code?: string;
};

export function composeAlreadyHaveAccount(
  { code }: AlreadyHaveAccountProps,
  words: typeof alreadyHaveAccountMail.words,
) {
  const codeToEnter = code ? (
    <>
      <Paragraph>{words.enter}</Paragraph>
      <Code code={code} />
    </>
  ) : null;
  const filling = { signInPage: <PageLink path="/sign-in" /> };
  return composeMailFromWords(alreadyHaveAccountMail, words, { filling, blocks: { codeToEnter } });
}

/** Large, and in one piece, so that it can be copied. */
function Code({ code }: { code: string }) {
  return (
    <Section style={{ margin: "24px 0", textAlign: "center" }}>
      <Text style={codeStyle}>{code}</Text>
    </Section>
  );
}
