import { Link } from "@react-email/link";
import { type ReactNode, useContext } from "react";
import { LinkToPress, linkStyle, MailContext } from "../mail-layout.tsx";

/** Where one's orders are: receipts, the card, the end of a membership. */
export const ordersPath = "/settings#orders";

/** A page of ours by its whole address, so that it can be read and copied too. */
export function PageLink({ path }: { path: string }) {
  const { baseUrl } = useContext(MailContext);
  return (
    <Link href={`${baseUrl}${path}`} style={linkStyle}>
      {baseUrl}
      {path}
    </Link>
  );
}

/** The one thing to do, on a page of ours. */
export function PageButton({ path, children }: { path: string; children: ReactNode }) {
  const { baseUrl } = useContext(MailContext);
  return <LinkToPress href={`${baseUrl}${path}`}>{children}</LinkToPress>;
}
