import { Link } from "@react-email/components";
import { useContext } from "react";
import { linkStyle, MailContext } from "../mail-layout.tsx";

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
