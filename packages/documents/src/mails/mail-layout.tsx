import { academy } from "@academy/content/academy";
import { linkWords } from "@academy/content/mails/link-words";
import type { firstSteps } from "@academy/content/mails/welcome-mails";
import { Body } from "@react-email/body";
import { Container } from "@react-email/container";
import { Head } from "@react-email/head";
import { Heading } from "@react-email/heading";
import { Hr } from "@react-email/hr";
import { Html } from "@react-email/html";
import { Link } from "@react-email/link";
import { Preview } from "@react-email/preview";
import { Text } from "@react-email/text";
import { createContext, type ReactNode, useContext } from "react";
import { fillText } from "../fill-text.tsx";

type MailContextValue = {
  baseUrl: string;
  /** What is being written of the first steps, while it is looked at. */
  firstSteps?: typeof firstSteps | undefined;
  /** And of what stands below buttons. */
  linkWords?: typeof linkWords | undefined;
};
/** What every mail needs to know about where it comes from. */
export const MailContext = createContext<MailContextValue>({ baseUrl: "" });

const ink = "#33203a";
const quiet = "#6a5a70";
const serif = "Fraunces, Georgia, 'Times New Roman', serif";
const sans = "Figtree, 'Helvetica Neue', Arial, sans-serif";

export const textStyle = {
  color: ink,
  fontFamily: sans,
  fontSize: "16px",
  lineHeight: "26px",
  // A long word or address would make the whole mail wider than a phone. Some programs know the one, some the other.
  overflowWrap: "anywhere",
  wordBreak: "break-word",
} as const;
export const linkStyle = { color: "#7a4b12", textDecoration: "underline" };
export const buttonStyle = {
  backgroundColor: ink,
  color: "#fdfaf3",
  fontFamily: sans,
  fontSize: "16px",
  padding: "14px 24px",
  textDecoration: "none",
};
export const codeStyle = {
  color: ink,
  fontFamily: "'SF Mono', Menlo, Consolas, monospace",
  fontSize: "36px",
  fontWeight: 600,
  letterSpacing: "8px",
  lineHeight: "48px",
  margin: 0,
};

type Props = { preview: string; heading?: string; children: ReactNode };

/** Ivory paper, plum ink, one column: reads the same in every mail program. */
export function MailLayout({ preview, heading, children }: Props) {
  const { baseUrl } = useContext(MailContext);
  return (
    <Html lang="en">
      <Head />
      <Preview>{preview}</Preview>
      <Body style={{ backgroundColor: "#f4eee1", margin: 0, padding: "32px 0" }}>
        <Container
          style={{
            backgroundColor: "#fdfaf3",
            maxWidth: "560px",
            padding: "40px 32px",
            borderTop: "3px solid #b98a3a",
          }}
        >
          {heading && (
            <Heading
              as="h1"
              style={{
                color: ink,
                fontFamily: serif,
                fontSize: "28px",
                fontWeight: 500,
                lineHeight: "36px",
                margin: "0 0 24px",
              }}
            >
              {heading}
            </Heading>
          )}
          {children}
          <Hr style={{ borderColor: "#e3d8c3", margin: "32px 0 20px" }} />
          <Text style={{ ...textStyle, color: quiet, fontSize: "13px", lineHeight: "20px", margin: 0 }}>
            {academy.name} ·{" "}
            <Link href={baseUrl} style={{ color: quiet }}>
              {new URL(baseUrl).host}
            </Link>
          </Text>
        </Container>
      </Body>
    </Html>
  );
}

/** The one thing to do; in full besides, for mail programs that show no buttons. */
export function LinkToPress({ href, children }: { href: string; children: ReactNode }) {
  const { linkWords: written = linkWords } = useContext(MailContext);
  const link = (
    <Link href={href} style={linkStyle}>
      {href}
    </Link>
  );
  return (
    <>
      <Text style={{ margin: "24px 0" }}>
        <Link href={href} style={buttonStyle}>
          {children}
        </Link>
      </Text>
      <Text style={textStyle}>{fillText(written.copyLink, { link })}</Text>
    </>
  );
}
