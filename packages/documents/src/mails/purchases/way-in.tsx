import { linkWords } from "@academy/content/mails/link-words";
import { type ReactNode, useContext } from "react";
import { fillText, Paragraph } from "../mail-from-words.tsx";
import { LinkToPress, MailContext } from "../mail-layout.tsx";
import { PageLink } from "./page-link.tsx";

/** For somebody who has no other way to sign in yet. */
export function SignInRoute({ token, children }: { token: string; children: ReactNode }) {
  const { baseUrl, linkWords: written = linkWords } = useContext(MailContext);
  return (
    <>
      <LinkToPress href={`${baseUrl}/welcome?token=${encodeURIComponent(token)}`}>{children}</LinkToPress>
      <Paragraph>{fillText(written.wayIn, { signInPage: <PageLink path="/sign-in" /> })}</Paragraph>
    </>
  );
}
